import { fileURLToPath } from 'node:url';
import { expect, isRecord, readJson, text } from '../games/kernel/index.ts';
import { readJsonFile } from './files.ts';

/** Which Cais this is. */
export const readVersion = (): string => {
  const house = readJsonFile(fileURLToPath(new URL('../package.json', import.meta.url)));
  return expect(readJson(text, isRecord(house) ? house.version : undefined, 'bad-file', 'version'));
};
