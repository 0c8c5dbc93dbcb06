import { randomBytes } from 'node:crypto';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** So many random letters and digits from the secure source. Bytes above the last multiple of 36 are left out. */
export const randomId = (length: number): string => {
  let id = '';
  while (id.length < length)
    for (const byte of randomBytes(length)) if (byte < 252 && id.length < length) id += LETTERS[byte % 36];
  return id;
};
