import type { JSX } from 'preact';
import { indexOf, NO_SHOP, SQUARES, type Box, type Face } from '../../games/cafe/index.ts';
import { addressOf } from '../shell/router.ts';
import { Square } from './art/Card.tsx';
import { Sign } from './art/Sign.tsx';
import type { Hold } from './hold.ts';
import type { SquareName } from './messages/messages.ts';
import { UNIT } from './sheet.ts';
import { cellWords } from './words.ts';

/** The rule that says what a square does. */
const RULES: Readonly<Record<SquareName, string>> = {
  blank: 'C-CMP-3',
  bean: 'C-PRO-1',
  plus: 'C-EXP-5',
  dry: 'C-DRY-1',
  lote: 'C-EXP-3',
  roast: 'C-ROA-1',
  cup: 'C-ACT-1',
  expresso: 'C-EXP-2',
  ship: 'C-DRF-2',
  shop: 'C-END-1',
  nata: 'C-EXP-4',
};

/** A square, or the whole sign of the shop that it belongs to. */
export const SquarePicture = ({ box, face }: { readonly box: Box; readonly face: Face }): JSX.Element => {
  const shop = box.shop[face];
  if (shop === NO_SHOP)
    return (
      <svg class="c-square" viewBox={`0 0 ${UNIT} ${UNIT}`} aria-hidden="true">
        <Square box={box} face={face} />
      </svg>
    );
  const width = box.shops[shop].size * UNIT;
  return (
    <svg class="c-square" viewBox={`0 0 ${width} ${UNIT}`} aria-hidden="true">
      <Sign box={box} shop={shop} cubes={0} width={width} height={UNIT} />
    </svg>
  );
};

/** What the square is that is looked at: its picture, its name, and what it does. */
export const Inspector = ({ hold }: { readonly hold: Hold }): JSX.Element => {
  const { box, area, text, desk } = hold;
  const at = hold.cell.value ?? hold.pointed.value;
  const index = at === undefined ? -1 : indexOf(area, at);
  if (at === undefined || index < 0) return <p class="c-inspector quiet">{text.askSquare}</p>;
  const face = area.faces[index];
  const kind = SQUARES[box.square[face]];
  return (
    <section class="c-inspector" aria-live="polite">
      <SquarePicture box={box} face={face} />
      <div>
        <h2>{text.squares[kind]}</h2>
        <p>{text.abouts[kind]}</p>
        <p class="quiet">
          {cellWords(text, box, area, at)}.{' '}
          <a href={addressOf({ page: 'rules', game: desk.game.id, rule: RULES[kind] })}>
            {text.rule(RULES[kind])}
          </a>
        </p>
      </div>
    </section>
  );
};
