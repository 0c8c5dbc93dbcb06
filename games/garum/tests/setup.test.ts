import { describe, expect, it } from 'vitest';
import { highest, scripted } from '../../kernel/testkit/index.ts';
import { decider, deal, fromTo, hand, legalLines, pile, play, tilesIn, times } from './table.ts';

const tiles = (letter: string, first: number, last: number): readonly string[] =>
  fromTo(first, last).map(number => `${letter}${number}`);

describe('set-up', () => {
  it('[G-SET-1] on Troia each colour has a hand of 4 and a pile of 12', () => {
    const state = deal(4);
    expect(['B', 'G', 'Y', 'R'].map((_, colour) => hand(state, colour))).toEqual([
      tiles('B', 1, 4),
      tiles('G', 1, 4),
      tiles('Y', 1, 4),
      tiles('R', 1, 4),
    ]);
    expect(pile(state, 2)).toEqual(tiles('Y', 5, 16));
  });

  it('[G-SET-1] on Baelo each colour has a hand of 3 and a pile of 9', () => {
    const state = deal(4, { board: 'baelo' });
    // Tiles 1, 3, 10 and 15 stay in the box.
    expect(hand(state, 3)).toEqual(['R2', 'R4', 'R5']);
    expect(pile(state, 3)).toEqual(['R6', 'R7', 'R8', 'R9', 'R11', 'R12', 'R13', 'R14', 'R16']);
  });

  it('[G-SET-1] the piles are shuffled: any tile that is left is as likely as the others', () => {
    const chance = scripted(0, 15, 0, 0, 0);
    const state = deal(4, {}, chance);
    // First player, then four tiles a colour out of 16, 15, 14, 13, then the aureus out of 16.
    const dealt = [16, 15, 14, 13];
    expect(chance.asked).toEqual([4, ...dealt, ...dealt, ...dealt, ...dealt, 16]);
    expect(hand(state, 0)).toEqual(['B1', 'B2', 'B3', 'B16']);
  });

  it('[G-SET-1] the aureus are shuffled: the first is any of them', () => {
    const chance = scripted(0, ...times(16, 0), 9);
    const state = deal(4, {}, chance);
    expect(state.order).toEqual([9]); // aureus 10
    play(state, 'B1 NW 0');
    expect(tilesIn(state, 10)).toEqual(['B1', '-', '-', '-']);
  });

  it.each([
    [4, 4, [0, 1, 2, 3]],
    [3, 3, [0, 1, 2]],
    [2, 4, [0, 1, 0, 1]],
  ])(
    '[G-SET-1] with %i players one of %i colours holds the amphora at random and begins',
    (players, colours, seats) => {
      for (const [colour, seat] of seats.entries()) {
        const chance = scripted(colour);
        const state = deal(players, {}, chance);
        expect(chance.asked[0]).toBe(colours);
        expect([state.amphora, state.turn]).toEqual([colour, colour]);
        expect(decider(state)).toBe(seat);
      }
    },
  );

  it('[G-SET-1] scores start at 0, and no line has a worker', () => {
    const state = deal(4, {}, highest);
    expect(state.bonus).toEqual([0, 0, 0, 0]);
    expect(state.lines).toEqual(times(32, -1));
    expect(state.places).toEqual(times(64, -1));
  });

  it.each([
    [4, [0, 1, 2, 3], 'a colour each'],
    [2, [0, 1, 0, 1], 'two colours each, alternately'],
  ])('[G-SET-2] %i players have the colours %j around the table: %s', (players, seats) => {
    const state = deal(players);
    const deciders = ['B1 NW 0', 'G1 NE 0', 'Y1 SW 0', 'R1 SE 0'].map(line => {
      const seat = decider(state);
      play(state, line, 'no worker');
      return seat;
    });
    expect(deciders).toEqual(seats);
  });

  it('[G-SET-2] with two players every colour has its own pile, hand and workers', () => {
    const state = deal(2);
    expect(legalLines(state).every(line => line.startsWith('B'))).toBe(true);
    play(state, 'B1 NW 0', 'dominus row 9');
    expect(state.dominus).toEqual([0, 1, 1, 1]);
    expect(hand(state, 0)).toEqual(['B2', 'B3', 'B4', 'B5']);
    expect(hand(state, 2)).toEqual(['Y1', 'Y2', 'Y3', 'Y4']);
    play(state, 'G1 NE 0', 'no worker');
    expect(legalLines(state).every(line => line.startsWith('Y'))).toBe(true);
    play(state, 'Y1 SW 0', 'dominus row 10');
    expect(state.dominus).toEqual([0, 1, 0, 1]);
  });

  it.each([
    ['troia', 16],
    ['baelo', 12],
  ] as const)(
    '[G-SET-2] three players: on %s the fourth colour is the ghost, a pile of %i',
    (board, count) => {
      const state = deal(3, { board });
      expect(hand(state, 3)).toEqual([]);
      expect(pile(state, 3)).toHaveLength(count);
      expect(state.vilicus).toEqual([5, 5, 5, 0]);
      expect(state.dominus).toEqual([1, 1, 1, 0]);
    },
  );
});
