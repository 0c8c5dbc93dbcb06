import { boxOf } from '../../games/lata/index.ts';
import { openedOnce } from '../table/boxes.ts';

export const openBox = openedOnce(boxOf);
