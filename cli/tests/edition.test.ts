import { describe, expect, it } from 'vitest';
import { cais, fileWith, garumEdition, output } from './cais.ts';

/** The edition with one value replaced, wherever it is. */
const changed = (path: string, value: unknown): string => {
  const edition: unknown = structuredClone(garumEdition());
  const names = path.split('.');
  const last = names.pop() ?? '';
  const place = names.reduce((inside, name) => Reflect.get(Object(inside), name), edition);
  Reflect.set(Object(place), last, value);
  return fileWith(JSON.stringify(edition));
};

describe('cais edition check', () => {
  it('says that a file is good, and what it is', () => {
    expect(output(['edition', 'check', changed('title', 'My own box')])).toBe(
      'OK: "My own box" is an edition of Garum.\n',
    );
  });

  it('takes no notice of the byte order mark that some editors write', () => {
    const file = fileWith(`\ufeff${JSON.stringify(garumEdition())}`);
    expect(output(['edition', 'check', file])).toBe('OK: "Cais, first edition" is an edition of Garum.\n');
  });

  it('a good file can be played with, and the match file carries it', () => {
    // A joker under every tile of tank 1, in rows 9 to 12 and columns 9 to 12: 16 points for whoever fills it.
    const file = changed('boards.troia.bonus.rows.8', '......r.****.r..');
    expect(output(['edition', 'check', file])).toMatch(/^OK: /);
    const board = output(['play', 'garum', '--edition', file, '--seed', 'x'], 'q\n');
    expect(board).toMatch(/^ 9 .*│\* \* \* \* │/m);
  });

  it.each([
    ['id', undefined, 'id is missing: it must be a text.'],
    ['title', 'a\u001b[2Jb', 'title must be a name of 1 to 80 characters, not "a\\u001b[2Jb".'],
    ['author', 'me', 'there is no field "author".'],
    [
      'tiles.provenance',
      'guess',
      'tiles.provenance must be one of rulebook, derived, reconstructed, not "guess".',
    ],
    [
      'tiles.sets.blue.6.fish',
      'BB/YX',
      'tiles.sets.blue B7.fish: "BB/YX" is not a tile, written like "BB/GR" with the letters B G Y R.',
    ],
    ['tiles.sets.red.0.baelo', 'yes', 'tiles.sets.red R1.baelo must be true or false, not "yes".'],
    [
      'tiles.sets.green.0.baelo',
      true,
      'tiles.sets.green: 12 tiles must be marked for Baelo Claudia, not 13.',
    ],
    ['tiles.sets.yellow', [], 'tiles.sets.yellow must be a list of 16, not of 0.'],
    [
      'boards.troia.cetaria.numbers.0.0',
      14,
      'boards.troia.cetaria.numbers: the numbers 1 to 16 must stand there once each.',
    ],
    [
      'boards.baelo.bonus.rows.0',
      '*...',
      'boards.baelo.bonus.rows[0]: "*..." is not a row of 16 bonus spaces, written with b g y r * . and blanks.',
    ],
    [
      'boards.troia.chart.vilicus.6',
      0,
      'boards.troia.chart.vilicus[6]: more specimens must not give fewer points.',
    ],
  ])('names the component and the field: %s = %j', (path, value, sentence) => {
    const file = changed(path, value);
    const { code, out, err } = cais(['edition', 'check', file]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toBe(`"${file}" is not a good edition: ${sentence}\n`);
  });
});
