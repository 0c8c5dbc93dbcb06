import { expect, titleOf, type EditionLabel } from '../kernel/index.ts';
import { unpack, type Box } from './box.ts';
import { readEdition, type Edition } from './edition.ts';
import first from './editions/cais-1.json' with { type: 'json' };
import { cafeWith, type Cafe } from './game.ts';

const builtIn = [first];

export const cafeTitle = titleOf<Cafe, Edition>({
  id: 'cafe',
  builtIn,
  readEdition,
  gameWith: (edition, label) => cafeWith(unpack(edition), label),
});

export const cafe = expect(cafeTitle.open());

/** The contents of the box a game is played with, for whoever draws it. */
export const boxOf = (edition: EditionLabel): Box =>
  unpack(expect(readEdition(edition.data ?? builtIn.find(data => data.id === edition.id))));

export * from './cells.ts';
export * from './components.ts';
export { actionsOf, countCups, countShips, indexOf, priceOf, type Area } from './area/area.ts';
export { groupsOf } from './area/groups.ts';
export { listGroups, placementFacts, type Group, type PlacementFacts } from './area/facts.ts';
export { isSupplied, isWhole, openShops } from './area/shops.ts';
export { DRIES, NO_SORT, ROASTERS, type Box } from './box.ts';
export { countOf, countsOf, colourOf, totalOf, type Cubes } from './cubes.ts';
export { deckSize, unseenCards } from './deck.ts';
export type { Event } from './events.ts';
export type { Cafe } from './game.ts';
export * from './moves.ts';
export { DELIVERING, DRYING, NAMING, NOTHING, ROASTING, type View } from './state.ts';
