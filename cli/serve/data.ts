import { homedir } from 'node:os';
import { join } from 'node:path';

/** Where programs keep what they have to keep, by the custom of the system. */
const customary = (): string => {
  const { XDG_DATA_HOME, LOCALAPPDATA } = process.env;
  if (process.platform === 'win32') return LOCALAPPDATA ?? join(homedir(), 'AppData', 'Local');
  if (process.platform === 'darwin') return join(homedir(), 'Library', 'Application Support');
  return XDG_DATA_HOME !== undefined && XDG_DATA_HOME !== ''
    ? XDG_DATA_HOME
    : join(homedir(), '.local', 'share');
};

export const DATA_OPTION = {
  value: 'FOLDER',
  about: 'Where the embedded database is kept (cais, where the system keeps the data of programs).',
} as const;

/** The file of the embedded database. */
export const databaseFile = (folder: string | undefined): string =>
  join(folder ?? join(customary(), 'cais'), 'cais.db');
