import { signal } from '@preact/signals';
import { fields, listOf, parseJson, readJson, text } from '../../games/kernel/index.ts';
import { forget, note, recall } from './notes.ts';

/** Who somebody is on the server. What proves it is a cookie that no script can read; this is for the screen. */
export interface Person {
  readonly id: string;
  readonly name: string;
  /** People whose chat is hidden. */
  readonly muted: readonly string[];
}

const KEY = 'cais person';

const readPerson = fields({ id: text, name: text, muted: listOf(text) });

const load = (): Person | undefined => {
  const parsed = parseJson(recall(KEY) ?? 'null', 'bad-person');
  const read = parsed.ok ? readJson(readPerson, parsed.value, 'bad-person') : parsed;
  return read.ok ? read.value : undefined;
};

/** Undefined for whoever has never played online on this device. */
export const person = signal<Person | undefined>(load());

export const keepPerson = ({ id, name, muted }: Person): void => {
  person.value = { id, name, muted };
  note(KEY, JSON.stringify(person.value));
};

export const forgetPerson = (): void => {
  person.value = undefined;
  forget(KEY);
};
