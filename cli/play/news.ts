import type { Kind, Seat, Viewer } from '../../games/kernel/index.ts';
import type { Table } from './table.ts';

/** What happened, as the viewer saw it, from an entry of the log onwards; one sentence a line. */
export const logLines = <K extends Kind>(
  { game, match, pencil }: Table<K>,
  viewer: Viewer,
  from = 0,
): readonly string[] =>
  match
    .seenLog(viewer)
    .slice(from)
    .flatMap(({ events }) => events.map(event => game.text.sentence(event, pencil.language, pencil.names)));

/** Tells everybody once what is new to them. */
export interface News {
  readonly tell: (seat: Seat) => void;
  /** Tells all who look together, as a viewer, what is new to any of them. */
  readonly tellAll: (seats: readonly Seat[], viewer: Viewer) => void;
}

export const createNews = <K extends Kind>(table: Table<K>): News => {
  const told = table.players.map(() => 0);
  const tellAll = (seats: readonly Seat[], viewer: Viewer): void => {
    const from = seats.length === 0 ? 0 : Math.min(...seats.map(seat => told[seat]));
    for (const line of logLines(table, viewer, from)) table.terminal.say(line);
    for (const seat of seats) told[seat] = table.match.log().length;
  };
  return { tell: seat => tellAll([seat], seat), tellAll };
};
