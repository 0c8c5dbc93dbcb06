import { describe, expect, it } from 'vitest';
import {
  dictionary,
  fields,
  listOf,
  name,
  objectTo,
  oneOf,
  optional,
  orNull,
  parseFile,
  parseJson,
  problemOf,
  readJson,
  text,
  truth,
  whole,
  type Read,
} from '../read.ts';

const messageOf = (read: Read<unknown>, value: unknown, path?: string): string | undefined =>
  problemOf(readJson(read, value, 'bad', path))?.message;

const ship = fields({
  name: text,
  sails: whole(1, 3),
  cargo: listOf(oneOf(['oil', 'garum'])),
  home: orNull(text),
  captain: optional(fields({ sober: truth })),
});

const GOOD = { name: 'Navis', sails: 2, cargo: ['oil', 'garum'], home: null };

describe('readers', () => {
  it('give back what they accept', () => {
    expect(readJson(ship, GOOD, 'bad')).toEqual({ ok: true, value: GOOD });
    const crewed = { ...GOOD, home: 'Olisipo', captain: { sober: true } };
    expect(readJson(ship, crewed, 'bad')).toEqual({ ok: true, value: crewed });
    expect(readJson(dictionary(whole(0, 9)), { a: 1, b: 2 }, 'bad')).toEqual({
      ok: true,
      value: { a: 1, b: 2 },
    });
    expect(readJson(listOf(truth, 2), [true, false], 'bad')).toEqual({ ok: true, value: [true, false] });
  });

  it.each([
    [{ ...GOOD, name: 7 }, 'name must be a text, not 7.'],
    [{ ...GOOD, sails: 4 }, 'sails must be a whole number from 1 to 3, not 4.'],
    [{ ...GOOD, sails: 0 }, 'sails must be a whole number from 1 to 3, not 0.'],
    [{ ...GOOD, sails: 1.5 }, 'sails must be a whole number from 1 to 3, not 1.5.'],
    [{ ...GOOD, sails: '2' }, 'sails must be a whole number from 1 to 3, not "2".'],
    [{ ...GOOD, cargo: ['oil', 'gold'] }, 'cargo[1] must be one of oil, garum, not "gold".'],
    [{ ...GOOD, cargo: {} }, 'cargo must be a list, not {}.'],
    [{ ...GOOD, home: 1 }, 'home must be a text, not 1.'],
    [{ ...GOOD, captain: { sober: 'yes' } }, 'captain.sober must be true or false, not "yes".'],
    [{ ...GOOD, captain: null }, 'captain must be an object, not null.'],
    [{ ...GOOD, captain: { sober: true, age: 9 } }, 'captain: there is no field "age".'],
    [{ ...GOOD, oars: 9 }, 'there is no field "oars".'],
    [{ name: 'Navis', sails: 2, cargo: [] }, 'home is missing: it must be a text.'],
    [[], 'The value must be an object, not [].'],
    [null, 'The value must be an object, not null.'],
  ])('refuse %j and name the place', (value, message) => {
    expect(messageOf(ship, value)).toBe(message);
  });

  it('name places below the one they are told', () => {
    expect(messageOf(listOf(listOf(truth)), [[true], [1]], 'marks')).toBe(
      'marks[1][0] must be true or false, not 1.',
    );
    expect(messageOf(dictionary(truth), { a: 1 }, 'marks')).toBe('marks.a must be true or false, not 1.');
    expect(messageOf(dictionary(truth), 3)).toBe('The value must be an object, not 3.');
    expect(messageOf(listOf(truth, 2), [true], 'marks')).toMatch(/^marks must be a list of 2/);
    expect(messageOf((_, path) => objectTo(path, 'too heavy.'), 1, 'ship')).toBe('ship: too heavy.');
  });

  it('shorten what they show', () => {
    expect(messageOf(truth, 'x'.repeat(1000))?.length).toBeLessThan(120);
  });

  it('show what JSON cannot write, however deep it is', () => {
    const deep: unknown = JSON.parse(`${'['.repeat(1e5)}${']'.repeat(1e5)}`);
    expect(messageOf(truth, deep, 'mark')).toBe('mark must be true or false, not […].');
    expect(messageOf(whole(0, 9), JSON.parse('1e400'), 'sails')).toBe(
      'sails must be a whole number from 0 to 9, not Infinity.',
    );
  });

  it('tell the items of a list by their names', () => {
    const crew = fields({ crew: listOf(fields({ name: text }), 2, i => ['captain', 'cook'][i]) });
    expect(messageOf(crew, { crew: [{ name: 'Gaius' }, { name: 3 }] })).toBe(
      'crew cook.name must be a text, not 3.',
    );
  });

  it('take for a name what can be read on one line', () => {
    expect(readJson(name, 'Caixa de Setúbal, 2.ª', 'bad').ok).toBe(true);
    for (const bad of ['', ' ', 'two\nlines', '\u001b[31mred', 'x'.repeat(81)])
      expect(messageOf(name, bad, 'title')).toMatch(/^title must be a name of 1 to 80 characters, not /);
  });

  it('do not take inherited names for fields', () => {
    expect(messageOf(fields({}), JSON.parse('{"__proto__": 1}'))).toBe('there is no field "__proto__".');
    expect(messageOf(fields({}), { constructor: 1 })).toBe('there is no field "constructor".');
  });

  it('give the code they are told, and let other errors through', () => {
    expect(problemOf(readJson(text, 1, 'bad-name'))?.code).toBe('bad-name');
    const broken: Read<never> = () => {
      throw new RangeError('a mistake of ours');
    };
    expect(() => readJson(broken, 1, 'bad')).toThrow(RangeError);
  });

  it('read JSON text', () => {
    expect(parseJson('[1]', 'bad')).toEqual({ ok: true, value: [1] });
    expect(problemOf(parseJson('[1', 'bad'))).toEqual({ code: 'bad', message: 'This is not valid JSON.' });
  });

  it('read the JSON of a file only as deep as one of ours can be', () => {
    expect(parseFile(`${'['.repeat(64)}${']'.repeat(64)}`).ok).toBe(true);
    expect(problemOf(parseFile(`${'['.repeat(65)}${']'.repeat(65)}`))).toEqual({
      code: 'bad-file',
      message: 'This is nested more than 64 deep.',
    });
    expect(problemOf(parseFile('[1'))?.message).toBe('This is not valid JSON.');
  });
});
