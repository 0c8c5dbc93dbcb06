import { cardName, COLOURS, CUBES_A_COLOUR, FIRST_INITIAL, type Cafe } from '../../games/cafe/index.ts';
import type { Gauge, Watch } from './gauge.ts';
import { percent } from './markdown.ts';

/** A card is alive when it is taken in at least this share of the rounds in which it is shown. */
const ALIVE = 0.1;
const NAMED = 4;

/** How often each card is taken in the rounds in which it is shown. */
const cards = (): Watch<Cafe> => {
  const shown = new Uint32Array(FIRST_INITIAL);
  const taken = new Uint32Array(FIRST_INITIAL);
  return {
    event: event => {
      if (event.kind === 'round') for (const card of event.market) shown[card]++;
      else if (event.kind === 'turned') shown[event.card]++;
      else if (event.kind === 'took') taken[event.card]++;
    },
    over: () => {},
    rows: () => {
      const rates = [...shown.keys()]
        .filter(card => shown[card] > 0)
        .map(card => ({ name: cardName(card), rate: taken[card] / shown[card] }))
        .toSorted((a, b) => a.rate - b.rate);
      const list = (some: typeof rates): string =>
        some.map(({ name, rate }) => `${name} ${percent(rate)}`).join(', ');
      return [
        [
          String(rates.filter(({ rate }) => rate < ALIVE).length),
          list(rates.slice(0, NAMED)),
          list(rates.slice(-NAMED).toReversed()),
        ],
      ];
    },
  };
};

/** Where cubes go, and of what colour they are. */
const deliveries = (): Watch<Cafe> => {
  const delivered = COLOURS.map(() => 0);
  let served = 0;
  let seats = 0;
  return {
    event: event => {
      if (event.kind !== 'served' && event.kind !== 'stored') return;
      delivered[event.colour] += event.kind === 'served' ? 1 : event.count;
      if (event.kind === 'served') served++;
    },
    over: ({ scores }) => {
      seats += scores.length;
    },
    rows: () => {
      const all = delivered.reduce((sum, count) => sum + count, 0);
      const share = (count: number): string => (all === 0 ? '' : percent(count / all));
      return [[(all / seats).toFixed(1), share(served), ...delivered.map(share)]];
    },
  };
};

/** C-CMP-1: how often a colour runs out, followed by what goes to the supply and comes from it. */
const supply = (): Watch<Cafe> => {
  let left = COLOURS.map(() => CUBES_A_COLOUR);
  let least = CUBES_A_COLOUR;
  const lows: number[] = [];
  const add = (counts: readonly number[], sign: 1 | -1): void => {
    left = left.map((count, colour) => count + sign * counts[colour]);
    least = Math.min(least, ...left);
  };
  const one = (colour: number): readonly number[] => COLOURS.map((_, other) => (other === colour ? 1 : 0));
  return {
    event: event => {
      if (event.kind === 'company') add([1, 1, 1, 1], -1);
      else if (event.kind === 'produced') add(event.gained, -1);
      else if (event.kind === 'named') add(one(event.colour), -1);
      else if (event.kind === 'placed' || event.kind === 'cleared') add(event.lost, 1);
      else if (event.kind === 'took' && event.paid >= 0) add(one(event.paid), 1);
      else if (event.kind === 'bids') for (const bid of event.bids) add(bid, 1);
    },
    over: () => {
      lows.push(least);
      left = COLOURS.map(() => CUBES_A_COLOUR);
      least = CUBES_A_COLOUR;
    },
    rows: () => [
      [
        percent(lows.filter(low => low === 0).length / lows.length),
        String(Math.min(...lows)),
        (lows.reduce((sum, low) => sum + low, 0) / lows.length).toFixed(1),
      ],
    ],
  };
};

export const cafeGauge: Gauge<Cafe> = {
  places: ({ master, players }) =>
    Array.from({ length: players }, (_, seat) => (seat - master + players) % players),
  first: 'the master',
  watches: [
    {
      heading: 'Cards, by the rounds in which they are shown',
      columns: ['taken in less than a tenth', 'taken least', 'taken most'],
      begin: cards,
    },
    {
      heading: 'Delivered cubes',
      columns: ['a seat and match', 'to shops', ...COLOURS],
      begin: deliveries,
    },
    {
      heading: 'The supply',
      columns: ['matches in which a colour runs out', 'least of a colour', 'least on average'],
      begin: supply,
    },
  ],
};
