import { command } from '../command.ts';
import { complain, quote } from '../complaint.ts';
import { readJsonFile } from '../files.ts';
import { findTitle, openEdition } from '../titles.ts';

const gameOf = (edition: unknown, file: string): string =>
  typeof edition === 'object' && edition !== null && 'game' in edition && typeof edition.game === 'string'
    ? edition.game
    : complain(`${quote(file)} does not say which game it is for: its field "game" is missing.`);

export const edition = command({
  name: 'edition check',
  words: ['FILE'],
  about: 'Check a file with the components of a game: your own cards, tiles or boards.',
  options: {},
  notes: `The file is JSON, and its field "game" names the game it is for. Begin with a copy of a built-in edition, from the
folder games/GAME/editions, and give it an id and a title of its own. To play with it: cais play GAME --edition FILE
The exit code is 0 for a good file and 2 for another, with one sentence that names the component and the field.`,
  run: ({ words: [file] }) => {
    const data = readJsonFile(file);
    const title = findTitle(gameOf(data, file));
    const sentence = title(opened => {
      const { name, edition: found } = openEdition(opened, data, file);
      return `OK: ${quote(found.title)} is an edition of ${name}.`;
    });
    console.log(sentence);
    return 0;
  },
});
