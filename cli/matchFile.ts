import { parseRecord, type MatchRecord } from '../games/kernel/index.ts';
import { complain, quote } from './complaint.ts';
import { readText } from './files.ts';

export const readMatchFile = (file: string): MatchRecord => {
  const record = parseRecord(readText(file));
  return record.ok
    ? record.value
    : complain(`${quote(file)} cannot be read as a match: ${record.problem.message}`);
};
