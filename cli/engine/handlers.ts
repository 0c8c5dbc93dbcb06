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
import { quote, unknownName } from '../complaint.ts';
import { describeAll } from '../describe.ts';
import { anything, language, needed, number, object, textOrObject, viewer } from './fields.ts';
import type { Answer, Held } from './held.ts';
import { openNew, openPosition, openRecord } from './open.ts';
import type { Request } from './request.ts';

/** So many finished matches fit into the memory of a small machine. */
export const MOST_MATCHES = 10_000;

/** Answers one kind of request, or refuses it and changes nothing. */
type Handler = (request: Request) => Result<Answer>;
export type Handlers = Readonly<Record<string, Handler>>;

const request = { id: anything, cmd: text };
const opening = {
  ...request,
  game: needed(text),
  edition: optional(textOrObject),
  seed: optional(text),
};
const asking = { ...request, match: needed(text) };
const seat = needed(number);

const handle =
  <F extends Fields>(shape: F, answer: (asked: ReadFields<F>) => Result<Answer>): Handler =>
  line => {
    // In many languages a field cannot be left out, only be null.
    const given = Object.fromEntries(Object.entries(line).filter(([, value]) => value !== null));
    const unknown = Object.keys(given).find(name => !Object.hasOwn(shape, name));
    if (unknown !== undefined)
      return refuse('bad-request', unknownName(`field of ${String(line.cmd)}`, unknown, Object.keys(shape)));
    const asked = readJson(fields(shape), given, 'bad-request');
    return asked.ok ? answer(asked.value) : asked;
  };

/** An answer about a seat, if the match has it. */
const about = (held: Held, whom: Viewer | undefined, answer: () => Answer): Result<Answer> =>
  typeof whom !== 'number' || (Number.isInteger(whom) && whom >= 0 && whom < held.seats)
    ? done(answer())
    : refuse('bad-seat', `There is no seat ${whom}: the seats are 0 to ${held.seats - 1}.`);

/** The handlers of all commands, around matches of their own. */
export const makeHandlers = (): Handlers => {
  const matches = new Map<string, Held>();
  let opened = 0;

  const keep = (open: () => Result<Held>): Result<Answer> => {
    if (matches.size >= MOST_MATCHES)
      return refuse('too-many-matches', `There are ${MOST_MATCHES} open matches; close one first.`);
    const held = open();
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
        ? refuse('unknown-match', `There is no match ${quote(asked.match)}.`)
        : answer(held, asked);
    });

  return {
    games: handle(request, () => done({ games: describeAll() })),
    new: handle({ ...opening, seats: needed(number), options: optional(anything) }, asked =>
      keep(() => openNew(asked)),
    ),
    position: handle({ ...opening, state: needed(object) }, asked => keep(() => openPosition(asked))),
    load: handle({ ...request, record: needed(textOrObject) }, ({ record }) =>
      keep(() => openRecord(record)),
    ),
    state: on(asking, held => done(held.state())),
    view: on({ ...asking, seat: needed(viewer) }, (held, asked) =>
      about(held, asked.seat, () => held.view(asked.seat)),
    ),
    pending: on({ ...asking, lang: language }, (held, { lang }) => done(held.pending(lang))),
    legal: on({ ...asking, seat }, (held, asked) => about(held, asked.seat, () => held.legal(asked.seat))),
    play: on({ ...asking, seat, moves: needed(listOf(anything)), lang: language }, (held, asked) =>
      held.play(asked.seat, asked.moves, asked.lang),
    ),
    outcome: on({ ...asking, lang: language }, (held, { lang }) => done(held.outcome(lang))),
    log: on(
      { ...asking, seat: optional(viewer), from: optional(whole(0, 1e9)), lang: language },
      (held, asked) => about(held, asked.seat, () => held.log(asked.seat, asked.from ?? 0, asked.lang)),
    ),
    save: on(asking, held => done(held.save())),
    close: on(asking, (_, { match }) => {
      matches.delete(match);
      return done({});
    }),
  };
};
