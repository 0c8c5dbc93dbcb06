import { describe, expect, it } from 'vitest';
import { catalogue } from '../../games/catalogue.ts';
import {
  createMatch,
  expect as sure,
  Random,
  sameJson,
  seedFrom,
  type Game,
  type Kind,
  type Match,
} from '../../games/kernel/index.ts';
import { bots, botTurn, readBot, type Bot } from '../index.ts';

// Thinking by the clock differs from run to run, so the search is given iterations instead.
const BOTS: Readonly<Record<string, Bot>> = {
  greedy: bots.greedy,
  search: sure(readBot('mcts:iterations=30')),
  plain: sure(readBot('plain:iterations=30')),
};

const TURNS = 12;

/** The options with which players keep something from each other, where they do not always. */
const SECRETS: Readonly<Record<string, object>> = { cafe: { bidding: 'on' } };

/** The same turn decided in the true world and in one that looks the same from the seat that decides. */
const turnsInTwoWorlds = <K extends Kind>(game: Game<K>, match: Match<K>, bot: Bot, turn: number) => {
  const [seat] = match.pending();
  const seen = match.view(seat);
  const other = game.guess(seen, new Random(seedFrom(`other world ${turn}`)));
  const decide = (view: K['View']): readonly K['Move'][] =>
    botTurn(game, view, seat, bot, new Random(seedFrom(`mind ${turn}`)));
  return {
    seat,
    here: decide(seen),
    there: decide(game.view(other, seat)),
    areTwo: !sameJson(other, match.state()),
  };
};

describe.each(Object.entries(catalogue))('a bot playing %s', (_, title) => {
  it.each(Object.entries(BOTS))('that is %s decides the same in worlds that look the same', (_name, bot) => {
    title(known => {
      const game = sure(known.open());
      const options = SECRETS[game.id];
      const match = sure(createMatch(game, { seats: game.seats.max, seed: seedFrom('harbour'), options }));
      let inTwo = 0;
      for (let turn = 0; turn < TURNS && match.outcome() === undefined; turn++) {
        const { seat, here, there, areTwo } = turnsInTwoWorlds(game, match, bot, turn);
        expect(there).toEqual(here);
        if (areTwo) inTwo++;
        expect(match.commit(seat, here)).toMatchObject({ ok: true });
      }
      // Worlds that differ in nothing would prove nothing.
      expect(inTwo).toBeGreaterThan(2);
    });
  });
});
