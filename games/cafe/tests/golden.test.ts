import { golden } from '../../kernel/testkit/index.ts';
import { cafeTitle } from '../index.ts';

golden({ title: cafeTitle, folder: new URL('../golden/', import.meta.url) });
