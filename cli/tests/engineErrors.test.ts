import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { MOST_MATCHES } from '../engine/handlers.ts';
import { garumTalk, newTalk } from './engine.ts';
import { CASES, firstMove, line, pendingSeat } from './engineCases.ts';

const page = readFileSync(new URL('../../docs/protocol.md', import.meta.url), 'utf8');

describe('the engine refuses', () => {
  it.each(CASES)('%s: %s', (code, _, refused, message) => {
    const talk = garumTalk();
    const { id, ok, error, ...rest } = refused(talk);
    expect({ ok, rest }).toEqual({ ok: false, rest: {} });
    expect(Object.keys(error ?? {})).toEqual(['code', 'message']);
    expect(error?.code).toBe(code);
    if (typeof message === 'string') expect(error?.message).toBe(message);
    else expect(error?.message).toMatch(message);
    expect(['number', 'object']).toContain(typeof id);
  });

  it('more matches than it can hold, until one is closed', () => {
    const talk = newTalk();
    const open = { game: 'garum', seats: 2 };
    for (let i = 0; i < MOST_MATCHES; i++) talk.get('new', open);
    expect(talk.ask('new', open).error).toEqual({
      code: 'too-many-matches',
      message: 'There are 10000 open matches; close one first.',
    });
    talk.get('close', { match: 'm5000' });
    expect(talk.get('new', open).match).toBe('m10001');
  }, 30_000);

  it('with every code that docs/protocol.md explains, and no other', () => {
    const explained = [...page.matchAll(/^\| `([a-z0-9-]+)` \| /gm)].map(([, code]) => code);
    const inErrors = page.slice(page.indexOf('## Errors'));
    const codes = explained.filter(code => inErrors.includes(`| \`${code}\` |`));
    // What nobody can bring about, and what has a test of its own.
    const others = ['internal', 'too-many-matches'];
    expect(new Set(codes)).toEqual(new Set([...CASES.map(([code]) => code), ...others]));
  });
});

describe('a refused request', () => {
  it('brings back its id where there is one, and null where there is none', () => {
    const talk = newTalk();
    expect(talk.send(line('{"id":"a b","cmd":"?"}')).id).toBe('a b');
    expect(talk.send(line('{"id":-2.5,"cmd":"?"}')).id).toBe(-2.5);
    expect(talk.send(line('{"id":9007199254740991}')).id).toBe(9007199254740991);
    expect(talk.send(line('{"id":0,"cmd":"state","match":{}}')).id).toBe(0);
    expect(talk.send(line('{"cmd":"games"}')).id).toBeNull();
    expect(talk.send(line('dance')).id).toBeNull();
  });

  it('changes nothing: neither table, nor log, nor what will be drawn', () => {
    const talk = garumTalk();
    const before = [talk.get('state', { match: 'm1' }).state, talk.get('save', { match: 'm1' }).record];
    for (const [, , refused] of CASES.filter(([code]) => code !== 'unknown-match')) refused(talk);
    expect([talk.get('state', { match: 'm1' }).state, talk.get('save', { match: 'm1' }).record]).toEqual(
      before,
    );
    const fresh = garumTalk();
    const turn = { match: 'm1', seat: pendingSeat(talk), moves: [firstMove(talk), 'no worker'] };
    expect(talk.get('play', turn).events).toEqual(fresh.get('play', turn).events);
  });
});
