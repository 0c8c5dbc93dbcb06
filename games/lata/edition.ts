// What the box holds, as data. Another edition is another file of this shape.

import {
  fields,
  listOf,
  marked,
  name,
  objectTo,
  oneOf,
  readJson,
  text,
  whole,
  type Read,
  type Result,
} from '../kernel/index.ts';
import {
  ICONS,
  MARKET_CARDS,
  marketName,
  NATIONS,
  PRODUCTION_CARDS,
  productionName,
  SCORING_CARDS,
  scoringName,
  SPACES,
} from './components.ts';
import { MEASURES } from './measures.ts';

const upTo =
  <T>(item: Read<T>, most: number): Read<T[]> =>
  (value, path) => {
    const list = listOf(item)(value, path);
    return list.length >= 1 && list.length <= most
      ? list
      : objectTo(path, `there must be 1 to ${most}, not ${list.length}.`);
  };

/** The cubes that a market asks for, a letter each: "SSR". */
const slots: Read<string> = (value, path) =>
  /^[SRY]{1,4}$/.test(text(value, path))
    ? text(value, path)
    : objectTo(path, `"${String(value)}" is not 1 to 4 cubes, written with the letters S R Y.`);

const terms = upTo(fields({ points: whole(1, 20), every: whole(1, 9), of: oneOf(MEASURES) }), 2);
const costs = listOf(whole(0, 9), SPACES);

const readShape = fields({
  game: oneOf(['lata']),
  id: name,
  title: name,
  factory: fields({ ...marked, costs, portimao: costs }),
  production: fields({
    ...marked,
    cards: listOf(fields({ icons: upTo(oneOf(ICONS), 2) }), PRODUCTION_CARDS, productionName),
  }),
  market: fields({
    ...marked,
    cards: listOf(
      fields({ cost: whole(1, 3), pays: whole(1, 2), slots, flags: upTo(oneOf(NATIONS), 2) }),
      MARKET_CARDS,
      marketName,
    ),
  }),
  scoring: fields({
    ...marked,
    cards: listOf(
      fields({ cost: whole(2, 3), provenance: marked.provenance, terms }),
      SCORING_CARDS,
      scoringName,
    ),
    starts: fields({ general: terms, portimao: terms, aveiro: terms, matosinhos: terms }),
  }),
  twoPlayers: fields({
    ...marked,
    production: listOf(
      oneOf(Array.from({ length: PRODUCTION_CARDS }, (_, card) => productionName(card))),
      18,
    ),
    scoring: listOf(oneOf(Array.from({ length: SCORING_CARDS }, (_, card) => scoringName(card))), 8),
  }),
});

export type Edition = ReturnType<typeof readShape>;

const read: Read<Edition> = (value, path) => {
  const edition = readShape(value, path);
  const { factory, twoPlayers } = edition;
  for (const board of ['costs', 'portimao'] as const)
    if (factory[board].filter(cost => cost === 0).length < 2)
      objectTo(`factory.${board}`, 'two spaces at least must be free, or a set could not be placed.');
  for (const deck of ['production', 'scoring'] as const)
    if (new Set<string>(twoPlayers[deck]).size !== twoPlayers[deck].length)
      objectTo(`twoPlayers.${deck}`, 'no card can be marked twice.');
  return edition;
};

export const readEdition = (json: unknown): Result<Edition> => readJson(read, json, 'bad-edition');
