// What the tests of the server need is there before the first of them starts, and its clock with it.

import { findPostgres } from './postgres.ts';

export const setup = (): void => void findPostgres();
