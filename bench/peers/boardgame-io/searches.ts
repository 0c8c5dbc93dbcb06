// The bot of boardgame.io, searching in our rules from a position of ours.

import { MCTSBot } from 'boardgame.io/dist/cjs/ai.js';
import { Client } from 'boardgame.io/dist/cjs/client.js';
import { sameJson, type Kind } from '../../../games/kernel/index.ts';
import { ITERATIONS } from '../../bots/contender.ts';
import type { Position } from '../../bots/position.ts';
import type { Measured } from '../../measured.ts';
import type { Work } from '../../work.ts';
import { chooseStyle, hosted, type Style } from './hosted.ts';
import { checkHosted } from './matches.ts';

/** The same bot, insisting that every playout reaches the end of the match. */
class Insistent<G, M> extends MCTSBot<G, M> {
  override playout(...leaf: Parameters<MCTSBot<G, M>['playout']>): ReturnType<MCTSBot<G, M>['playout']> {
    const verdict = super.playout(...leaf);
    if (verdict === undefined) throw new Error('A playout in boardgame.io did not reach the end.');
    return verdict;
  }
}

/** Searches with a new tree each; checked once before they are measured. */
export const mctsBotSearches = async <K extends Kind>(
  measured: Measured<K>,
  { state, seat }: Position<K>,
  style: Style,
): Promise<Work> => {
  const { game, seats } = measured;
  chooseStyle(style);
  checkHosted(measured, style);

  const host = hosted(measured, style, { seed: 'bench search', position: state });
  const start = Client({ game: host, numPlayers: seats, debug: false }).store.getState();
  const { currentPlayer } = start.ctx;
  if (!sameJson(start.G, state) || currentPlayer !== String(seat))
    throw new Error(`${game.name} starts from another position in boardgame.io.`);

  // No seed: its own generator is slower than Math.random, which it takes without one.
  const settings = {
    game: host,
    enumerate: (G: K['State'], _ctx: object, playerID: string) =>
      game.legal(G, Number(playerID)).map(move => ({ move: 'play' as const, args: [move] as const })),
    iterations: ITERATIONS,
    playoutDepth: game.longest,
  };
  const searchWith = (bot: MCTSBot<K['State'], K['Move']>): Work => {
    return async () => (await bot.play(start, currentPlayer)).metadata.visits;
  };
  if ((await searchWith(new Insistent(settings))()) !== ITERATIONS)
    throw new Error(`${game.name} is searched in boardgame.io by another number of iterations.`);
  return searchWith(new MCTSBot(settings));
};
