// Golden matches: NAME.match.json, the record, with NAME.txt beside it, the transcript that a person reads in a diff.

import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Game, Kind, Title } from '../game.ts';
import type { Match } from '../match.ts';
import { makeRecord, parseRecord } from '../record.ts';
import { openFor, recordMatch, verify } from '../replay.ts';
import { expect as sure } from '../result.ts';
import { seedFrom } from '../seed.ts';
import { playRandom } from './play.ts';
import { settingName, settingsOf } from '../settings.ts';
import { transcript } from './transcript.ts';

const RECORD = '.match.json';
const TRANSCRIPT = '.txt';

const namesWith = (folder: string, ending: string): readonly string[] =>
  readdirSync(folder)
    .filter(file => file.endsWith(ending))
    .map(file => file.slice(0, -ending.length))
    .toSorted();

/** The names of the golden matches of a folder, also of those of which only one file is there. */
export const goldenNames = (folder: string): readonly string[] =>
  existsSync(folder)
    ? [...new Set([RECORD, TRANSCRIPT].flatMap(ending => namesWith(folder, ending)))].toSorted()
    : [];

/** The transcript of a golden match, made anew from its record. */
export const retell = <K extends Kind>(title: Title<K>, folder: string, name: string): string => {
  const record = sure(parseRecord(readFileSync(join(folder, name + RECORD), 'utf8')));
  const game = sure(openFor(title, record));
  return transcript(game, sure(verify(game, record)));
};

export const readTranscript = (folder: string, name: string): string =>
  readFileSync(join(folder, name + TRANSCRIPT), 'utf8');

const writeNew = (path: string, content: string): void => writeFileSync(path, content, { flag: 'wx' });

/** Writes a match as a golden one; fails if there is one of that name. */
export const writeGolden = <K extends Kind>(
  folder: string,
  name: string,
  game: Game<K>,
  match: Match<K>,
): void => {
  mkdirSync(folder, { recursive: true });
  writeNew(join(folder, name + RECORD), makeRecord(recordMatch(game, match)));
  writeNew(join(folder, name + TRANSCRIPT), transcript(game, match));
};

/**
 * Plays and writes a golden match of every setting that has none, and writes the transcripts that are missing. Returns
 * the names of those it wrote.
 */
export const writeMissing = <K extends Kind>(title: Title<K>, folder: string): readonly string[] => {
  const game = sure(title.open());
  const isMissing = (name: string, ending: string): boolean => !existsSync(join(folder, name + ending));
  const retold = goldenNames(folder).filter(name => isMissing(name, TRANSCRIPT));
  for (const name of retold) writeNew(join(folder, name + TRANSCRIPT), retell(title, folder, name));
  const played = settingsOf(game)
    .map(setting => ({ ...setting, name: settingName(game, setting) }))
    .filter(({ name }) => isMissing(name, RECORD));
  for (const { name, seats, options } of played)
    writeGolden(
      folder,
      name,
      game,
      playRandom(game, { seats, options, seed: seedFrom(`golden ${game.id} ${name}`) }),
    );
  return [...retold, ...played.map(({ name }) => name)];
};
