import { golden } from '../../kernel/testkit/index.ts';
import { garumTitle } from '../index.ts';

golden({ title: garumTitle, folder: new URL('../golden/', import.meta.url) });
