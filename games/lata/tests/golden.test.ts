import { golden } from '../../kernel/testkit/index.ts';
import { lataTitle } from '../index.ts';

golden({ title: lataTitle, folder: new URL('../golden/', import.meta.url) });
golden({ title: lataTitle, folder: new URL('../golden/cais-2/', import.meta.url) });
golden({ title: lataTitle, folder: new URL('../golden/cais-1/', import.meta.url) });
