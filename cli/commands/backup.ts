import { backUp } from '../../server/index.ts';
import { command } from '../command.ts';
import { orComplain } from '../complaint.ts';
import { databaseFile, DATA_OPTION } from '../serve/data.ts';

export const backup = command({
  name: 'backup',
  words: ['FILE'],
  about: 'Copy the embedded database of the server into a file, while it runs.',
  options: { data: DATA_OPTION },
  notes: 'The file holds seeds and keys: keep it as safe as the database. For PostgreSQL use pg_dump.',
  run: async ({ words: [file], options }) => {
    const tables = orComplain(await backUp(databaseFile(options.data), file));
    console.log(`${file} holds ${tables} ${tables === 1 ? 'table' : 'tables'}.`);
    return 0;
  },
});
