import { readFileSync, writeFileSync } from 'node:fs';
import { parseFile } from '../games/kernel/index.ts';
import { complain, quote } from './complaint.ts';

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EISDIR: 'it is a folder',
  ENOTDIR: 'part of its path is not a folder',
  EACCES: 'access is not allowed',
  EPERM: 'access is not allowed',
  ERR_ENCODING_INVALID_ENCODED_DATA: 'it is not UTF-8',
  EROFS: 'the disk can only be read',
};

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return ('code' in error && REASONS[String(error.code)]) || error.message;
};

export const readText = (file: string): string => {
  try {
    // This drops the byte order mark that some editors put first.
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file));
  } catch (error) {
    return complain(`${quote(file)} cannot be read: ${reasonOf(error)}.`);
  }
};

export const writeText = (file: string, text: string): void => {
  try {
    writeFileSync(file, text);
  } catch (error) {
    complain(`${quote(file)} cannot be written: ${reasonOf(error)}.`);
  }
};

export const readJsonFile = (file: string): unknown => {
  const parsed = parseFile(readText(file));
  return parsed.ok ? parsed.value : complain(`${quote(file)} cannot be read: ${parsed.problem.message}`);
};
