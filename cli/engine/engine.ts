import {
  DEEPEST,
  done,
  isDeeper,
  isRecord,
  parseJson,
  refuse,
  type Result,
} from '../../games/kernel/index.ts';
import { unknownName } from '../complaint.ts';
import { makeHandlers, type Handlers } from './handlers.ts';
import type { Answer } from './held.ts';
import type { InputLine } from './lines.ts';
import type { Id, Request } from './request.ts';

/** Bytes of a line; a match file with an edition of its own is a hundredth of it. */
export const LONGEST_LINE = 4_000_000;

const UNREADABLE: Readonly<Record<Extract<InputLine, string>, Result<never>>> = {
  'too-long': refuse('line-too-long', `A line has at most ${LONGEST_LINE} bytes.`),
  'not-utf8': refuse('bad-utf8', 'The line is not valid UTF-8.'),
};

/** What the caller calls the request, if that comes back to it as it was: no number that JSON would round. */
const idOf = ({ id }: Request): Id =>
  typeof id === 'string' || (typeof id === 'number' && Math.abs(id) <= Number.MAX_SAFE_INTEGER) ? id : null;

const respond = (id: Id, result: Result<Answer>): string =>
  JSON.stringify(result.ok ? { id, ok: true, ...result.value } : { id, ok: false, error: result.problem });

const readRequest = (line: string): Result<Request> => {
  if (line.trim() === '') return refuse('bad-json', 'The line is blank; a request is a JSON object.');
  const request = parseJson(line, 'bad-json');
  if (!request.ok) return request;
  if (!isRecord(request.value)) return refuse('bad-request', 'A request is a JSON object.');
  return done(request.value);
};

const handle = (handlers: Handlers, request: Request): Result<Answer> => {
  const { cmd } = request;
  if (idOf(request) === null)
    return refuse('bad-request', 'A request needs a field "id": a text, or a number of at most 15 digits.');
  if (isDeeper(request, DEEPEST))
    return refuse('bad-request', `A request is nested at most ${DEEPEST} deep.`);
  if (typeof cmd !== 'string') return refuse('bad-request', 'A request needs a field "cmd" with a text.');
  if (!Object.hasOwn(handlers, cmd))
    return refuse('unknown-command', unknownName('command', cmd, Object.keys(handlers)));
  try {
    return handlers[cmd](request);
  } catch (error) {
    // A mistake of ours must not end the conversation.
    return refuse('internal', `The request could not be handled: ${String(error)}`);
  }
};

/** Answers every line with one line. */
export const createEngine = (): ((line: InputLine) => string) => {
  const handlers = makeHandlers();
  return line => {
    if (typeof line === 'string') return respond(null, UNREADABLE[line]);
    const request = readRequest(line.text);
    return request.ok
      ? respond(idOf(request.value), handle(handlers, request.value))
      : respond(null, request);
  };
};
