// How much a level thinks: as many playouts as the game says, however fast the machine is.

import { describe, expect, it } from 'vitest';
import { cafeTitle } from '../../games/cafe/index.ts';
import { garumTitle } from '../../games/garum/index.ts';
import {
  expect as sure,
  firstSeat,
  Random,
  seedFrom,
  someTitle,
  type Game,
  type Kind,
  type SomeTitle,
} from '../../games/kernel/index.ts';
import { lataTitle } from '../../games/lata/index.ts';
import { botsBy, planOnState, readBot } from '../index.ts';

/** The first turns of a match, decided with clocks that stand still, and how much randomness they took. */
const turnsOf = <K extends Kind>(game: Game<K>, search: string): unknown[] => {
  const frozen = (): number => 0;
  return [botsBy(frozen).medium, sure(readBot(search, frozen))].map(bot => {
    const chance = new Random(seedFrom('harbour'));
    const mind = new Random(seedFrom('mind'));
    const state = game.setup(sure(game.readOptions({}, 2)), 2, chance);
    const turns: unknown[] = [];
    for (let turn = 0; turn < 2; turn++) {
      const seat = firstSeat(game.pending(state));
      const moves = planOnState(bot, game, state, seat, mind);
      turns.push(moves);
      for (const move of moves) game.apply(state, seat, move, chance);
    }
    return { turns, position: mind.position };
  });
};

describe('a level', () => {
  it.each<[SomeTitle, string]>([
    [someTitle(cafeTitle), 'mcts:iterations=60:slip=0.12'],
    [someTitle(garumTitle), 'mcts:iterations=1200:slip=0.04'],
    [someTitle(lataTitle), 'mcts:iterations=200:slip=0.06'],
  ])('that is medium has the playouts and slips that the knowledge of the game gives it', (title, search) => {
    const [medium, same] = title(known => turnsOf(sure(known.open()), search));
    expect(medium).toEqual(same);
  });
});
