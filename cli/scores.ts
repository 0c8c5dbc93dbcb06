import type { Game, Kind, Outcome } from '../games/kernel/index.ts';
import type { Pencil } from './boards/board.ts';
import { messages } from './messages/index.ts';
import { padFrom } from './paint.ts';

/** The scores of all seats, with where every point comes from. */
export const scoreLines = <K extends Kind>(
  game: Game<K>,
  table: K['State'] | K['View'],
  { paint, language, names }: Pencil,
): readonly string[] => {
  const { scores, points } = messages[language];
  return [
    paint('bold', scores),
    ...game
      .scores(table)
      .flatMap(({ total, parts }, seat) => [
        `${names[seat]}: ${paint('bold', points(total))}`,
        ...parts.map(part => `${padFrom(points(part.points), 10)}  ${game.text.part(part, language)}`),
      ]),
  ];
};

/** How well a finished match was played, where the game has a word for it. */
export const ratingLines = <K extends Kind>(
  game: Game<K>,
  table: K['State'] | K['View'],
  { language }: Pencil,
): readonly string[] => {
  const rating = game.text.rating?.(table, language);
  return rating === undefined ? [] : [rating];
};

export const rankingLines = (
  { ranking, scores }: Outcome,
  { paint, language, names }: Pencil,
): readonly string[] => {
  const { ranking: title, place } = messages[language];
  let before = 0;
  const lines = ranking.map(seats => {
    const line = place(
      before + 1,
      seats.map(seat => names[seat]),
      scores[seats[0]].total,
    );
    before += seats.length;
    return line;
  });
  return [paint('bold', title), ...lines];
};
