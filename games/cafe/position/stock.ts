// Whether every card and every cube is accounted for.

import { objectTo } from '../../kernel/index.ts';
import type { Area } from '../area/area.ts';
import { isOpenShop } from '../area/shops.ts';
import type { Box } from '../box.ts';
import { cellName } from '../cells.ts';
import {
  BEAN,
  cardName,
  COLOURS,
  CUBES_A_COLOUR,
  DRY,
  FIRST_INITIAL,
  LOTE,
  marketSize,
  NO_CARD,
  PLUS,
  ROAST,
  SHOP,
  type RuleSet,
} from '../components.ts';
import { countOf, countsOf, totalOf } from '../cubes.ts';
import { deckSize, fullDeck, inDeck } from '../deck.ts';
import type { State } from '../state.ts';
import { cardsIn } from './areas.ts';

/** How many cards have been turned up so far. */
const turnedUp = ({ step, round, turn, players, expresso }: State): number => {
  const market = marketSize(expresso);
  const past = round * (players + market - 1);
  if (step === 'over') return past;
  return past + market + (step === 'act' ? players - 1 : turn);
};

export const checkCards = (box: Box, state: State): void => {
  const full = fullDeck(box, state.players, state.expresso);
  if (state.deck.some((set, i) => (set & ~full[i]) !== 0))
    objectTo('deck', 'it holds cards that are not in this match.');
  const left = deckSize(full) - turnedUp(state);
  if (deckSize(state.deck) !== left)
    objectTo('deck', `${left} cards must be left, not ${deckSize(state.deck)}.`);
  const seen = [
    ...state.market,
    ...(state.taken === NO_CARD ? [] : [state.taken]),
    ...state.areas.flatMap(cardsIn).filter(card => card < FIRST_INITIAL),
  ];
  for (const [i, card] of seen.entries())
    if (seen.indexOf(card) < i || inDeck(state.deck, card) || !inDeck(full, card))
      objectTo('the cards', `${cardName(card)} cannot be there, or is in two places.`);
};

/** Why these cubes cannot lie there; undefined if they can. */
const refuseCubes = (box: Box, rules: RuleSet, area: Area, index: number): string | undefined => {
  const cubes = area.cubes[index];
  const face = area.faces[index];
  const square = box.square[face];
  if (cubes === 0) return undefined;
  if (square === SHOP) {
    const { wants } = box.shops[box.shop[face]];
    const isTooMuch = COLOURS.some((_, colour) => countOf(cubes, colour) > countOf(wants, colour));
    return isTooMuch || !isOpenShop(box, area, index)
      ? 'a shop holds what it wants, on its first cell'
      : undefined;
  }
  if (square === BEAN || square === PLUS)
    return totalOf(cubes) > 1 || (square === BEAN && countOf(cubes, box.colour[face]) === 0)
      ? 'a bean square holds one cube of its colour'
      : undefined;
  if (square !== DRY && square !== LOTE && square !== ROAST) return 'this square holds no cubes';
  if (rules === 'manual') return totalOf(cubes) > 1 ? 'this square holds one cube' : undefined;
  return countsOf(cubes).filter(count => count > 0).length > 1 ? 'this square holds one colour' : undefined;
};

export const checkCubes = (box: Box, state: State): void => {
  for (const [seat, area] of state.areas.entries())
    for (const i of area.cells.keys()) {
      const wrong = refuseCubes(box, state.rules, area, i);
      if (wrong !== undefined)
        objectTo(`areas[${seat}].cubes[${i}]`, `${wrong} (${cellName(area.cells[i])}).`);
    }
  for (const [colour, name] of COLOURS.entries()) {
    const inAreas = state.areas
      .flatMap(area => area.cubes)
      .reduce((sum, cubes) => sum + countOf(cubes, colour), 0);
    const stored = state.warehouse.filter((_, i) => i % 4 === colour).reduce((sum, count) => sum + count, 0);
    if (state.supply[colour] + inAreas + stored !== CUBES_A_COLOUR)
      objectTo('the cubes', `there are ${CUBES_A_COLOUR} of ${name} in all.`);
  }
  for (const [i, laid] of state.bids.entries())
    if (laid > state.warehouse[i]) objectTo(`bids[${i}]`, 'more is laid than lies in the warehouse.');
};
