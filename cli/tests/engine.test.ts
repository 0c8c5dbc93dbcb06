import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../games/catalogue.ts';
import { garumEdition } from './cais.ts';
import { garumTalk, LAST_TILE, newTalk, type Answer, type Talk } from './engine.ts';

interface Told {
  readonly text: string;
  readonly move: object;
}

interface Entry {
  readonly seat: number | null;
  readonly moves?: readonly Told[];
  readonly events: readonly { readonly text: string; readonly event: Readonly<Record<string, unknown>> }[];
}

const pendingOf = (answer: Answer): readonly number[] => answer.pending as readonly number[];
const logOf = (talk: Talk, fields: object = {}): readonly Entry[] =>
  talk.get('log', { match: 'm1', ...fields }).log as readonly Entry[];
const legalOf = (talk: Talk, match: string, seat: number): readonly Told[] =>
  talk.get('legal', { match, seat }).moves as readonly Told[];
const stateOf = (talk: Talk, match: string): unknown => talk.get('state', { match }).state;
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Plays legal moves from all over the list, by text and by JSON in turn, to the end or as many as wanted. */
const playOn = (talk: Talk, match: string, most = Infinity): void => {
  for (let i = 0; i < most; i++) {
    const [seat] = pendingOf(talk.get('pending', { match }));
    if (seat === undefined) return;
    const moves = legalOf(talk, match, seat);
    const { text, move } = moves[(i * 7) % moves.length];
    talk.get('play', { match, seat, moves: [i % 2 === 0 ? text : move] });
  }
};

describe.each(Object.keys(catalogue))('a match of %s in the engine', game => {
  const talk = newTalk();
  const { seats } = (talk.get('games').games as readonly { game: string; seats: { min: number } }[]).find(
    one => one.game === game,
  ) ?? { seats: { min: 0 } };
  const opened = talk.get('new', { game, seats: seats.min, seed: 'harbour' });

  it('is played to its end from the answers alone, by text and by JSON', () => {
    expect(opened).toMatchObject({ ok: true, match: 'm1', game, seats: seats.min, over: false });
    playOn(talk, 'm1', 10);
    expect(talk.get('outcome', { match: 'm1' })).not.toHaveProperty('winners');
    playOn(talk, 'm1');
    const outcome = talk.get('outcome', { match: 'm1' });
    expect(outcome).toMatchObject({ over: true, seed: sha256('harbour').slice(0, 32) });
    expect(outcome.winners).toEqual((outcome.ranking as readonly unknown[])[0]);
    expect(sha256(String(outcome.seed))).toBe(opened.commitment);
    for (const { total, parts } of outcome.scores as readonly {
      total: number;
      parts: readonly { part: { points: number } }[];
    }[])
      expect(parts.reduce((sum, { part }) => sum + part.points, 0)).toBe(total);
  });

  it('is saved and loaded, as JSON and as text, and is the same', () => {
    const { record } = talk.get('save', { match: 'm1' });
    for (const given of [record, JSON.stringify(record)]) {
      const { match } = talk.get('load', { record: given });
      expect(stateOf(talk, String(match))).toEqual(stateOf(talk, 'm1'));
      expect(talk.get('save', { match }).record).toEqual(record);
    }
  });

  it('goes on from any state it gives, and draws the same from the same seed', () => {
    const { match } = talk.get('new', { game, seats: seats.min, seed: 'quay' });
    playOn(talk, String(match), 9);
    const state = stateOf(talk, String(match));
    const [one, two] = ['same', 'same'].map(seed => talk.get('position', { game, state, seed }).match);
    for (const each of [one, two]) {
      expect(stateOf(talk, String(each))).toEqual(state);
      playOn(talk, String(each));
    }
    expect(stateOf(talk, String(one))).toEqual(stateOf(talk, String(two)));
    const { record } = talk.get('save', { match: one });
    expect(record).toMatchObject({ start: state });
    expect(stateOf(talk, String(talk.get('load', { record }).match))).toEqual(stateOf(talk, String(one)));
  });
});

describe('matches in the engine', () => {
  it('are several at once, each by itself', () => {
    const talk = newTalk();
    for (const seats of [2, 3, 4]) talk.get('new', { game: 'garum', seats, seed: 'x' });
    const before = ['m1', 'm3'].map(match => stateOf(talk, match));
    playOn(talk, 'm2', 5);
    expect(['m1', 'm3'].map(match => stateOf(talk, match))).toEqual(before);
    talk.get('close', { match: 'm2' });
    expect(['m1', 'm3'].map(match => stateOf(talk, match))).toEqual(before);
  });

  it('get names that are never used twice, also when one was closed or refused', () => {
    const talk = newTalk();
    const open = { game: 'garum', seats: 2 };
    expect(talk.get('new', open).match).toBe('m1');
    expect(talk.ask('new', { ...open, seats: 7 }).ok).toBe(false);
    expect(talk.get('close', { match: 'm1' })).toEqual({ id: 3, ok: true });
    expect(talk.get('new', open).match).toBe('m2');
  });

  it('have the seed they are given: digits as they are, or the first half of the hash of a text', () => {
    const talk = newTalk();
    const seed = '00112233445566778899aabbccddeeff';
    const open = (fields: object): unknown =>
      talk.get('new', { game: 'garum', seats: 2, ...fields }).commitment;
    expect(open({ seed })).toBe(sha256(seed));
    expect(open({ seed: 'café' })).toBe(sha256(sha256('café').slice(0, 32)));
    expect(open({})).not.toBe(open({}));
  });

  it('take a field that is null for one that was left out', () => {
    const talk = newTalk();
    const nulls = { options: null, seed: null, edition: null };
    expect(talk.get('new', { game: 'garum', seats: 3, ...nulls }).options).toEqual({
      board: 'troia',
      variant: 'base',
    });
    expect(talk.get('pending', { match: 'm1', lang: null }).ok).toBe(true);
    expect(logOf(talk, { seat: null, from: null })[0]).toHaveProperty('moves');
  });

  it('are played with somebody’s own components, which the match file carries', () => {
    const edition = { ...garumEdition(), id: 'mine', title: 'My own box' };
    const talk = garumTalk({ edition });
    const { record } = talk.get('save', { match: 'm1' });
    expect(record).toMatchObject({ edition });
    expect(talk.get('load', { record })).toMatchObject({ edition: 'mine' });
  });
});

describe('what the engine tells', () => {
  it('of the end: the totals with their parts, the places, the winners and the seed', () => {
    const talk = newTalk();
    talk.get('position', { game: 'garum', state: LAST_TILE, seed: 'x' });
    // Turned by 180° the blue of R16 (RB/YG) lies in the south-west, and the south-east has its red: no bonus.
    talk.get('play', { match: 'm1', seat: 1, moves: ['R16 SE 180'] });
    const { id: _, scores, ...rest } = talk.get('outcome', { match: 'm1' });
    expect(rest).toEqual({
      ok: true,
      over: true,
      ranking: [[1], [0]],
      winners: [1],
      seed: sha256('x').slice(0, 32),
    });
    // Blue has 3 bonus points and two workers on too few specimens, yellow one; green's 4 give a dominus 2 × 1.
    expect(scores).toMatchObject([
      { total: 3 - 1 - 1 + 0 - 1, tieBreaks: [-3] },
      { total: 5 + 2 + 0, tieBreaks: [0] },
    ]);
  });

  it('in Portuguese: prompts, events and parts', () => {
    const talk = newTalk();
    talk.get('position', { game: 'garum', state: LAST_TILE });
    const lang = 'pt';
    expect(talk.get('pending', { match: 'm1', lang }).prompts).toEqual([
      'Coloque uma peça de marisco vermelho no tanque 10.',
    ]);
    const { events } = talk.get('play', { match: 'm1', seat: 1, moves: ['R16 SE 0'], lang });
    expect(events).toMatchObject([
      { text: 'Jogador 2 coloca R16 a sudeste do tanque 10.' },
      { text: 'Todos os tanques estão cheios: contam-se os trabalhadores.' },
    ]);
    expect(JSON.stringify(talk.get('outcome', { match: 'm1', lang }))).toContain('Casas de bónus, atum azul');
  });

  it('of the log: all of it, or what comes from an entry on', () => {
    const talk = garumTalk();
    playOn(talk, 'm1', 6);
    const log = logOf(talk);
    expect(log).toHaveLength(7);
    expect(log[0]).toMatchObject({ seat: null, moves: [] });
    expect(logOf(talk, { from: 5 })).toEqual(log.slice(5));
    expect(logOf(talk, { from: 7 })).toEqual([]);
    expect(logOf(talk, { seat: 2, from: 5 })).toEqual(logOf(talk, { seat: 2 }).slice(5));
  });
});

describe('secrets in the engine', () => {
  const talk = garumTalk();
  playOn(talk, 'm1', 24);
  const seed = sha256('harbour').slice(0, 32);

  it('the seed is told by save alone before the end', () => {
    const fields = { match: 'm1', seat: 0 };
    const answers = [
      ...['state', 'pending', 'outcome', 'log'].map(cmd => talk.get(cmd, { match: 'm1' })),
      ...['view', 'legal', 'log'].map(cmd => talk.get(cmd, fields)),
    ];
    for (const answer of answers) expect(JSON.stringify(answer)).not.toContain(seed);
    expect(JSON.stringify(talk.get('save', { match: 'm1' }))).toContain(seed);
  });

  it.each([0, 1, 2, 3, 'spectator'] as const)(
    'the log of %s has neither moves nor the tiles of others',
    viewer => {
      const all = logOf(talk);
      const seen = logOf(talk, { seat: viewer });
      expect(seen.map(entry => Object.keys(entry))).toEqual(seen.map(() => ['seat', 'events']));
      const dealt = (log: readonly Entry[], kind: string, field: string) =>
        log.flatMap(({ events }) =>
          events.filter(({ event }) => event.kind === kind).map(({ event }) => [event.colour, event[field]]),
        );
      for (const [kind, field] of [
        ['hand', 'tiles'],
        ['drawn', 'tile'],
      ]) {
        const known = dealt(all, kind, field);
        expect(known.length).toBeGreaterThanOrEqual(4);
        expect(dealt(seen, kind, field)).toEqual(
          known.map(([colour, what]) => [colour, colour === viewer ? what : null]),
        );
      }
    },
  );

  it.each([0, 3, 'spectator'] as const)('the view of %s has no hand and no pile of others', viewer => {
    const { view } = talk.get('view', { match: 'm1', seat: viewer });
    const { hands, piles } = view as Readonly<Record<'hands' | 'piles', readonly unknown[]>>;
    for (const list of [hands, piles])
      expect(list.map(tiles => tiles === null)).toEqual([0, 1, 2, 3].map(colour => colour !== viewer));
  });
});
