import { restore as putBack } from '../../server/index.ts';
import { command } from '../command.ts';
import { orComplain } from '../complaint.ts';
import { databaseFile, DATA_OPTION } from '../serve/data.ts';

export const restore = command({
  name: 'restore',
  words: ['FILE'],
  about: 'Put a backup in the place of the embedded database; stop the server first.',
  options: { data: DATA_OPTION },
  notes: 'The file is checked first. What was there before is kept beside it, with the ending .before.',
  run: async ({ words: [file], options }) => {
    const tables = orComplain(await putBack(file, databaseFile(options.data)));
    console.log(`The database holds ${tables} ${tables === 1 ? 'table' : 'tables'} again.`);
    return 0;
  },
});
