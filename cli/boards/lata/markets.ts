import {
  GOOD_LETTERS,
  marketName,
  NATIONS,
  redIn,
  silverIn,
  yellowIn,
  type Box,
  type View,
} from '../../../games/lata/index.ts';
import { padTo } from '../../paint.ts';
import type { Pencil } from '../board.ts';
import { CUBE_STYLES, wrapWords } from './cards.ts';
import { words } from './words.ts';

const SLOTS_WIDTH = 9;

/** The slots of a market, a letter each: capital where a cube lies. */
const slotsOf = (box: Box, view: View, i: number, { paint }: Pencil): string => {
  const { silver, red, yellow } = box.markets[view.market[i]];
  const on = view.filled[i];
  const cubes = [silverIn(on), redIn(on), yellowIn(on)];
  return [silver, red, yellow]
    .flatMap((count, good) =>
      Array.from({ length: count }, (_, slot) =>
        slot < cubes[good]
          ? paint([CUBE_STYLES[good], 'bold'], GOOD_LETTERS[good])
          : paint(CUBE_STYLES[good], GOOD_LETTERS[good].toLowerCase()),
      ),
    )
    .join(' ');
};

export const marketLines = (box: Box, view: View, pencil: Pencil): readonly string[] => {
  const { paint, language } = pencil;
  const say = words[language];
  const lines = view.market.map((card, i) => {
    const { cost, pays, flags } = box.markets[card];
    const slots = padTo(slotsOf(box, view, i, pencil), SLOTS_WIDTH);
    const nations = flags.map(nation => NATIONS[nation]).join(' ');
    return `${marketName(card).padStart(5)}  ${say.actionPoints(cost)}  ${slots}  ${say.pays(pays)}  ${nations}`;
  });
  return [
    `${paint('bold', say.markets)}  ${paint('dim', say.marketLegend)}`,
    ...lines,
    ...(view.under.length === 0
      ? []
      : wrapWords(say.under(view.under.map(marketName).join(' '))).map(line => paint('dim', line))),
  ];
};
