import * as v from 'valibot';
import { clientMessage, type ClientMessage } from '../wire/client.ts';

/** A message of a client; or what is wrong with it, and its id as far as that can be told. */
export interface Read {
  readonly message?: ClientMessage;
  readonly id: string | null;
  readonly problem: string;
}

const LONGEST_ID = 64;

const idIn = (json: unknown): string | null =>
  typeof json === 'object' && json !== null && 'id' in json && typeof json.id === 'string'
    ? json.id.slice(0, LONGEST_ID)
    : null;

export const readMessage = (text: string): Read => {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { id: null, problem: 'This is not valid JSON.' };
  }
  const id = idIn(json);
  const read = v.safeParse(clientMessage, json, { abortEarly: true });
  if (read.success) return { message: read.output, id, problem: '' };
  const [issue] = read.issues;
  return { id, problem: `${v.getDotPath(issue) ?? 'The message'}: ${issue.message}` };
};
