import { describe, expect, it } from 'vitest';
import { titleOf, type TitleParts } from '../editions.ts';
import { done, refuse, expect as sure } from '../result.ts';
import { problemOf } from '../read.ts';
import { morra, type Morra } from './morra.ts';
import { allCards } from './morra/view.ts';
import { EVEN_EDITION, evenMorra, newMatch } from './tables.ts';

const NEW = { id: 'new', title: 'New' };
const OLD = { id: 'old', title: 'Old' };

const parts: TitleParts<Morra, typeof NEW> = {
  id: 'morra',
  builtIn: [NEW, OLD],
  readEdition: json =>
    [NEW, OLD].includes(json as typeof NEW)
      ? done(json as typeof NEW)
      : refuse('bad-edition', 'That is no edition.'),
  gameWith: (_, edition) => ({ ...morra, edition }),
};

describe('the title of a game', () => {
  it('opens the current edition, or a built-in one by its id, which a match file need not carry', () => {
    const title = titleOf(parts);
    expect(title.editions).toEqual([NEW, OLD]);
    expect(sure(title.open()).edition).toEqual(NEW);
    expect(sure(title.open('old')).edition).toEqual(OLD);
  });

  it('opens the data of another edition, and keeps them for the match file', () => {
    expect(evenMorra.edition).toEqual({ id: 'even', title: 'Even', data: EVEN_EDITION });
    expect(allCards(newMatch(evenMorra).state())).toBe('4 4 4 4 4');
  });

  it('refuses what is not an edition', () => {
    const title = titleOf(parts);
    expect(problemOf(title.open('odd'))).toEqual({
      code: 'unknown-edition',
      message: 'There is no edition "odd" of morra; there is new, old.',
    });
    expect(problemOf(title.open({}))?.message).toBe('That is no edition.');
    expect(problemOf(title.open(null))?.message).toBe('That is no edition.');
  });

  it('cannot be made with a built-in edition that is none', () => {
    expect(() => titleOf({ ...parts, builtIn: [{ id: 'broken' }] })).toThrow('That is no edition.');
  });
});
