import {
  done,
  fields,
  listOf,
  optional,
  readJson,
  refuse,
  text,
  whole,
  type Fields,
  type Read,
  type ReadFields,
  type Result,
  type Viewer,
} from '../../games/kernel/index.ts';
import { describeAll } from '../describe.ts';
import { anything, id, language, seat, something, viewer } from './fields.ts';
import type { Answer, Held } from './held.ts';
import { openNew, openPosition, openRecord } from './open.ts';

/** Answers one kind of request, or refuses it and changes nothing. */
export type Handler = (request: unknown) => Result<Answer>;

const request = { id, cmd: text };
const opening = { ...request, game: text, edition: anything, seed: optional(text) };
const asking = { ...request, match: text };

const handle =
  <F extends Fields>(shape: F, answer: (asked: ReadFields<F>) => Result<Answer>): Handler =>
  line => {
    const asked = readJson(fields(shape), line, 'bad-request');
    return asked.ok ? answer(asked.value) : asked;
  };

/** An answer about a seat, if the match has it. */
const about = (held: Held, whom: Viewer | undefined, answer: () => Answer): Result<Answer> =>
  typeof whom === 'number' && whom >= held.seats
    ? refuse('bad-seat', `There is no seat ${whom}: the seats are 0 to ${held.seats - 1}.`)
    : done(answer());

/** The handlers of all commands, around matches of their own. */
export const makeHandlers = (): Readonly<Record<string, Handler>> => {
  const matches = new Map<string, Held>();
  let opened = 0;

  const keep = (held: Result<Held>): Result<Answer> => {
    if (!held.ok) return held;
    const match = `m${++opened}`;
    matches.set(match, held.value);
    return done({ match, ...held.value.introduction() });
  };

  const on = <F extends Fields & { readonly match: Read<string> }>(
    shape: F,
    answer: (held: Held, asked: ReadFields<F>) => Result<Answer>,
  ): Handler =>
    handle(shape, asked => {
      const held = matches.get(asked.match);
      return held === undefined
        ? refuse('unknown-match', `There is no match "${asked.match}".`)
        : answer(held, asked);
    });

  return {
    games: handle(request, () => done({ games: describeAll() })),
    new: handle({ ...opening, seats: whole(1, 16), options: anything }, asked => keep(openNew(asked))),
    position: handle({ ...opening, state: something }, asked => keep(openPosition(asked))),
    load: handle({ ...request, record: something }, ({ record }) => keep(openRecord(record))),
    state: on(asking, held => done(held.state())),
    view: on({ ...asking, seat: viewer }, (held, asked) =>
      about(held, asked.seat, () => held.view(asked.seat)),
    ),
    pending: on({ ...asking, lang: language }, (held, { lang }) => done(held.pending(lang))),
    legal: on({ ...asking, seat }, (held, asked) => about(held, asked.seat, () => held.legal(asked.seat))),
    play: on({ ...asking, seat, moves: listOf(anything), lang: language }, (held, asked) =>
      held.play(asked.seat, asked.moves, asked.lang),
    ),
    outcome: on({ ...asking, lang: language }, (held, { lang }) => done(held.outcome(lang))),
    log: on({ ...asking, seat: optional(viewer), lang: language }, (held, asked) =>
      about(held, asked.seat, () => held.log(asked.seat, asked.lang)),
    ),
    save: on(asking, held => done(held.save())),
    close: on(asking, (_, { match }) => {
      matches.delete(match);
      return done({});
    }),
  };
};
