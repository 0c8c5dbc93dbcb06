import { planOnState, readBot } from '../../bots/index.ts';
import {
  expect,
  firstSeat,
  nobody,
  Random,
  rank,
  seedFrom,
  settingName,
  type Game,
  type Kind,
  type Outcome,
  type Setting,
} from '../../games/kernel/index.ts';
import type { Gauge } from './gauge.ts';

/** What is played: a bot at every seat, so many matches of every setting. */
export interface Run {
  readonly bot: string;
  readonly games: number;
  readonly seed: string;
}

/** What one source of points brought over all matches of a setting. */
export interface Source {
  count: number;
  points: number;
}

export interface Balance {
  readonly setting: Setting;
  readonly games: number;
  readonly winsByPlace: readonly number[];
  /** All final scores, sorted. */
  readonly totals: readonly number[];
  readonly sources: ReadonlyMap<string, Source>;
  /** By watch of the gauge. */
  readonly watched: readonly (readonly (readonly string[])[])[];
}

/** A run and what it found, setting by setting. */
export interface Weighed {
  readonly run: Run;
  readonly balances: readonly Balance[];
}

const addParts = (sources: Map<string, Source>, { scores }: Outcome): void => {
  for (const part of scores.flatMap(score => score.parts)) {
    const source = sources.get(part.kind) ?? { count: 0, points: 0 };
    source.count++;
    source.points += part.points;
    sources.set(part.kind, source);
  }
};

/** Plays all matches of a setting and counts. */
export const weigh = <K extends Kind>(
  game: Game<K>,
  gauge: Gauge<K>,
  setting: Setting,
  { bot, games, seed }: Run,
): Balance => {
  const options = expect(game.readOptions(setting.options, setting.seats));
  const player = expect(readBot(bot));
  const wins = new Array<number>(setting.seats).fill(0);
  const sources = new Map<string, Source>();
  const watches = gauge.watches.map(({ begin }) => begin());
  const tell = (event: K['Event']): void => watches.forEach(watch => watch.event(event));
  const totals: number[] = [];
  for (let i = 0; i < games; i++) {
    const name = settingName(game, setting);
    const chance = new Random(seedFrom(`${seed} ${name} match ${i}`));
    const minds = new Random(seedFrom(`${seed} ${name} bots ${i}`));
    const state = game.setup(options, setting.seats, chance, tell);
    const places = gauge.places(state);
    for (let pending = game.pending(state); pending !== nobody; pending = game.pending(state)) {
      const seat = firstSeat(pending);
      for (const move of planOnState(player, game, state, seat, minds))
        game.apply(state, seat, move, chance, tell);
    }
    const outcome = rank(game.scores(state));
    for (const seat of outcome.winners) wins[places[seat]] += 1 / outcome.winners.length;
    for (const score of outcome.scores) totals.push(score.total);
    addParts(sources, outcome);
    for (const watch of watches) watch.over(outcome);
  }
  return {
    setting,
    games,
    winsByPlace: wins.map(count => count / games),
    totals: totals.toSorted((a, b) => a - b),
    sources,
    watched: watches.map(watch => watch.rows()),
  };
};
