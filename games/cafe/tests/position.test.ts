// Tables that no match can reach are refused, with the place that gives them away.

import { describe, expect, it } from 'vitest';
import { problemOf } from '../../kernel/index.ts';
import { changed } from '../../kernel/testkit/index.ts';
import { cafe } from '../index.ts';
import type { State } from '../state.ts';
import { deal, passRound, play, playAs } from './table.ts';

type Path = readonly (string | number)[];

/** Two players; the second has C2 (s B R / o d R) below the initial card I2 (B u G / d R o), both are to act. */
const table = (): State => {
  const state = deal(2);
  play(state, 'take C2', 'place k12 0', 'take C1', 'place k12 0');
  return state;
};

/** The second player has produced and begun to dry on o-d-R: k13 roaster, l13 dry. */
const drying = (): State => {
  const state = table();
  state.actions[1] = 1;
  playAs(state, 1, ['produce k11']);
  state.actions[1] = 1;
  state.areas[1].cubes[state.areas[1].cells.indexOf(250)] = 1 << 6;
  return state;
};

const placed = (): State => {
  const state = deal(2);
  play(state, 'take C2');
  return state;
};

const bidding = (): State => {
  const state = deal(2, { bidding: 'on' });
  playAs(state, 0, ['lay red', 'bid']);
  return state;
};

const finished = (players: number): State => {
  const state = deal(players);
  while (state.step !== 'over') passRound(state);
  return state;
};

const sentenceFor = (state: State, ...changes: readonly (readonly [Path, unknown])[]): string | undefined =>
  problemOf(
    cafe.readState(changes.reduce<unknown>((data, [path, value]) => changed(data, path, value), state)),
  )?.message;

describe('positions', () => {
  it.each([
    ['at the start', () => deal(4)],
    ['alone, with Expresso', () => deal(1, { expresso: 'on', rules: 'table' })],
    ['while a card waits to be placed', placed],
    ['among bids', bidding],
    ['among actions', table],
    [
      'within an action',
      () => {
        const state = drying();
        playAs(state, 1, ['dry l13', 'put k11 l13']);
        return state;
      },
    ],
    ['at the end', () => finished(3)],
  ])('%s: read as they are', (_, make) =>
    expect(cafe.readState(make())).toEqual({ ok: true, value: make() }),
  );

  it.each<readonly [string, string, () => State, readonly (readonly [Path, unknown])[]]>([
    ['C-END-1', 'round: after round 8, and only then, the match is over.', table, [[['round'], 8]]],
    [
      'C-END-1',
      'round: after round 8, and only then, the match is over.',
      () => finished(2),
      [[['round'], 7]],
    ],
    ['C-ADV-1', 'step: there is no bidding in this match.', () => deal(2), [[['step'], 'bid']]],
    ['C-ADV-1', 'bidding: nobody bids alone.', () => deal(1), [[['bidding'], 'on']]],
    [
      'C-DRF-1',
      'order: there must be one entry for each of 2 seats, not 1.',
      () => deal(2),
      [[['order'], [1]]],
    ],
    [
      'C-SET-2',
      'warehouse: there must be four counts for each of 2 seats, not 4.',
      () => deal(2),
      [[['warehouse'], [1, 1, 1, 1]]],
    ],
    ['C-DRF-1', 'order: every seat must stand there once.', () => deal(2), [[['order'], [1, 1]]]],
    [
      'C-DRF-1',
      'order: without bids that were shown, the order begins to the left of the master.',
      () => deal(2),
      [[['order'], [0, 1]]],
    ],
    ['C-DRF-1', 'master: there is no seat 2.', () => deal(2), [[['master'], 2]]],
    ['C-DRF-1', 'turn: it cannot be this turn in this step.', table, [[['turn'], 1]]],
    ['C-DRF-1', 'market: it must show 3 cards, not 2.', () => deal(2), [[['market'], [0, 1]]]],
    ['C-DRF-1', 'taken: a card waits exactly while it is to be placed.', table, [[['taken'], 7]]],
    [
      'C-ADV-1',
      'closed: bids are closed only while somebody still has to close one.',
      bidding,
      [[['closed'], 3]],
    ],
    ['C-ACT-1', 'acting: somebody acts exactly in the step of actions.', table, [[['acting'], 0]]],
    ['C-ACT-1', 'acting: somebody acts exactly in the step of actions.', () => deal(2), [[['acting'], 1]]],
    ['C-ADV-1', 'bids: nothing is laid outside the bidding.', table, [[['bids', 0], 1]]],
    ['C-ADV-1', 'bids[3]: more is laid than lies in the warehouse.', bidding, [[['bids', 3], 2]]],
    ['C-SET-2', 'companies: every player runs another company.', () => deal(2), [[['companies'], [1, 1]]]],
    [
      'C-SET-1',
      'deck: it holds cards that are not in this match.',
      () => deal(2),
      [[['deck', 0], (1 << 28) - 1]],
    ],
    [
      'C-SET-1',
      'deck: 37 cards must be left, not 36.',
      () => deal(2),
      [[['deck', 0], deal(2).deck[0] & ~(1 << 5)]],
    ],
    ['C-CMP-2', 'the cards: C4 cannot be there, or is in two places.', () => deal(2), [[['market', 0], 3]]],
    ['C-SET-1', 'the cards: C7 cannot be there, or is in two places.', () => deal(2), [[['market', 0], 6]]],
    ['C-EXP-1', 'the cards: E1 cannot be there, or is in two places.', () => deal(2), [[['market', 0], 48]]],
    ['C-CMP-1', 'the cubes: there are 35 of yellow in all.', table, [[['supply', 0], 30]]],
    ['C-CMP-1', 'the cubes: there are 35 of red in all.', table, [[['warehouse', 3], 2]]],
    [
      'C-DRY-1',
      'areas[1].cubes[0]: a bean square holds one cube of its colour (k11).',
      table,
      [[['areas', 1, 'cubes', 0], 1]],
    ],
    [
      'C-CMP-3',
      'areas[1].cubes[1]: this square holds no cubes (l11).',
      table,
      [[['areas', 1, 'cubes', 1], 1]],
    ],
    [
      'C-DRY-1',
      'areas[1].cubes[7]: this square holds one cube (l13).',
      table,
      [[['areas', 1, 'cubes', 7], 2]],
    ],
    [
      'C-DRY-2',
      'areas[1].cubes[7]: this square holds one colour (l13).',
      table,
      [
        [['rules'], 'table'],
        [['areas', 1, 'cubes', 7], 1 + (1 << 6)],
      ],
    ],
    [
      'C-DEL-2',
      'areas[0].cubes[4]: a shop holds what it wants, on its first cell (l12).',
      table,
      [[['areas', 0, 'cubes', 4], 1]], // yellow, where red is wanted
    ],
    [
      'C-CMP-4',
      'areas[1]: its three lists must be of the same length.',
      table,
      [[['areas', 1, 'cubes'], [0]]],
    ],
    [
      'C-CMP-4',
      'areas[1].cells: every cell must stand there once, in reading order.',
      table,
      [[['areas', 1, 'cells', 8], 299]],
    ],
    [
      'C-PLC-1',
      'areas[1].cells: they must be joined to those of the initial card.',
      table,
      [[['areas', 1, 'cells', 8], 400]],
    ],
    [
      'C-PLC-1',
      'areas[1].faces: the squares of C2 do not lie as they do on the card.',
      table,
      [
        [['areas', 1, 'faces', 3], 7],
        [['areas', 1, 'faces', 4], 6],
      ],
    ],
    ['C-DRF-1', 'areas[1]: it shows 2 cards after 1 picks.', table, [[['areas', 1, 'faces', 8], 60]]],
    [
      'C-PLC-1',
      'areas[0].cells: there cannot be 9 after 0 picks.',
      table,
      [
        [['step'], 'take'],
        [['turn'], 0],
        [['order'], [1, 0]],
        [['acting'], 0],
        [['actions'], [0, 0]],
        [['market'], [2, 3, 4]],
        [['areas', 1], deal(2).areas[1]],
        [['areas', 0, 'faces'], deal(2).areas[0].faces.concat(338, 339, 340)],
      ],
    ],
    [
      'C-SET-2',
      'areas[1].faces: I1 is the initial card of another company.',
      table,
      [[['areas', 1, 'faces', 3], 56 * 6]],
    ],
    [
      'C-PLC-2',
      'areas[1].faces: a cup must be visible.',
      table,
      [
        // C2 turned by a quarter and laid over the cup, instead of below.
        [
          ['areas', 1, 'cells'],
          [250, 251, 252, 274, 275, 276, 298, 299],
        ],
        [
          ['areas', 1, 'faces'],
          [9, 6, 344, 10, 7, 347, 11, 8],
        ],
        [
          ['areas', 1, 'cubes'],
          [0, 0, 0, 0, 0, 0, 0, 0],
        ],
      ],
    ],
    ['C-ACT-1', 'actions[1]: there can be 1 left at most, not 2.', table, [[['actions', 1], 2]]],
    [
      'C-ACT-1',
      'doing[0]: nothing is begun by somebody who does not act.',
      table,
      [
        [['acting'], 2],
        [['actions', 0], 0],
        [['doing', 0], 3],
      ],
    ],
    [
      'C-ACT-3',
      'doing[1]: the action that has begun does not fit the squares it is about.',
      drying,
      [
        [['actions', 1], 0],
        [['doing', 1], 1],
        [['group', 1], 250],
      ],
    ],
    [
      'C-ROA-1',
      'doing[1]: the action that has begun cannot move any cube.',
      table,
      [
        [['actions', 1], 0],
        [['doing', 1], 1],
        [['group', 1], 299],
      ],
    ],
    [
      'C-DEL-1',
      'doing[1]: the action that has begun does not fit the squares it is about.',
      table,
      [
        [['actions', 1], 0],
        [['doing', 1], 3],
        [['source', 1], 250],
      ],
    ],
    [
      'C-EXP-5',
      'doing[1]: the action that has begun does not fit the squares it is about.',
      table,
      [
        [['actions', 1], 0],
        [['doing', 1], 4],
        [['group', 1], 250],
      ],
    ],
  ])('[%s] refused: %s', (_, sentence, make, changes) =>
    expect(sentenceFor(make(), ...changes)).toBe(sentence),
  );
});
