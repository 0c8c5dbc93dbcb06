import { catalogue } from '../games/catalogue.ts';
import type { Game, Kind, SomeTitle, Title } from '../games/kernel/index.ts';
import { complain, orComplain, quote, unknownName } from './complaint.ts';
import { readJsonFile } from './files.ts';

export const gameNames: readonly string[] = Object.keys(catalogue);

export const findTitle = (name: string): SomeTitle =>
  gameNames.includes(name) ? catalogue[name] : complain(unknownName('game', name, gameNames));

/** The game with the edition that was read from a file. */
export const openEdition = <K extends Kind>(title: Title<K>, data: unknown, file: string): Game<K> => {
  const game = title.open(data);
  return game.ok ? game.value : complain(`${quote(file)} is not a good edition: ${game.problem.message}`);
};

/** The game with its current edition, or with the one in a file. */
export const openTitle = <K extends Kind>(title: Title<K>, editionFile: string | undefined): Game<K> =>
  editionFile === undefined
    ? orComplain(title.open())
    : openEdition(title, readJsonFile(editionFile), editionFile);

/** Reads options of a match given as "name=value". */
export const readChosen = <K extends Kind>(
  game: Game<K>,
  given: readonly string[],
): Readonly<Record<string, string>> => {
  const chosen = new Map<string, string>();
  for (const words of given) {
    const [, name, value] = /^([^=]+)=(.*)$/.exec(words) ?? [];
    if (name === undefined) complain(`An option of a match is written name=value, not ${quote(words)}.`);
    const option = game.options[name];
    if (!Object.hasOwn(game.options, name))
      complain(unknownName(`option of ${game.name}`, name, Object.keys(game.options)));
    if (!Object.hasOwn(option.values, value))
      complain(unknownName(`value of ${name}`, value, Object.keys(option.values)));
    if (chosen.has(name)) complain(`The option ${name} of the match is given twice.`);
    chosen.set(name, value);
  }
  return Object.fromEntries(chosen);
};
