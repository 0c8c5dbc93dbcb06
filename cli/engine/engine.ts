import { parseJson, refuse, type Result } from '../../games/kernel/index.ts';
import { unknownName } from '../complaint.ts';
import type { Id } from './fields.ts';
import { makeHandlers, type Handler } from './handlers.ts';
import type { Answer } from './held.ts';
import type { InputLine } from './lines.ts';

/** Characters of a line; a match file with an edition of its own is a hundredth of it. */
export const LONGEST_LINE = 4_000_000;

type Request = Readonly<Record<string, unknown>>;

const isRequest = (value: unknown): value is Request =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const idOf = ({ id }: Request): Id => (typeof id === 'string' || typeof id === 'number' ? id : null);

const respond = (id: Id, result: Result<Answer>): string =>
  JSON.stringify(result.ok ? { id, ok: true, ...result.value } : { id, ok: false, error: result.problem });

const handle = (handlers: Readonly<Record<string, Handler>>, request: Request): Result<Answer> => {
  const { cmd } = request;
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

/** Answers a line with a line; blank lines are not answered. */
export const createEngine = (): ((line: InputLine) => string | undefined) => {
  const handlers = makeHandlers();
  return line => {
    if (line === 'too-long')
      return respond(null, refuse('line-too-long', `A line has at most ${LONGEST_LINE} characters.`));
    if (line.text.trim() === '') return undefined;
    const request = parseJson(line.text, 'bad-json');
    if (!request.ok) return respond(null, request);
    if (!isRequest(request.value)) return respond(null, refuse('bad-request', 'A request is a JSON object.'));
    return respond(idOf(request.value), handle(handlers, request.value));
  };
};
