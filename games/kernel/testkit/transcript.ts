import type { Game, Kind } from '../game.ts';
import type { Match } from '../match.ts';
import { openOptions } from '../options.ts';
import type { Outcome } from '../outcome.ts';
import type { Seat } from '../seats.ts';

/** Names of players who have none. */
export const namesFor = (seats: number): readonly string[] =>
  Array.from({ length: seats }, (_, seat) => `Player ${seat + 1}`);

const head = <K extends Kind>(game: Game<K>, match: Match<K>): readonly string[] => [
  `${match.gameName}, rules version ${match.rulesVersion}, edition ${match.edition.title}`,
  `seats: ${match.seats}`,
  ...Object.entries(match.options)
    .filter(([name]) => openOptions(game.options, match.seats).includes(name))
    .map(([name, value]) => `${name}: ${String(value)}`),
  '',
];

const ending = <K extends Kind>(
  game: Game<K>,
  { scores, ranking }: Outcome<K['Part']>,
  nameOf: (seat: Seat) => string,
): readonly string[] => [
  '',
  'Final scores',
  ...scores.flatMap(({ total, parts, tieBreaks }, seat) => [
    `${nameOf(seat)}: ${total}`,
    ...parts.map(part => `    ${part.points}  ${game.text.part(part, 'en')}`),
    ...(tieBreaks.length > 0 ? [`    tie-breaks: ${tieBreaks.join(', ')}`] : []),
  ]),
  '',
  'Ranking',
  ...ranking.map((seats, i) => `${1 + ranking.slice(0, i).flat().length}. ${seats.map(nameOf).join(', ')}`),
];

/** A match to read: what each seat committed, what everybody saw of it, and how it ended. */
export const transcript = <K extends Kind>(game: Game<K>, match: Match<K>): string => {
  const names = namesFor(match.seats);
  const nameOf = (seat: Seat): string => names[seat];
  const seen = match.seenLog('spectator');
  const commits = match
    .log()
    .flatMap(({ seat, moves }, i) => [
      seat === null ? 'Set-up' : `${i}. ${nameOf(seat)}: ${moves.map(game.text.makeMove).join('; ')}`,
      ...seen[i].events.map(event => `    ${game.text.sentence(event, 'en', names)}`),
    ]);
  const outcome = match.outcome();
  if (outcome === undefined) return [...head(game, match), ...commits, ''].join('\n');
  const rating = game.text.rating?.(match.state(), 'en');
  return [
    ...head(game, match),
    ...commits,
    ...ending(game, outcome, nameOf),
    ...(rating === undefined ? [] : ['', rating]),
    '',
  ].join('\n');
};
