import { say } from '../messages/index.ts';
import type { Sitter as Chair } from '../../server/wire/parts.ts';
import type { Sitter } from '../store/matches.ts';

/** The same names, with a number wherever a name is there several times. */
const numbered = (names: readonly string[]): readonly string[] =>
  names.map((name, i) =>
    names.filter(other => other === name).length > 1
      ? `${name} ${names.slice(0, i + 1).filter(other => other === name).length}`
      : name,
  );

/** Names for the seats of a match at this screen: people by number, bots by character. */
export const namesFor = (sitters: readonly Sitter[]): readonly string[] => {
  const { me, player } = say().shell;
  const people = sitters.filter(sitter => sitter === 'person').length;
  return numbered(
    sitters.map((sitter, seat) => {
      if (sitter === 'person') return people === 1 ? me : player(seat + 1);
      return say().bots[sitter];
    }),
  );
};

/** Who sits on a chair of a table on the server: people by their own name, bots by character. */
const chairName = (chair: Chair): string => {
  if (chair.kind === 'person') return chair.name;
  return chair.kind === 'bot' ? say().bots[chair.bot] : say().shell.freeChair;
};

export const namesAt = (chairs: readonly Chair[]): readonly string[] => numbered(chairs.map(chairName));
