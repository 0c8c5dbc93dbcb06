// An edition unpacked into the tables that the rules look things up in.

import { setOf } from './cards.ts';
import {
  COLOURS,
  cubes,
  ICONS,
  MACKEREL,
  NATIONS,
  NO_ICON,
  OIL,
  productionName,
  SARDINE,
  scoringName,
  STARTING_CARD,
  TOMATO,
  type Colour,
  type Cubes,
  type Nation,
  type Scenario,
} from './components.ts';
import type { Edition } from './edition.ts';
import type { Term } from './measures.ts';

export interface Market {
  /** Action points. */
  readonly cost: number;
  /** Coins a cube. */
  readonly pays: number;
  readonly slots: Cubes;
  readonly silver: number;
  readonly red: number;
  readonly yellow: number;
  readonly flags: readonly Nation[];
}

export interface Scoring {
  readonly cost: number;
  readonly terms: readonly Term[];
}

export interface Box {
  /** By production card × 2, and one more for the lower icon. */
  readonly icons: Int8Array;
  /** By production card: its icons as a set, one bit each. */
  readonly iconSets: Uint16Array;
  readonly colours: readonly Colour[];
  readonly markets: readonly Market[];
  readonly scoring: readonly Scoring[];
  readonly starts: Readonly<Record<Scenario, readonly Term[]>>;
  /** What it costs to place a card, by space. */
  readonly costs: Readonly<Record<Scenario, readonly number[]>>;
  /** The decks before anything is drawn, with and without the cards marked for two players. */
  readonly wholeDecks: readonly number[];
  readonly twoPlayerDecks: readonly number[];
}

const colourOf = (icons: readonly number[]): Colour => {
  if (icons.some(icon => icon > OIL)) return COLOURS[3];
  const fish = icons.some(icon => icon === SARDINE || icon === MACKEREL);
  const ingredient = icons.some(icon => icon === TOMATO || icon === OIL);
  return COLOURS[fish ? (ingredient ? 1 : 0) : 2];
};

const unpackMarket = ({ cost, pays, slots, flags }: Edition['market']['cards'][number]): Market => {
  const [silver, red, yellow] = [...'SRY'].map(letter => slots.split(letter).length - 1);
  return {
    cost,
    pays,
    slots: cubes(silver, red, yellow),
    silver,
    red,
    yellow,
    flags: flags.map(nation => NATIONS.indexOf(nation)),
  };
};

/** The three decks in one list, without the cards of these names. */
const decksWithout = (edition: Edition, names: readonly string[]): readonly number[] => {
  const kept = (count: number, nameOf: (card: number) => string): readonly number[] =>
    setOf([...Array(count).keys()].filter(card => !names.includes(nameOf(card))));
  const { production, market, scoring } = edition;
  return [
    ...kept(production.cards.length, productionName),
    ...setOf(market.cards.keys()),
    ...kept(scoring.cards.length, scoringName),
  ];
};

export const unpack = (edition: Edition): Box => {
  const { production, market, scoring, factory, twoPlayers } = edition;
  const faces = production.cards.map(card => card.icons.map(icon => ICONS.indexOf(icon)));
  faces[STARTING_CARD] = [SARDINE];
  const { general, portimao, aveiro, matosinhos } = scoring.starts;
  return {
    icons: Int8Array.from(faces.flatMap(icons => [icons[0], icons[1] ?? NO_ICON])),
    iconSets: Uint16Array.from(faces, icons => icons.reduce((set, icon) => set | (1 << icon), 0)),
    colours: faces.map(colourOf),
    markets: market.cards.map(unpackMarket),
    scoring: scoring.cards.map(({ cost, terms }) => ({ cost, terms })),
    starts: { setubal: general, portimao, aveiro, matosinhos },
    costs: {
      setubal: factory.costs,
      portimao: factory.portimao,
      aveiro: factory.costs,
      matosinhos: factory.costs,
    },
    wholeDecks: decksWithout(edition, []),
    twoPlayerDecks: decksWithout(edition, [...twoPlayers.production, ...twoPlayers.scoring]),
  };
};
