// The results of an arena as a file, a line each, so that an interrupted one goes on where it stopped.

import { appendFileSync, existsSync } from 'node:fs';
import { fields, listOf, parseJson, readJson, sameJson, whole, type Read } from '../../games/kernel/index.ts';
import { complain, quote } from '../complaint.ts';
import { readText, writeText } from '../files.ts';
import type { MatchResult, Task } from './match.ts';

const amount: Read<number> = (value, path) =>
  typeof value === 'number' && Number.isFinite(value) ? value : whole(0, 0)(value, path);

const readResult = fields({
  match: whole(0, 1e9),
  wins: listOf(amount),
  points: listOf(amount),
  turns: listOf(amount),
  milliseconds: listOf(amount),
});

const resultIn = (line: string, seats: number): MatchResult | undefined => {
  const json = parseJson(line, 'bad-ledger');
  const read = json.ok ? readJson(readResult, json.value, 'bad-ledger') : json;
  return read.ok && read.value.wins.length === seats ? read.value : undefined;
};

export interface Ledger {
  readonly results: readonly MatchResult[];
  readonly add: (result: MatchResult) => void;
}

/** Opens the ledger of a task: a new one, or one that was begun for the same task. */
export const openLedger = (file: string, task: Task): Ledger => {
  const heading = JSON.stringify({ arena: task });
  if (!existsSync(file)) writeText(file, `${heading}\n`);
  const [first, ...lines] = readText(file).split('\n');
  const begun = parseJson(first, 'bad-ledger');
  if (!begun.ok || !sameJson(begun.value, JSON.parse(heading)))
    complain(
      `${quote(file)} is not the file of this arena: its game, edition, options, bots or seed differ.`,
    );
  // The last line is half written where the command was killed; that match is played again.
  const results = lines.flatMap(line => resultIn(line, task.bots.length) ?? []);
  if (!readText(file).endsWith('\n')) appendFileSync(file, '\n');
  return { results, add: result => appendFileSync(file, `${JSON.stringify(result)}\n`) };
};
