import { describe, expect, it } from 'vitest';
import { readOptions } from '../options.ts';
import { problemOf } from '../read.ts';
import { settingName, settingsOf } from '../settings.ts';
import { morra } from './morra.ts';
import { OPTIONS } from './morra/components.ts';

const messageFor = (chosen: unknown, seats: number): string | undefined =>
  problemOf(readOptions(OPTIONS, chosen, seats))?.message;

const namesOf = (game: typeof morra): readonly string[] =>
  settingsOf(game).map(setting => settingName(game, setting));

describe('options', () => {
  it('are completed with the standard ones', () => {
    expect(readOptions(OPTIONS, {}, 4)).toEqual({ ok: true, value: { length: 'short', near: 'off' } });
    expect(readOptions(OPTIONS, { near: 'on' }, 2)).toEqual({
      ok: true,
      value: { length: 'short', near: 'on' },
    });
  });

  it('for certain seats are refused to others, but for the standard value', () => {
    expect(messageFor({ near: 'on' }, 4)).toBe('The option near=on is for 2 or 3 seats, not for 4.');
    expect(messageFor({ near: 'off' }, 4)).toBeUndefined();
  });

  it.each([
    [{ length: 'endless' }, 'options.length must be one of short, long, not "endless".'],
    [{ lenght: 'long' }, 'options: there is no field "lenght".'],
    [{ length: 3 }, 'options.length must be one of short, long, not 3.'],
    [[], 'options must be an object, not [].'],
    ['long', 'options must be an object, not "long".'],
  ])('refuse %j', (chosen, message) => {
    expect(messageFor(chosen, 2)).toBe(message);
  });

  it('give every combination that is allowed, once, and name only what there is to choose', () => {
    // Two lengths; near calls for 2 and 3 seats only: 4 + 4 + 2 + 2.
    expect(namesOf(morra)).toEqual([
      'short-off-2p',
      'short-on-2p',
      'long-off-2p',
      'long-on-2p',
      'short-off-3p',
      'short-on-3p',
      'long-off-3p',
      'long-on-3p',
      'short-4p',
      'long-4p',
      'short-5p',
      'long-5p',
    ]);
  });

  it('without any option, each number of seats is one setting', () => {
    expect(namesOf({ ...morra, options: {} })).toEqual(['2p', '3p', '4p', '5p']);
  });
});
