// Matches of Café played by a bot against itself, as lessons: the areas
// in numbers as each round begins, with what they scored in the end.

import { planOnState, type Bot } from '../../bots/index.ts';
import { features, FEATURES, writeFeatures } from '../../bots/knowledge/cafe/features.ts';
import { survey } from '../../bots/knowledge/cafe/survey.ts';
import { boxOf, cafe, type RuleSet } from '../../games/cafe/index.ts';
import { expect, firstSeat, nobody, Random, seedFrom } from '../../games/kernel/index.ts';

export interface Lessons {
  /** By lesson × features. */
  readonly numbers: Float32Array;
  readonly scores: Float32Array;
}

/** Matches are played by these numbers of seats in turn, every fifth with Expresso and every seventh with bids. */
const SEATS = [2, 2, 4, 2, 3, 4, 1, 2] as const;
/** Of a thousand decisions so many are any legal move, so that there is something to learn from what bots avoid. */
const [STRAY_DRAFT, STRAY_ACT] = [60, 12] as const;

const optionsOf = (rules: RuleSet, match: number, seats: number): Readonly<Record<string, string>> => ({
  rules,
  expresso: match % 5 === 4 ? 'on' : 'off',
  ...(seats > 1 ? { bidding: match % 7 === 6 ? 'on' : 'off' } : {}),
});

interface Kept {
  readonly seat: number;
  readonly numbers: Float32Array;
}

const playOne = (rules: RuleSet, bot: Bot, match: number, seed: string): readonly [Kept, number][] => {
  const box = boxOf(cafe.edition);
  const chance = new Random(seedFrom(`${seed} ${rules} match ${match}`));
  const minds = new Random(seedFrom(`${seed} ${rules} bots ${match}`));
  const seats = SEATS[match % SEATS.length];
  const state = cafe.setup(expect(cafe.readOptions(optionsOf(rules, match, seats), seats)), seats, chance);
  const kept: Kept[] = [];
  const keep = (): void => {
    for (let seat = 0; seat < seats; seat++) {
      writeFeatures(box, state, seat, survey(box, state, seat));
      kept.push({ seat, numbers: Float32Array.from(features) });
    }
  };
  let begun = -1;
  for (let pending = cafe.pending(state); pending !== nobody; pending = cafe.pending(state)) {
    if (state.round > begun) keep();
    begun = state.round;
    const seat = firstSeat(pending);
    const legal = cafe.legal(state, seat);
    const moves =
      minds.pick(1000) < (state.step === 'act' ? STRAY_ACT : STRAY_DRAFT)
        ? [legal[minds.pick(legal.length)]]
        : planOnState(bot, cafe, state, seat, minds);
    for (const move of moves) cafe.apply(state, seat, move, chance);
  }
  const scores = cafe.scores(state).map(({ total }) => total);
  return kept.map(one => [one, scores[one.seat]]);
};

export const playLessons = (rules: RuleSet, bot: Bot, matches: number, seed: string): Lessons => {
  const all = Array.from({ length: matches }, (_, match) => playOne(rules, bot, match, seed)).flat();
  const numbers = new Float32Array(all.length * FEATURES);
  all.forEach(([{ numbers: one }], i) => numbers.set(one, i * FEATURES));
  return { numbers, scores: Float32Array.from(all, ([, score]) => score) };
};
