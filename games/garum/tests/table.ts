// Builds tables the way the rulebook tells of them: cetaria by number, moves in notation, chance that can be foretold.

import {
  expect as sure,
  firstSeat,
  listBits,
  sameJson,
  type Chance,
  type Game,
  type Seat,
} from '../../kernel/index.ts';
import { lowest } from '../../kernel/testkit/index.ts';
import { unpack } from '../box.ts';
import {
  CORNERS,
  COLOURS,
  EMPTY,
  placeIn,
  postOf,
  TILES_A_COLOUR,
  tileName,
  tileOf,
  type ColourName,
  type Colour,
  type TileSet,
} from '../components.ts';
import { readEdition } from '../edition.ts';
import edition from '../editions/cais-1.json' with { type: 'json' };
import type { Event } from '../events.ts';
import { garum, type Garum } from '../index.ts';
import type { Move } from '../moves.ts';
import type { Options } from '../options.ts';
import type { State } from '../state.ts';

export const box = unpack(sure(readEdition(edition)));

export const [BLUE, GREEN, YELLOW, RED] = [0, 1, 2, 3] as const;

/** A table before its first turn: blue holds the amphora, hands are the lowest tiles, the first aureus is 1. */
export const deal = (players: number, options: Partial<Options> = {}, chance = lowest): State =>
  garum.setup({ board: 'troia', variant: 'base', ...options }, players, chance);

export const decider = (state: State): Seat => firstSeat(garum.pending(state));

export const moveOf = (line: string): Move => {
  const move = garum.text.parseMove(line);
  if (move === undefined) throw new Error(`"${line}" is no move.`);
  return move;
};

/** Plays moves, each by the seat that has to decide, and tells what happened. */
export const playWith = (
  game: Game<Garum>,
  chance: Chance,
  state: State,
  ...lines: readonly string[]
): readonly Event[] => {
  const events: Event[] = [];
  for (const line of lines) {
    const seat = firstSeat(game.pending(state));
    const wanted = moveOf(line);
    const move = game.legal(state, seat).find(candidate => sameJson(candidate, wanted));
    if (move === undefined)
      throw new Error(`"${line}" is refused: ${game.objection(state, seat, wanted)?.reason.en}`);
    game.apply(state, seat, move, chance, event => events.push(event));
  }
  return events;
};

export const play = (state: State, ...lines: readonly string[]): readonly Event[] =>
  playWith(garum, lowest, state, ...lines);

/** Lets the aureus of this round show another number. */
export const turnUp = (state: State, cetarium: number): void => {
  if (state.order.slice(0, state.round).includes(cetarium - 1))
    throw new Error(`Aureus ${cetarium} is gone.`);
  state.order[state.round] = cetarium - 1;
};

/** What each colour posts in a round, in notation; nothing if left out. */
export type Posts = Partial<Record<ColourName, string>>;

const lowestTile = (state: State): string => {
  const corner = CORNERS.findIndex(
    (_, free) => state.places[placeIn(state.order[state.round], free)] === EMPTY,
  );
  return `${hand(state, state.turn)[0]} ${CORNERS[corner]} 0`;
};

/** Plays a whole round: every colour lays its lowest tile on the first free place. */
export const playRound = (state: State, cetarium: number, posts: Posts = {}): void => {
  if (state.variant === 'emperor') play(state, `cetarium ${cetarium}`);
  else if (state.variant === 'base') turnUp(state, cetarium);
  const { round } = state;
  while (state.round === round)
    if (state.step === 'ghost') play(state, 'ghost 0');
    else if (state.step === 'tile') play(state, lowestTile(state));
    else play(state, posts[COLOURS[state.turn]] ?? 'no worker');
};

/** Fills cetaria one round after the other, without workers, and returns the table. */
export const fill = (state: State, ...cetaria: readonly number[]): State => {
  for (const cetarium of cetaria) playRound(state, cetarium);
  return state;
};

export const fromTo = (first: number, last: number): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, i) => first + i);

/** The same value so many times. */
export const times = (count: number, value: number): readonly number[] =>
  Array.from({ length: count }, () => value);

export const linesFromTo = (kind: 'row' | 'column', first: number, last: number): readonly string[] =>
  fromTo(first, last).map(number => `${kind} ${number}`);

/** The lines on which the colour to play may post a vilicus now. */
export const openLines = (state: State): readonly string[] =>
  legalLines(state)
    .filter(line => line.startsWith('vilicus '))
    .map(line => line.replace('vilicus ', ''));

export const legalLines = (state: State): readonly string[] =>
  garum.legal(state, decider(state)).map(garum.text.makeMove);

const names = (set: TileSet, colour: Colour): readonly string[] =>
  listBits(set).map(number => tileName(colour * TILES_A_COLOUR + number));

export const hand = (state: State, colour: Colour): readonly string[] => names(state.hands[colour], colour);
export const pile = (state: State, colour: Colour): readonly string[] => names(state.piles[colour], colour);

/** The tiles of a cetarium in reading order, "-" where none lies. */
export const tilesIn = (state: State, cetarium: number): readonly string[] =>
  CORNERS.map((_, corner) => state.places[placeIn(cetarium - 1, corner)]).map(laid =>
    laid === EMPTY ? '-' : tileName(tileOf(laid)),
  );

/** Puts a worker on a line without a turn, as if it had been posted before: "dominus row 1". */
export const stand = (state: State, colour: Colour, post: string): void => {
  const move = moveOf(post);
  if (move.kind !== 'worker') throw new Error(`"${post}" names no worker.`);
  state.lines[move.line] = postOf(colour, move.worker);
  state[move.worker][colour] -= 1;
};

/** Whether a match can come to this table, as the game itself reads it. */
export const reachable = (state: State): State => sure(garum.readState(structuredClone(state)));
