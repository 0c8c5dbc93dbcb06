import { createDraft, type Draft, type Kind, type Seat } from '../../games/kernel/index.ts';
import { inColumns } from '../columns.ts';
import type { Keyword } from '../messages/index.ts';
import { scoreLines } from '../scores.ts';
import { readInput, type Input } from './input.ts';
import { logLines } from './news.ts';
import type { Table } from './table.ts';

/** What a line led to: the table looks different now, only something was said, or the person is done. */
type Effect = 'changed' | 'said' | 'commit' | 'quit';

const showMoves = <K extends Kind>({ game, terminal, pencil }: Table<K>, draft: Draft<K>): void => {
  terminal.say(pencil.paint('bold', game.text.prompt(draft.table(), draft.seat, pencil.language)));
  const legal = draft.legal();
  const digits = String(legal.length).length;
  const texts = legal.map(
    (move, i) => `${pencil.paint('cyan', String(i + 1).padStart(digits))} ${game.text.makeMove(move)}`,
  );
  for (const line of inColumns(texts, terminal.width)) terminal.say(line);
};

const show = <K extends Kind>(table: Table<K>, draft: Draft<K>): void => {
  table.terminal.say(`\n${table.board(table.game, draft.table(), table.pencil)}\n`);
  if (draft.stage() === 'open') showMoves(table, draft);
};

/** Why a move cannot be made, in the language of the table. */
const objectionTo = <K extends Kind>(
  { game, messages, pencil }: Table<K>,
  draft: Draft<K>,
  notation: string,
): string => {
  const move = game.text.parseMove(notation);
  if (move === undefined) return messages.notAMove(notation);
  const objection = game.objection(draft.table(), draft.seat, move);
  return objection === undefined
    ? messages.notAmongTheLegal
    : `${objection.reason[pencil.language]} (${objection.rule})`;
};

const playMove = <K extends Kind>(
  table: Table<K>,
  draft: Draft<K>,
  input: Extract<Input, { kind: 'number' | 'notation' }>,
): Effect => {
  const { messages, terminal } = table;
  const legal = draft.legal();
  if (draft.stage() !== 'open') terminal.say(messages.commitFirst);
  else if (input.kind === 'notation') {
    if (draft.play(input.notation).ok) return 'changed';
    terminal.say(objectionTo(table, draft, input.notation));
  } else if (draft.play(legal[input.number - 1]).ok) return 'changed';
  else terminal.say(messages.noSuchNumber(legal.length));
  return 'said';
};

const act = <K extends Kind>(table: Table<K>, draft: Draft<K>, keyword: Keyword): Effect => {
  const { game, messages, terminal, pencil } = table;
  const say = (...lines: readonly string[]): Effect => {
    for (const line of lines) terminal.say(line);
    return 'said';
  };
  const actions: Readonly<Record<Keyword, () => Effect>> = {
    undo: () => (draft.undo() ? 'changed' : say(messages.nothingToUndo)),
    redo: () => (draft.redo() ? 'changed' : say(messages.nothingToRedo)),
    startOver: () => (draft.startOver() ? 'changed' : say(messages.nothingToUndo)),
    log: () => say(...logLines(table, draft.seat)),
    scores: () => say(...scoreLines(game, draft.table(), pencil)),
    board: () => {
      show(table, draft);
      return 'said';
    },
    help: () => say(messages.help),
    quit: () => 'quit',
  };
  return actions[keyword]();
};

const respond = <K extends Kind>(table: Table<K>, draft: Draft<K>, line: string): Effect => {
  const input = readInput(line, table.messages);
  if (input.kind === 'keyword') return act(table, draft, input.keyword);
  if (input.kind !== 'nothing') return playMove(table, draft, input);
  return draft.stage() === 'open' ? 'said' : 'commit';
};

/** A turn of a person: a draft until it is ready and committed. Undefined when the person leaves the match. */
export const personTurn = async <K extends Kind>(
  table: Table<K>,
  seat: Seat,
): Promise<readonly K['Move'][] | undefined> => {
  const { game, match, messages, terminal } = table;
  const draft = createDraft(game, match.view(seat), seat);
  let effect: Effect = 'changed';
  while (effect !== 'commit') {
    // A move that needs the referee changes nothing on the table yet.
    if (effect === 'changed' && draft.stage() !== 'needs-referee') show(table, draft);
    const isReady = draft.stage() !== 'open';
    if (isReady && table.atOnce) break;
    const moves = draft.moves().map(game.text.makeMove).join('; ');
    const line = await terminal.ask(isReady ? messages.commitPrompt(moves) : messages.movePrompt);
    effect = line === undefined ? 'quit' : respond(table, draft, line);
    if (effect === 'quit') return undefined;
  }
  return draft.moves();
};
