// Plays and writes the golden matches that a game does not have yet, one for each number of players and combination of
// options: node tools/golden.ts garum

import { fileURLToPath } from 'node:url';
import { catalogue } from '../games/catalogue.ts';
import { writeMissing } from '../games/kernel/testkit/goldenFiles.ts';

const id = process.argv[2] ?? '';

if (Object.hasOwn(catalogue, id)) {
  const folder = fileURLToPath(new URL(`../games/${id}/golden/`, import.meta.url));
  const written = catalogue[id](title => writeMissing(title, folder));
  console.log(written.length > 0 ? written.join('\n') : 'Every golden match is there already.');
} else {
  console.error(`"${id}" is not a game: name one of ${Object.keys(catalogue).join(', ')}.`);
  process.exitCode = 1;
}
