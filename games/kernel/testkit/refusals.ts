import { describe, expect, it } from 'vitest';
import type { Game, Kind, Objection } from '../game.ts';
import type { Seat } from '../seats.ts';

/** A move that a seat, the first if none is named, cannot make, and the rule that forbids it. */
export interface Scene<K extends Kind, Refusal extends string> {
  readonly refusal: Refusal;
  readonly rule: string;
  readonly state: K['State'];
  readonly seat?: Seat;
  readonly line: string;
  /** The game with another edition than the usual one. */
  readonly game?: Game<K>;
}

interface Refusals<K extends Kind, Refusal extends string> {
  readonly game: Game<K>;
  /** Every refusal of the game, with its rule. */
  readonly rules: Readonly<Record<Refusal, string>>;
  readonly objectionTo: (refusal: Refusal) => Objection;
  /** One for each refusal, in the same order. */
  readonly scenes: readonly Scene<K, Refusal>[];
}

/** Registers a test for each way in which a game refuses a move. */
export const refusals = <K extends Kind, Refusal extends string>({
  game: usual,
  rules,
  objectionTo,
  scenes,
}: Refusals<K, Refusal>): void => {
  describe(`refusals of ${usual.name}`, () => {
    it('are all reached here', () =>
      expect(scenes.map(({ refusal }) => refusal)).toEqual(Object.keys(rules)));

    it.each(scenes)(
      '[$rule] "$line" is refused: $refusal',
      ({ refusal, rule, line, state, seat = 0, game = usual }) => {
        const move = game.text.parseMove(line);
        if (move === undefined) throw new Error(`"${line}" is no move.`);
        const objection = game.objection(state, seat, move);
        expect(objection?.rule).toBe(rule);
        expect(objection).toEqual(objectionTo(refusal));
        expect(game.legal(state, seat)).not.toContainEqual(move);
      },
    );

    it('say something of their own, each in both languages', () => {
      const reasons = scenes.map(({ refusal }) => objectionTo(refusal).reason);
      expect(new Set(reasons.map(({ en }) => en)).size).toBe(scenes.length);
      expect(new Set(reasons.map(({ pt }) => pt)).size).toBe(scenes.length);
    });
  });
};
