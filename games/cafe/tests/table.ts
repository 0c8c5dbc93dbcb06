// Builds tables the way the rules tell of them: areas as pictures, moves in notation, chance that can be foretold.

import { expect } from 'vitest';
import { expect as sure, firstSeat, hasSeat, sameJson, type Chance, type Seat } from '../../kernel/index.ts';
import { lowest } from '../../kernel/testkit/index.ts';
import { countCups } from '../area/area.ts';
import { unpack } from '../box.ts';
import { COLOURS, type Card } from '../components.ts';
import { countOf } from '../cubes.ts';
import { readEdition } from '../edition.ts';
import edition from '../editions/cais-1.json' with { type: 'json' };
import type { Event } from '../events.ts';
import { cafe } from '../index.ts';
import type { Move } from '../moves.ts';
import type { Options } from '../options.ts';
import type { State } from '../state.ts';
import { areaOf, pictureOf, tidy } from './pictures.ts';

export { highest, scripted } from '../../kernel/testkit/index.ts';

export const box = unpack(sure(readEdition(edition)));

export const fromTo = (first: number, last: number): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, i) => first + i);

/** The number of a card: "C17". */
export const card = (name: string): Card => {
  const move = moveOf(`discard ${name}`);
  return move.kind === 'discard' ? move.card : -1;
};

/** A table before its first pick. With the lowest chance the first seat is master, and cards come in their order. */
export const deal = (players: number, options: Partial<Options> = {}, chance: Chance = lowest): State =>
  cafe.setup({ rules: 'manual', expresso: 'off', bidding: 'off', ...options }, players, chance);

export const moveOf = (line: string): Move => {
  const move = cafe.text.parseMove(line);
  if (move === undefined) throw new Error(`"${line}" is no move.`);
  return move;
};

export const decider = (state: State): Seat => firstSeat(cafe.pending(state));

export const legalLines = (state: State, seat = decider(state)): readonly string[] =>
  cafe.legal(state, seat).map(cafe.text.makeMove);

/** Plays moves of a seat, by chance as given, and tells what happened. */
export const playAs = (
  state: State,
  seat: Seat,
  lines: readonly string[],
  chance: Chance = lowest,
): readonly Event[] => {
  const events: Event[] = [];
  for (const line of lines) {
    const wanted = moveOf(line);
    const move = cafe.legal(state, seat).find(candidate => sameJson(candidate, wanted));
    if (move === undefined)
      throw new Error(`"${line}" is refused: ${cafe.objection(state, seat, wanted)?.reason.en}`);
    cafe.apply(state, seat, move, chance, event => events.push(event));
  }
  return events;
};

/** Plays moves, each by the first seat that has to decide. */
export const play = (state: State, ...lines: readonly string[]): readonly Event[] =>
  lines.flatMap(line => playAs(state, decider(state), [line]));

/** Ends the actions of everybody. */
export const endActions = (state: State, chance: Chance = lowest): readonly Event[] => {
  const events: Event[] = [];
  while (state.step === 'act') events.push(...playAs(state, decider(state), ['done'], chance));
  return events;
};

/** Picks and places the first way that is legal, for everybody, and ends all actions. */
export const passRound = (state: State, chance: Chance = lowest): void => {
  const { round } = state;
  while (state.step !== 'over' && state.round === round) {
    const seat = decider(state);
    const line = state.step === 'act' ? 'done' : state.step === 'bid' ? 'bid' : legalLines(state, seat)[0];
    playAs(state, seat, [line], chance);
  }
};

/** What may differ from an ordinary moment in the first round of two players. */
interface Moment {
  readonly rules?: Options['rules'];
  readonly expresso?: Options['expresso'];
  /** As many as there are cups, unless given. */
  readonly actions?: number;
  /** Cubes in the warehouse by colour. */
  readonly warehouse?: readonly number[];
  /** Cubes in the supply by colour; the rest of the 35 are out of sight. */
  readonly supply?: readonly number[];
}

/** A player who acts, or places a card, on an area that is drawn. */
export interface Scene {
  readonly state: State;
  /** Plays moves of the player and gives the scene back. */
  readonly play: (...lines: readonly string[]) => Scene;
  /** Expects this picture, and gives the scene back. */
  readonly shows: (picture: string) => Scene;
  readonly legal: () => readonly string[];
  /** The legal moves that begin with this word, without it. */
  readonly can: (word: string) => readonly string[];
  /** Why a move cannot be made; undefined if it can. */
  readonly objection: (line: string) => string | undefined;
  readonly actions: () => number;
  readonly warehouse: () => readonly number[];
  readonly supply: () => readonly number[];
}

const sceneOf = (state: State): Scene => {
  const scene: Scene = {
    state,
    play: (...lines) => {
      playAs(state, 0, lines);
      return scene;
    },
    shows: picture => {
      expect(pictureOf(box, state.areas[0])).toBe(tidy(picture));
      return scene;
    },
    legal: () => legalLines(state, 0),
    can: word =>
      legalLines(state, 0)
        .filter(line => line === word || line.startsWith(`${word} `))
        .map(line => line.slice(word.length + 1)),
    objection: line => cafe.objection(state, 0, moveOf(line))?.reason.en,
    actions: () => state.actions[0],
    warehouse: () => state.warehouse.slice(0, 4),
    supply: () => state.supply,
  };
  return scene;
};

const drawn = (picture: string, moment: Moment): State => {
  const { rules = 'manual', expresso = 'off' } = moment;
  const state = deal(2, { rules, expresso });
  state.areas[0] = areaOf(box, picture);
  COLOURS.forEach((_, colour) => {
    state.warehouse[colour] = moment.warehouse?.[colour] ?? 1;
    const onArea = state.areas[0].cubes.reduce((sum, cubes) => sum + countOf(cubes, colour), 0);
    state.supply[colour] = moment.supply?.[colour] ?? 34 - state.warehouse[colour] - onArea;
  });
  return state;
};

/** The player acts. */
export const acting = (picture: string, moment: Moment = {}): Scene => {
  const state = drawn(picture, moment);
  state.step = 'act';
  state.acting = 0b11;
  state.market.pop();
  state.actions[0] = moment.actions ?? countCups(box, state.areas[0]);
  state.actions[1] = 1;
  return sceneOf(state);
};

/** The player has taken a card and is to place it. */
export const placing = (name: string, picture: string, moment: Moment = {}): Scene => {
  const state = drawn(picture, moment);
  state.step = 'place';
  state.order.splice(0, 2, 0, 1);
  state.market.pop();
  state.taken = card(name);
  return sceneOf(state);
};

/** The player is to take a card of this market. */
export const taking = (market: readonly string[], picture: string, moment: Moment = {}): Scene => {
  const state = drawn(picture, moment);
  state.order.splice(0, 2, 0, 1);
  state.market.splice(0, state.market.length, ...market.map(card));
  return sceneOf(state);
};

/** Whether a seat has something to decide. */
export const isPending = (state: State, seat: Seat): boolean => hasSeat(cafe.pending(state), seat);
