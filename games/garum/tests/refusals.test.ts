import { describe, expect, it } from 'vitest';
import { expect as sure } from '../../kernel/index.ts';
import { changed, lowest, refusals, type Scene } from '../../kernel/testkit/index.ts';
import first from '../editions/cais-1.json' with { type: 'json' };
import { garum, garumTitle, type Garum } from '../index.ts';
import { REFUSAL_RULES, type Refusal } from '../refusals.ts';
import type { State } from '../state.ts';
import { objectionTo } from '../text/index.ts';
import { deal, fill, fromTo, moveOf, play, playRound } from './table.ts';

const after = (state: State, ...lines: readonly string[]): State => {
  play(state, ...lines);
  return state;
};

/** Blue has posted all its vilicus and laid its tile in cetarium 9. */
const vilicusSpent = (): State => {
  const state = deal(4);
  playRound(state, 1, { blue: 'vilicus row 9' });
  playRound(state, 2, { blue: 'vilicus row 10' });
  playRound(state, 3, { blue: 'vilicus row 5' });
  playRound(state, 4, { blue: 'vilicus row 6' });
  playRound(state, 8, { blue: 'vilicus row 13' });
  return after(fill(state, 5, 6, 7), 'B9 NW 0');
};

/** Blue has posted its dominus and laid its second tile, in cetarium 2. */
const dominusSpent = (): State => {
  const state = deal(2);
  playRound(state, 1, { blue: 'dominus row 9' });
  return after(state, 'G2 NW 0', 'no worker', 'Y2 NE 0', 'no worker', 'R2 SW 0', 'no worker', 'B2 SE 0');
};

/** Columns 9 to 12 hold 15, 4, 1, 8; blue has laid its tile in cetarium 1, the last of them. */
const columnsClosed = (): State => after(fill(deal(4), 15, 4, 8, 10), 'B5 NW 0');

/** B1 looks the same after half a turn. */
const twoFaced = sure(garumTitle.open(changed(first, ['tiles', 'sets', 'blue', 0, 'fish'], 'BG/GB')));

const SCENES: readonly Scene<Garum, Refusal>[] = [
  { refusal: 'match-over', state: fill(deal(4), ...fromTo(1, 16)), line: 'no worker', rule: 'G-END-1' },
  { refusal: 'not-your-turn', state: deal(4), seat: 1, line: 'G1 NW 0', rule: 'G-RND-1' },
  { refusal: 'cetarium-first', state: deal(4, { variant: 'emperor' }), line: 'B1 NW 0', rule: 'G-VAR-1' },
  { refusal: 'no-emperor', state: deal(4), line: 'cetarium 5', rule: 'G-VAR-1' },
  { refusal: 'tile-first', state: deal(4), line: 'vilicus row 9', rule: 'G-TRN-1' },
  { refusal: 'tile-laid', state: after(deal(4), 'B1 NW 0'), line: 'B2 NE 0', rule: 'G-TRN-1' },
  {
    refusal: 'ghost-first',
    state: after(deal(3), 'B1 NW 0', 'no worker', 'G1 NE 0', 'no worker', 'Y1 SW 0', 'no worker'),
    line: 'B2 SE 0',
    rule: 'G-GHO-1',
  },
  { refusal: 'no-ghost', state: deal(4), line: 'ghost 0', rule: 'G-GHO-1' },
  {
    refusal: 'no-such-cetarium',
    state: deal(4, { board: 'baelo', variant: 'emperor' }),
    line: 'cetarium 13',
    rule: 'G-CMP-3',
  },
  {
    refusal: 'cetarium-filled',
    state: fill(deal(4, { variant: 'emperor' }), 7),
    seat: 1,
    line: 'cetarium 7',
    rule: 'G-VAR-1',
  },
  { refusal: 'other-colour', state: deal(2), line: 'Y1 NW 0', rule: 'G-SET-2' },
  { refusal: 'not-in-hand', state: deal(4), line: 'B5 NW 0', rule: 'G-TRN-1' },
  {
    refusal: 'place-taken',
    state: after(deal(4), 'B1 NW 0', 'no worker'),
    seat: 1,
    line: 'G1 NW 0',
    rule: 'G-TRN-1',
  },
  {
    refusal: 'same-rotation',
    game: twoFaced,
    state: twoFaced.setup({ board: 'troia', variant: 'base' }, 4, lowest),
    line: 'B1 NW 180',
    rule: 'G-TRN-1',
  },
  { refusal: 'no-vilicus', state: vilicusSpent(), line: 'vilicus row 14', rule: 'G-CMP-1' },
  {
    refusal: 'no-dominus',
    state: dominusSpent(),
    line: 'dominus row 10',
    rule: 'G-CMP-1',
  },
  { refusal: 'line-elsewhere', state: after(deal(4), 'B1 NW 0'), line: 'vilicus row 8', rule: 'G-TRN-3' },
  {
    refusal: 'line-taken',
    state: after(deal(4), 'B1 NW 0', 'vilicus row 9', 'G1 NE 0'),
    seat: 1,
    line: 'dominus row 9',
    rule: 'G-TRN-3',
  },
  { refusal: 'line-closed', state: columnsClosed(), line: 'vilicus column 9', rule: 'G-TRN-4' },
];

refusals({ game: garum, rules: REFUSAL_RULES, objectionTo, scenes: SCENES });

describe('what is refused', () => {
  it('the columns that are closed in cetarium 1 leave its rows open', () => {
    expect(garum.objection(columnsClosed(), 0, moveOf('vilicus row 9'))).toBeUndefined();
  });

  it('[G-CMP-1] without a vilicus the dominus can still be posted', () => {
    expect(garum.objection(vilicusSpent(), 0, moveOf('dominus row 14'))).toBeUndefined();
  });

  it.each([
    ['cetarium', 'cetarium 3', 'The tank of this round is already known.'],
    ['ghost tile', 'ghost 0', 'There is no tile of a ghost to be laid now.'],
  ])('in the step of the worker a %s is refused for what it is', (_, line, reason) => {
    const state = after(deal(4), 'B1 NW 0');
    expect(garum.objection(state, 0, moveOf(line))?.reason.en).toBe(reason);
  });
});
