import { expect as sure } from '../../kernel/index.ts';
import { changed, refusals, type Scene } from '../../kernel/testkit/index.ts';
import first from '../editions/cais-1.json' with { type: 'json' };
import { cafe, cafeTitle, type Cafe } from '../index.ts';
import { REFUSAL_RULES, type Refusal } from '../refusals.ts';
import type { State } from '../state.ts';
import { objectionTo } from '../text/index.ts';
import { acting, deal, passRound, placing, playAs, taking } from './table.ts';

const AREA = 'Y u B\nd G o';

const over = (): State => {
  const state = deal(1);
  while (state.step !== 'over') passRound(state);
  return state;
};

/** A table of two that bids, after these moves of the first seat. */
const bidding = (...lines: readonly string[]): State => {
  const state = deal(2, { bidding: 'on' });
  playAs(state, 0, lines);
  return state;
};

const act = (picture: string, ...lines: readonly string[]): State => acting(picture).play(...lines).state;
const actAtTable = (picture: string, ...lines: readonly string[]): State =>
  acting(picture, { rules: 'table', expresso: 'on' }).play(...lines).state;

/** C11 looks the same after half a turn. */
const twofold = sure(
  cafeTitle.open(changed(first, ['plan', 'cards', 'C11', 'rows'], ['cup Y dry', 'dry Y cup'])),
);

const SCENES: readonly Scene<Cafe, Refusal>[] = [
  { refusal: 'match-over', state: over(), line: 'done', rule: 'C-END-1' },
  { refusal: 'not-your-turn', state: deal(2), line: 'take C1', rule: 'C-DRF-1' },
  { refusal: 'actions-ended', state: act(AREA, 'done'), line: 'produce a1', rule: 'C-ACT-1' },
  { refusal: 'no-bidding', state: taking(['C1'], AREA).state, line: 'lay red', rule: 'C-ADV-1' },
  { refusal: 'bid-first', state: bidding(), line: 'take C1', rule: 'C-ADV-1' },
  { refusal: 'bid-closed', state: bidding('bid'), line: 'bid', rule: 'C-ADV-1' },
  { refusal: 'bid-open', state: bidding('lay red'), line: 'unlay red', rule: 'C-ADV-1' },
  { refusal: 'lay-in-order', state: bidding('lay red'), line: 'lay yellow', rule: 'C-ADV-1' },
  { refusal: 'none-to-lay', state: bidding('lay red'), line: 'lay red', rule: 'C-ADV-1' },
  { refusal: 'none-laid', state: bidding('lay red', 'bid'), line: 'unlay green', rule: 'C-ADV-1' },
  { refusal: 'take-first', state: taking(['C1'], AREA).state, line: 'place a2 0', rule: 'C-DRF-1' },
  { refusal: 'place-first', state: placing('C1', AREA).state, line: 'take C2', rule: 'C-DRF-1' },
  { refusal: 'draft-over', state: act(AREA), line: 'take C1', rule: 'C-DRF-1' },
  { refusal: 'not-in-market', state: taking(['C1'], AREA).state, line: 'take C2', rule: 'C-DRF-1' },
  { refusal: 'must-pay', state: taking(['C3'], AREA).state, line: 'take C3', rule: 'C-DRF-2' },
  { refusal: 'card-is-free', state: taking(['C1'], AREA).state, line: 'take C1 red', rule: 'C-DRF-2' },
  {
    refusal: 'not-in-warehouse',
    state: taking(['C3'], AREA, { warehouse: [1, 1, 1, 0] }).state,
    line: 'take C3 red',
    rule: 'C-DRF-2',
  },
  { refusal: 'can-pay', state: taking(['C3'], AREA).state, line: 'discard C3', rule: 'C-DRF-3' },
  { refusal: 'covers-too-few', state: placing('C1', AREA).state, line: 'place c2 0', rule: 'C-PLC-1' },
  { refusal: 'covers-too-many', state: placing('C1', AREA).state, line: 'place a1 0', rule: 'C-PLC-1' },
  {
    refusal: 'same-rotation',
    game: twofold,
    state: placing('C11', AREA).state,
    line: 'place a2 180',
    rule: 'C-PLC-1',
  },
  { refusal: 'no-cup', state: placing('C1', AREA).state, line: 'place a1 90', rule: 'C-PLC-2' },
  { refusal: 'no-action-left', state: act(AREA, 'produce a1'), line: 'produce c1', rule: 'C-ACT-1' },
  {
    refusal: 'finish-roaster',
    state: actAtTable('oY2 . [YB]\nu u .', 'deliver', 'serve a1 c1'),
    line: 'done',
    rule: 'C-DEL-1',
  },
  { refusal: 'move-first', state: act('Y1 d u\n. . u', 'dry b1'), line: 'done', rule: 'C-ROA-1' },
  { refusal: 'name-first', state: actAtTable('Y + u', 'produce a1'), line: 'done', rule: 'C-EXP-5' },
  { refusal: 'nothing-to-name', state: act(AREA), line: 'name red', rule: 'C-EXP-5' },
  {
    refusal: 'colour-needed',
    state: acting('+ . u', { expresso: 'on' }).state,
    line: 'produce a1',
    rule: 'C-EXP-5',
  },
  { refusal: 'colour-not-needed', state: act(AREA), line: 'produce a1 yellow', rule: 'C-EXP-5' },
  { refusal: 'not-in-area', state: act(AREA), line: 'produce d1', rule: 'C-CMP-4' },
  { refusal: 'wrong-square', state: act(AREA), line: 'produce b1', rule: 'C-CMP-3' },
  { refusal: 'not-first-cell', state: act('Y Y u'), line: 'produce b1', rule: 'C-ACT-3' },
  { refusal: 'group-full', state: act('Y1 Y1 u'), line: 'produce a1', rule: 'C-PRO-1' },
  {
    refusal: 'supply-out',
    state: acting(AREA, { supply: [0, 9, 9, 9] }).state,
    line: 'produce a1',
    rule: 'C-CMP-1',
  },
  { refusal: 'nothing-to-move', state: act(AREA), line: 'dry a2', rule: 'C-DRY-1' },
  { refusal: 'no-room', state: act('Y1 dB u'), line: 'dry b1', rule: 'C-DRY-1' },
  { refusal: 'red-costs-more', state: act('dR * u'), line: 'roast b1', rule: 'C-ROA-2' },
  { refusal: 'nothing-begun', state: act('Y1 d u'), line: 'put a1 b1', rule: 'C-DRY-1' },
  { refusal: 'other-group', state: act('Y1 d u\n. . d', 'dry b1'), line: 'put a1 c2', rule: 'C-ACT-3' },
  { refusal: 'square-empty', state: act('Y1 Y d u', 'dry c1'), line: 'put b1 c1', rule: 'C-DRY-1' },
  { refusal: 'square-taken', state: act('Y1 dB d u', 'dry b1'), line: 'put a1 b1', rule: 'C-DRY-1' },
  {
    refusal: 'one-colour',
    state: actAtTable('Y1 R1 d u', 'dry c1', 'put a1 c1'),
    line: 'put b1 c1',
    rule: 'C-DRY-2',
  },
  {
    refusal: 'reading-order',
    state: act('Y1 R1 d d u', 'dry c1', 'put a1 d1'),
    line: 'put b1 c1',
    rule: 'C-ROA-1',
  },
  { refusal: 'no-delivery', state: act('oY u .'), line: 'store a1', rule: 'C-DEL-1' },
  { refusal: 'nothing-to-deliver', state: act(AREA), line: 'deliver', rule: 'C-DEL-1' },
  { refusal: 'not-a-shop', state: act('oY u .', 'deliver'), line: 'serve a1 c1', rule: 'C-DEL-1' },
  { refusal: 'shop-dead', state: act('oY u <YYYG', 'deliver'), line: 'serve a1 c1', rule: 'C-PLC-3' },
  { refusal: 'not-wanted', state: act('oY u [RR]', 'deliver'), line: 'serve a1 c1', rule: 'C-DEL-2' },
  { refusal: 'shop-stays', state: act('u [YB:Y] .'), line: 'clear b1', rule: 'C-DEL-2' },
  { refusal: 'nothing-to-clear', state: act(AREA), line: 'clear a1', rule: 'C-ACT-2' },
];

refusals({ game: cafe, rules: REFUSAL_RULES, objectionTo, scenes: SCENES });
