// The leak law over the real wire. Two servers hold two worlds that one seat cannot tell apart: the same for all it
// knows, another truth behind it. The same moves are made in both. Whatever the servers send to that seat, and to a
// spectator, must be the same, byte for byte, until the rules themselves show a difference.
//
// What differs between any two tables and says nothing of the match has its own name in each world, and is put aside
// by that name: ids, keys, the hash of the seed. Time stands still. The other seats know more, and are not compared.

import { catalogue } from '../../../games/catalogue.ts';
import {
  expect as sure,
  listSeats,
  matchFrom,
  Random,
  sameJson,
  seedFrom,
  settingsOf,
  type Game,
  type Kind,
  type Match,
  type Seat,
  type Setting,
  type Title,
  type Viewer,
} from '../../../games/kernel/index.ts';
import { refereeOf } from '../../tables/referee.ts';
import { openWorld, type World } from './world.ts';

export interface WorldFindings {
  readonly game: string;
  /** Pairs of worlds. */
  readonly pairs: number;
  /** Moves after which what was sent was compared. */
  readonly compared: number;
  readonly bytes: number;
  /** Pairs in which the rules showed the seat a difference in the end. */
  readonly revealed: number;
  readonly leaks: readonly string[];
}

/** Pairs of worlds that a match is left for, and moves in each of them. */
const PAIRS_A_MATCH = 6;
const MOVES = 12;
/** Chances for another world that are passed by. */
const PAUSE = 3;

interface Pair<K extends Kind> {
  readonly game: Game<K>;
  readonly setting: Setting;
  readonly seat: Seat;
  readonly states: readonly [K['State'], K['State']];
  readonly seed: string;
}

interface Tally {
  pairs: number;
  compared: number;
  bytes: number;
  revealed: number;
  readonly leaks: string[];
}

/** Whether the rules show this viewer the same in both worlds, as the kernel has it. */
const looksSame = <K extends Kind>(matches: readonly Match<K>[], viewer: Viewer): boolean => {
  const [one, other] = matches.map(match => [match.view(viewer), match.seenLog(viewer).at(-1)]);
  return sameJson(one, other);
};

/** A seat and a move that both worlds allow, by chance; undefined where there is none. */
const commonMove = <K extends Kind>(
  game: Game<K>,
  matches: readonly Match<K>[],
  random: Random,
): { readonly mover: Seat; readonly move: string } | undefined => {
  const linesOf = (match: Match<K>, seat: Seat): readonly string[] =>
    match.pending().includes(seat) ? match.legal(seat).map(game.text.makeMove) : [];
  const choices = matches[0].pending().flatMap(mover => {
    const others = new Set(linesOf(matches[1], mover));
    const moves = linesOf(matches[0], mover).filter(move => others.has(move));
    return moves.length === 0 ? [] : [{ mover, moves }];
  });
  if (choices.length === 0) return undefined;
  const { mover, moves } = choices[random.pick(choices.length)];
  return { mover, move: moves[random.pick(moves.length)] };
};

/** Where two texts part, with a little of both. */
const difference = (one: string, other: string): string => {
  const at = [...one].findIndex((letter, i) => letter !== other[i]);
  return [one, other].map(text => text.slice(Math.max(0, at - 60), at + 40)).join(' | ');
};

const comparePair = async <K extends Kind>(
  pair: Pair<K>,
  worlds: readonly World[],
  random: Random,
  tally: Tally,
): Promise<void> => {
  const { game, setting, seat, states, seed } = pair;
  const matches = states.map(state => sure(matchFrom(game, state, seed)));
  await Promise.all(
    worlds.map((world, i) =>
      world.begin(game.id, setting, seat, () => refereeOf(game, sure(matchFrom(game, states[i], seed)))),
    ),
  );
  const viewers = new Set<Viewer>([seat, 'spectator']);
  /** What came since the last time, compared; the first difference is a leak, and the last word on this viewer. */
  const compare = async (what: string): Promise<void> => {
    for (const viewer of viewers) {
      const [one, other] = await Promise.all(worlds.map(world => world.heardBy(viewer)));
      tally.bytes += one.length;
      if (one === other) continue;
      viewers.delete(viewer);
      tally.leaks.push(`${game.id}, seed ${seed}, ${viewer} after ${what}: ${difference(one, other)}`);
    }
  };
  tally.pairs++;
  await compare('the beginning');
  for (let n = 0; n < MOVES && viewers.size > 0; n++) {
    const chosen = commonMove(game, matches, random);
    if (chosen === undefined) break;
    const { mover, move } = chosen;
    // What is refused must tell nothing either: the seat tries the move of another before that one makes it.
    if (!matches[0].legal(seat).map(game.text.makeMove).includes(move)) {
      await Promise.all(worlds.map(world => world.fail(seat, n, move)));
      await compare(`what it may not do, "${move}"`);
    }
    for (const match of matches) sure(match.commit(mover, [move]));
    await Promise.all(worlds.map(world => world.move(mover, n, move)));
    // Once the match is over everything may be known, the seed included.
    if (matches.some(match => match.outcome() !== undefined)) break;
    for (const viewer of viewers)
      if (!looksSame(matches, viewer)) {
        if (viewer === seat) tally.revealed++;
        viewers.delete(viewer);
      }
    tally.compared += viewers.size;
    await compare(`"${move}" of seat ${mover}`);
  }
  if (viewers.has(seat) && matches.every(match => match.outcome() === undefined)) {
    const [one, other] = await Promise.all(worlds.map(world => world.askedBy(seat)));
    tally.bytes += one.length;
    if (one !== other) tally.leaks.push(`${game.id}, seed ${seed}, over HTTP: ${difference(one, other)}`);
  }
  await Promise.all(worlds.map(world => world.end()));
};

const compareIn = async <K extends Kind>(
  title: Title<K>,
  seed: string,
  count: number,
  worlds: readonly World[],
): Promise<WorldFindings> => {
  const game = sure(title.open());
  const settings = settingsOf(game);
  const tally: Tally = { pairs: 0, compared: 0, bytes: 0, revealed: 0, leaks: [] };
  // In some settings nothing is ever hidden: they give no pairs, and do not count.
  for (let n = 0, fruitful = 0; fruitful < count; n++) {
    const random = new Random(seedFrom(`${seed} ${game.id} ${n}`));
    const setting = settings[random.pick(settings.length)];
    const state = game.setup(sure(game.readOptions(setting.options, setting.seats)), setting.seats, random);
    let pause = random.pick(PAUSE);
    const before = tally.pairs;
    for (let moves = 0; game.pending(state) !== 0 && tally.pairs < before + PAIRS_A_MATCH; moves++) {
      const seat = random.pick(setting.seats);
      const states = [game.cloneState(state), game.guess(game.view(state, seat), random)] as const;
      // Where nothing is hidden from the seat there is no other world.
      if (!sameJson(...states) && pause-- <= 0) {
        const pair = { game, setting, seat, states, seed: seedFrom(`${seed} ${n} ${moves}`) };
        await comparePair(pair, worlds, random, tally);
        pause = random.pick(PAUSE);
      }
      const pending = listSeats(game.pending(state));
      const mover = pending[random.pick(pending.length)];
      const legal = game.legal(state, mover);
      game.apply(state, mover, legal[random.pick(legal.length)], random);
    }
    if (tally.pairs > before) fruitful++;
  }
  return { game: game.id, ...tally };
};

export const compareWorlds = async (seed: string, matches: number): Promise<readonly WorldFindings[]> => {
  const worlds = await Promise.all([openWorld(), openWorld()]);
  try {
    const found: WorldFindings[] = [];
    for (const some of Object.values(catalogue))
      found.push(await some(title => compareIn(title, seed, matches, worlds)));
    return found;
  } finally {
    await Promise.all(worlds.map(world => world.close()));
  }
};
