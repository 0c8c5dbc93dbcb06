// How much a level thinks: as many playouts as the game says, however fast the machine is.

import { describe, expect, it } from 'vitest';
import { cafe } from '../../games/cafe/index.ts';
import { garum } from '../../games/garum/index.ts';
import {
  expect as sure,
  firstSeat,
  Random,
  seedFrom,
  type Game,
  type Kind,
} from '../../games/kernel/index.ts';
import { botsBy, planOnState, readBot } from '../index.ts';

/** The first turns of a match, decided with clocks that stand still. */
const turnsOf = <K extends Kind>(game: Game<K>, search: string): unknown[][] => {
  const frozen = (): number => 0;
  return [botsBy(frozen).medium, sure(readBot(search, frozen))].map(bot => {
    const chance = new Random(seedFrom('harbour'));
    const mind = new Random(seedFrom('mind'));
    const state = game.setup(sure(game.readOptions({}, 2)), 2, chance);
    const turns: unknown[] = [];
    for (let turn = 0; turn < 3; turn++) {
      const seat = firstSeat(game.pending(state));
      const moves = planOnState(bot, game, state, seat, mind);
      turns.push(moves);
      for (const move of moves) game.apply(state, seat, move, chance);
    }
    return turns;
  });
};

describe('a level', () => {
  it('that is medium has the playouts that the knowledge of Café gives it', () => {
    const [medium, same] = turnsOf(cafe, 'mcts:iterations=60:slip=0.05');
    expect(medium).toEqual(same);
  });

  it('that is medium has the usual ones where a game says nothing', () => {
    const [medium, same] = turnsOf(garum, 'mcts:iterations=400:slip=0.05');
    expect(medium).toEqual(same);
  });
});
