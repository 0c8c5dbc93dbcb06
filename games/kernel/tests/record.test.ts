import { describe, expect, it } from 'vitest';
import { problemOf } from '../read.ts';
import { commitLine, makeRecord, parseRecord } from '../record.ts';
import { recordMatch } from '../replay.ts';
import { evenMorra, EVEN_EDITION, finishedMatch, SEED } from './tables.ts';

const record = recordMatch(evenMorra, finishedMatch());
const file = JSON.parse(makeRecord(record));

const messageFor = (changes: object): string | undefined =>
  problemOf(parseRecord(JSON.stringify({ ...file, ...changes })))?.message;

describe('the record of a match', () => {
  it('is a file with one readable line a commit', () => {
    expect(file).toEqual({
      format: 'cais match 1',
      game: 'morra',
      rulesVersion: 1,
      edition: EVEN_EDITION,
      options: { length: 'short', near: 'off' },
      seats: 2,
      commitment: record.commitment,
      seed: SEED,
      result: [12, 0],
      log: [
        '1: show 3; call 5',
        '2: show 2; call 4',
        '1: show 3; call 5',
        '2: show 2; call 4',
        '1: show 3; call 5',
        '2: show 2; call 4',
      ],
    });
    expect(makeRecord(record).endsWith('}\n')).toBe(true);
  });

  it('is read back', () => {
    expect(parseRecord(makeRecord(record))).toEqual({
      ok: true,
      value: record,
    });
    expect(commitLine({ seat: 4, moves: ['a', 'b'] })).toBe('5: a; b');
  });

  it('is read whatever the spaces in its log', () => {
    const read = parseRecord(JSON.stringify({ ...file, log: ['2 :show 3 ;  call 5'] }));
    expect(read).toMatchObject({ ok: true, value: { log: [{ seat: 1, moves: ['show 3', 'call 5'] }] } });
  });

  it.each([
    [{ format: 'cais match 2' }, 'format must be one of cais match 1, not "cais match 2".'],
    [{ game: 7 }, 'game must be a text, not 7.'],
    [{ rulesVersion: 0 }, 'rulesVersion must be a whole number from 1 to 1000000, not 0.'],
    [{ edition: undefined }, 'edition is missing: it must be an object.'],
    [{ options: { length: 3 } }, 'options.length must be a text, not 3.'],
    [{ options: [] }, 'options must be an object, not [].'],
    [{ seats: 0 }, 'seats must be a whole number from 1 to 16, not 0.'],
    [{ seats: '2' }, 'seats must be a whole number from 1 to 16, not "2".'],
    [{ commitment: null }, 'commitment must be a text, not null.'],
    [{ seed: 1 }, 'seed must be a text, not 1.'],
    [{ result: [1, 'x'] }, 'result[1] must be a whole number from -1000000 to 1000000, not "x".'],
    [{ log: {} }, 'log must be a list, not {}.'],
    [{ log: ['1: show 3', 5] }, 'log[1] must be a text, not 5.'],
    [{ log: ['show 3'] }, 'log[0]: "show 3" is not a commit, written "seat: move; move".'],
    [{ log: ['0: show 3'] }, 'log[0]: "0: show 3" is not a commit, written "seat: move; move".'],
    [{ date: 'today' }, 'there is no field "date".'],
  ])('is refused with %j', (changes, message) => {
    expect(messageFor(changes)).toBe(message);
  });

  it('is refused if it is not JSON, or no object', () => {
    expect(problemOf(parseRecord('{'))).toEqual({ code: 'bad-file', message: 'This is not valid JSON.' });
    expect(problemOf(parseRecord('[]'))?.message).toBe('The value must be an object, not [].');
    expect(problemOf(parseRecord(`${'['.repeat(1e5)}${']'.repeat(1e5)}`))).toEqual({
      code: 'bad-file',
      message: 'This is nested more than 64 deep.',
    });
  });
});
