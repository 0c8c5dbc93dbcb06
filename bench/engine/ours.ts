import { bots, playOut } from '../../bots/index.ts';
import { Random, seedFrom, type Kind } from '../../games/kernel/index.ts';
import type { Measured } from '../measured.ts';
import type { PlayMatch } from './contender.ts';

/** Random matches, always the same ones in the same order. */
export const ourMatches = <K extends Kind>({ game, seats, options }: Measured<K>): PlayMatch => {
  const chance = new Random(seedFrom('bench chance'));
  const minds = new Random(seedFrom('bench minds'));
  const players = new Array(seats).fill(bots.random);
  return () => playOut(game, game.setup(options, seats, chance), players, { chance, minds });
};
