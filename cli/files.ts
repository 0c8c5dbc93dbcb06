import { readFileSync, writeFileSync } from 'node:fs';
import { parseJson } from '../games/kernel/index.ts';
import { complain, orComplain, quote } from './complaint.ts';

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EISDIR: 'it is a folder',
  ENOTDIR: 'part of its path is not a folder',
  EACCES: 'access is not allowed',
  EPERM: 'access is not allowed',
  EROFS: 'the disk can only be read',
};

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return ('code' in error && REASONS[String(error.code)]) || error.message;
};

export const readText = (file: string): string => {
  try {
    // Some editors put a byte order mark first.
    return readFileSync(file, 'utf8').replace(/^\ufeff/, '');
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
  const text = readText(file);
  const parsed = parseJson(text, 'bad-file');
  return parsed.ok ? orComplain(parsed) : complain(`${quote(file)} is not valid JSON.`);
};
