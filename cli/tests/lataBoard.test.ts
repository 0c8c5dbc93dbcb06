import { describe, expect, it } from 'vitest';
import { botTurn, bots } from '../../bots/index.ts';
import {
  createMatch,
  expect as sure,
  LANGUAGES,
  Random,
  seedFrom,
  settingName,
  settingsOf,
  type Match,
} from '../../games/kernel/index.ts';
import { lata, type Lata } from '../../games/lata/index.ts';
import { lataBoard } from '../boards/lata.ts';
import { playerNames } from '../messages/index.ts';

const WIDE = 80;

const pencilIn = (language: (typeof LANGUAGES)[number], seats: number) => ({
  paint: (_: unknown, text: string) => text,
  language,
  names: playerNames(seats, language),
});

const newMatch = (seats: number, options: object = {}): Match<Lata> =>
  sure(createMatch(lata, { seats, options, seed: seedFrom('board') }));

/** Plays a match of bots and looks at the table before every turn, and at the end. */
const watch = (match: Match<Lata>, look: (seat: number) => void): void => {
  const random = new Random(seedFrom('board bots'));
  for (let [seat = 0] = match.pending(); match.pending().length > 0; [seat = 0] = match.pending()) {
    look(seat);
    sure(match.commit(seat, botTurn(lata, match.view(seat), seat, bots.random, random)));
  }
  look(0);
};

const SETTINGS = settingsOf(lata).map(setting => [settingName(lata, setting), setting] as const);

describe('the board of Lata', () => {
  it.each(SETTINGS)('%s: is at most 80 columns wide at every moment, in every language', (_, setting) => {
    const match = newMatch(setting.seats, setting.options);
    watch(match, seat => {
      for (const language of LANGUAGES) {
        const board = lataBoard(lata, match.view(seat), pencilIn(language, setting.seats));
        for (const line of board.split('\n')) {
          expect([...line].length > WIDE ? line : '').toBe('');
          expect(line).not.toMatch(/undefined|NaN|\s$/);
        }
      }
    });
  });

  it('shows sets, markets, scoring cards and every factory', () => {
    const board = lataBoard(lata, newMatch(3).view('spectator'), pencilIn('en', 3));
    expect(board).toContain('Round 1 of 6: bids for the turn order');
    expect(board.match(/^ {2}[1-4] {2}P\d\d /gm)).toHaveLength(4);
    expect(board.match(/^ {2}M\d\d {2}[123] AP {2}/gm)).toHaveLength(4);
    expect(board.match(/^ {2}S\d\d {2}[23] \$ {2}/gm)).toHaveLength(4);
    expect(board.match(/1: 0 \$ P00 {5}2: 0 \$ {9}3: 1 \$ {9}4: 2 \$ {9}5: 2 \$/g)).toHaveLength(3);
  });

  it('shows a player what a scoring card would be worth now', () => {
    const match = newMatch(2);
    expect(lataBoard(lata, match.view(0), pencilIn('en', 2))).toMatch(
      /^ {2}S\d\d {2}[23] \$ +\(\d+\) {2}\d/m,
    );
    expect(lataBoard(lata, match.view('spectator'), pencilIn('en', 2))).not.toContain('in brackets');
  });

  it('shows that somebody has bid, and the bid to the bidder alone', () => {
    const match = newMatch(2);
    sure(match.commit(1, ['bid 6']));
    expect(lataBoard(lata, match.view(1), pencilIn('en', 2))).toContain('has bid (6)');
    expect(lataBoard(lata, match.view(0), pencilIn('en', 2))).toMatch(/Player 2 .* has bid {2}no cubes/);
  });
});
