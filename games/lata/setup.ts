import { shuffle, type Chance, type Tell } from '../kernel/index.ts';
import type { Box } from './box.ts';
import { FACTORY_CARDS, NONE, SPACES, STARTING_CARD, type Scenario } from './components.ts';
import type { Event } from './events.ts';
import type { Options } from './options.ts';
import { lay } from './phases/factory.ts';
import { beginRound } from './phases/round.ts';
import type { State } from './state.ts';

/** L-SOL-1, L-SOL-6 */
const SOLO_COINS: Readonly<Record<Scenario, number>> = { setubal: 4, portimao: 0, aveiro: 4, matosinhos: 4 };

const filled = (count: number, value: number): number[] => new Array<number>(count).fill(value);

/** L-SET-1 to L-SET-3 */
export const setup = (
  box: Box,
  { auction, money, scenario }: Options,
  players: number,
  chance: Chance,
  tell?: Tell<Event>,
): State => {
  const state: State = {
    auction,
    money,
    scenario,
    players,
    step: 'bid',
    round: 0,
    turn: 0,
    order: shuffle([...Array(players).keys()], chance),
    tokens: filled(players, NONE),
    sealed: 0,
    bids: filled(players, NONE),
    points: filled(players, 0),
    coins: filled(players, players === 1 ? SOLO_COINS[scenario] : Number(money)),
    goods: filled(players * 3, 0),
    salt: filled(players * 3, 0),
    decks: (players === 2 ? box.twoPlayerDecks : box.wholeDecks).slice(),
    under: [],
    discard: [0, 0],
    sets: [],
    hand: [],
    usedSpace: NONE,
    factories: filled(players * FACTORY_CARDS, NONE),
    tops: filled(players * SPACES, NONE),
    market: [],
    filled: [],
    won: filled(players * 2, 0),
    offers: [],
    bought: filled(players * 2, 0),
    spot: 0,
    paid: 0,
    ordered: 0,
    freeReveals: 0,
    reveals: 0,
    replacements: 0,
  };
  for (let seat = 0; seat < players; seat++) lay(state, seat, STARTING_CARD, 0);
  tell?.(players === 1 ? { kind: 'solo', scenario } : { kind: 'start', order: state.order.slice() });
  beginRound(state, chance, tell);
  return state;
};
