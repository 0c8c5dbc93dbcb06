import { marketName, ratingOf, RATINGS, scoringName, type Lata } from '../../games/lata/index.ts';
import type { Gauge, Watch } from './gauge.ts';
import { lataLimits } from './lataLimits.ts';
import { percent } from './markdown.ts';

type Event = Lata['Event'];

/** How often a card was on display and how often somebody got it, in matches. */
interface Tally {
  shown: number;
  taken: number;
  points: number;
}

/** Counts cards by match: shown, taken, and what they brought in the end. */
const tallies = () => {
  const byCard = new Map<number, Tally>();
  const shown = new Set<number>();
  const of = (card: number): Tally => {
    const tally = byCard.get(card) ?? { shown: 0, taken: 0, points: 0 };
    byCard.set(card, tally);
    return tally;
  };
  return {
    show: (cards: readonly number[]) => cards.forEach(card => shown.add(card)),
    take: (card: number) => void of(card).taken++,
    score: (card: number, points: number) => void (of(card).points += points),
    over: () => {
      for (const card of shown) of(card).shown++;
      shown.clear();
    },
    sorted: () => [...byCard].toSorted(([a], [b]) => a - b),
  };
};

const scoringCards = (): Watch<Lata> => {
  const counts = tallies();
  return {
    event: (event: Event) => {
      if (event.kind === 'offers' || event.kind === 'revealed-scoring') counts.show(event.cards);
      else if (event.kind === 'bought') counts.take(event.card);
    },
    over: ({ scores }) => {
      counts.over();
      for (const part of scores.flatMap(score => score.parts))
        if (part.kind === 'card') counts.score(part.card, part.points);
    },
    rows: () =>
      counts
        .sorted()
        .map(([card, { shown, taken, points }]) => [
          scoringName(card),
          String(shown),
          percent(taken / shown),
          taken === 0 ? '' : (points / taken).toFixed(1),
        ]),
  };
};

const markets = (): Watch<Lata> => {
  const counts = tallies();
  return {
    event: (event: Event) => {
      if (event.kind === 'markets' || event.kind === 'replaced') counts.show(event.cards);
      else if (event.kind === 'revealed-market') counts.show([event.card]);
      else if (event.kind === 'completed') counts.take(event.card);
    },
    over: counts.over,
    rows: () =>
      counts
        .sorted()
        .map(([card, { shown, taken }]) => [marketName(card), String(shown), percent(taken / shown)]),
  };
};

/** L-SOL-9: how often a single player earns each rating. */
const ratings = (): Watch<Lata> => {
  const counts = new Map<string, number>();
  let matches = 0;
  return {
    event: () => {},
    over: ({ scores }) => {
      if (scores.length > 1) return;
      matches++;
      const rating = ratingOf(scores[0].total);
      counts.set(rating, (counts.get(rating) ?? 0) + 1);
    },
    rows: () =>
      matches === 0 ? [] : RATINGS.map(rating => [rating, percent((counts.get(rating) ?? 0) / matches)]),
  };
};

export const lataGauge: Gauge<Lata> = {
  places: ({ order }) => Array.from(order, (_, seat) => order.indexOf(seat)),
  first: 'the first token',
  aside: ['auction', 'money'],
  limits: lataLimits,
  watches: [
    { heading: 'Ratings of a single player', columns: ['rating', 'matches'], compares: true, begin: ratings },
    {
      heading: 'Scoring cards',
      columns: ['card', 'matches that show it', 'bought in', 'points each'],
      compares: true,
      begin: scoringCards,
    },
    {
      heading: 'Markets',
      columns: ['card', 'matches that show it', 'filled in'],
      compares: true,
      begin: markets,
    },
  ],
};
