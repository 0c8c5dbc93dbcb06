import { describe, expect, it } from 'vitest';
import { done } from '../index.ts';
import { prove, type Law } from '../testkit/law.ts';
import { LAWS, type LawTitle } from '../testkit/laws.ts';
import { allCards, morra, morraTitle } from './morra.ts';
import { KNOWLEDGE } from './sabotage/knowledge.ts';
import { PLAY } from './sabotage/play.ts';
import type { Sabotage } from './sabotage/sabotage.ts';

/** For each law a game that breaks it. */
const SABOTAGES: Readonly<Record<LawTitle, Sabotage>> = { ...PLAY, ...KNOWLEDGE };

const TRIAL = /Counterexample: \[\{"seats":\d,"options":\{.*\},"seed":"[0-9a-f]{32}"\}\]/;
const MOVE = /\[\d seats, options \{.*\}, seed [0-9a-f]{32}, before move \d+\]/;

/** Laws that need no match to be seen broken. */
const WITHOUT_MATCH: readonly string[] = [
  'options that the table of options does not allow are refused',
  'nonsense is no move and never throws',
];

/** The report of a test that fails: the message, and those of the causes. */
const reportOf = (error: unknown): string =>
  error instanceof Error ? `${error.message}\n${reportOf(error.cause)}` : '';

describe('each law finds a game that breaks it, and says where', () => {
  it.each(Object.entries(SABOTAGES))('%s', (sentence, { finding, broken }) => {
    const game = { ...morra, ...broken() };
    const subject = {
      title: { ...morraTitle, open: () => done(game) },
      game,
      conserved: allCards,
      secret: () => true,
    };
    const law = new Map<string, Law>(Object.entries(LAWS)).get(sentence);
    let report = 'no finding';
    try {
      if (law !== undefined) prove(subject, law, { games: 2, seed: 7 });
    } catch (error) {
      report = reportOf(error);
    }
    expect(report).toContain(finding);
    expect(report).toMatch(TRIAL);
    expect(report).toMatch(WITHOUT_MATCH.includes(sentence) ? TRIAL : MOVE);
  });
});
