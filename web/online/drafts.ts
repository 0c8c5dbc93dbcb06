// The turn that is being drafted at an online table, so that a reload loses nothing. It is read back at once, before
// the server has answered: hence not in IndexedDB.

import { fields, listOf, optional, parseJson, readJson, text, whole } from '../../games/kernel/index.ts';
import { forget, note, recall } from '../store/notes.ts';

/** A batch that was sent and not yet acknowledged has an id, and the version it was decided on. */
export interface KeptDraft {
  readonly moves: readonly string[];
  readonly sent?: { readonly id: string; readonly version: number } | undefined;
}

const keyOf = (table: string): string => `cais draft ${table}`;

const readDraft = fields({
  moves: listOf(text),
  sent: optional(fields({ id: text, version: whole(0, 1e6) })),
});

export const findDraft = (table: string): KeptDraft | undefined => {
  const parsed = parseJson(recall(keyOf(table)) ?? 'null', 'bad-draft');
  const read = parsed.ok ? readJson(readDraft, parsed.value, 'bad-draft') : parsed;
  return read.ok ? read.value : undefined;
};

export const keepDraft = (table: string, draft: KeptDraft): void => {
  if (draft.moves.length === 0) forget(keyOf(table));
  else note(keyOf(table), JSON.stringify(draft));
};
