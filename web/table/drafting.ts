import {
  createDraft,
  expect,
  sameJson,
  seedFrom,
  type Draft,
  type Kind,
  type Objection,
  type Seat,
  type Viewer,
} from '../../games/kernel/index.ts';
import type { BotName } from '../../bots/names.ts';
import { createMind } from '../bots/mind.ts';
import type { Question } from '../bots/question.ts';
import type { Chronicle } from './chronicle.ts';
import type { Desk } from './gameTable.ts';

/** Why something cannot be done: by a rule, or because nothing is there to be done. */
export type Complaint = Pick<Objection, 'reason'> & Partial<Objection>;

/** What a bot would do, with the points it expects and the chance of winning it sees. */
export type Hint<K extends Kind> =
  | 'thinking'
  | { readonly move: K['Move']; readonly points: number; readonly chance: number };

/** How the turn that is being drafted stands. */
export interface DraftStand<K extends Kind> {
  readonly draft: Draft<K> | undefined;
  readonly complaint: Complaint | undefined;
  readonly hint: Hint<K> | undefined;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly botDrafts: boolean;
}

/** The one way to draft a turn, whoever referees the match. */
export interface Drafting<K extends Kind> {
  readonly stand: () => DraftStand<K>;
  readonly moves: () => readonly K['Move'][];
  /** Begins a draft, with moves in notation that were drafted before; what no longer fits of them is dropped. */
  readonly take: (seat: Seat, view: K['View'], moves: readonly string[]) => void;
  readonly drop: () => void;
  /** Puts the draft on a newer view; false where something of it no longer fits, and was dropped. */
  readonly rebase: (view: K['View']) => boolean;
  readonly play: (move: K['Move']) => void;
  readonly replace: (move: K['Move']) => void;
  readonly redraft: (moves: readonly K['Move'][]) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly startOver: () => void;
  readonly explain: (complaint: Complaint | undefined) => void;
  readonly askForHint: () => void;
  readonly letBotDraft: Desk<K>['letBotDraft'];
  readonly close: () => void;
}

interface Surroundings<K extends Kind> {
  readonly chronicle: Chronicle<K>;
  readonly viewer: () => Viewer;
  /** Turns to what is; false where the draft must not be changed now. */
  readonly turnToDraft: () => boolean;
  /** The draft has changed: it is to be kept and shown. */
  readonly changed: () => void;
  /** Something else has changed, that is only to be shown. */
  readonly show: () => void;
}

/** The bot that drafts for people: the strongest that does not let them wait. */
const ADVISER: BotName = 'hard';

/** What a bot is asked about a seat. */
export const questionAbout = <K extends Kind>(
  { game }: Chronicle<K>,
  seat: Seat,
  view: K['View'],
  wanted: Question['wanted'],
  /** Hashed, so that nothing of the match's own randomness can be worked out from it. */
  secret: string,
  without: readonly string[] = [],
): Omit<Question, 'number'> => ({
  game: game.id,
  edition: game.edition.data ?? game.edition.id,
  view,
  seat,
  wanted,
  without,
  seed: seedFrom(secret),
});

export const createDrafting = <K extends Kind>(around: Surroundings<K>): Drafting<K> => {
  const { chronicle, viewer, turnToDraft, show } = around;
  const { game } = chronicle;
  const adviser = createMind();
  let draft: Draft<K> | undefined;
  let complaint: Complaint | undefined;
  let hint: Hint<K> | undefined;
  /** The draft as it was before each step, and what was taken back and can be made again. */
  let past: (readonly K['Move'][])[] = [];
  let future: (readonly K['Move'][])[] = [];
  let botDrafts = false;
  let closed = false;

  const moves = (): readonly K['Move'][] => draft?.moves() ?? [];

  /** Each move of a draft that was not made step by step here is a step of undo. */
  const beginSteps = (): void => {
    const made = moves().slice();
    past = made.map((_, i) => made.slice(0, i));
    future = [];
  };

  const forget = (): void => {
    complaint = undefined;
    hint = undefined;
  };

  const changed = (): void => {
    forget();
    around.changed();
  };

  const explain = (told: Complaint | undefined): void => {
    complaint = told;
    show();
  };

  const objectionTo = (move: K['Move']): Objection | undefined => {
    const seat = viewer();
    return typeof seat === 'number'
      ? game.objection(draft?.table() ?? chronicle.view(chronicle.last(), seat), seat, move)
      : undefined;
  };

  /** Makes these moves the draft, as far as they can be made; gives the first that cannot. */
  const remake = (wanted: readonly K['Move'][]): K['Move'] | undefined => {
    const made = moves();
    const kept = wanted.findIndex((move, i) => i >= made.length || !sameJson(move, made[i]));
    const from = kept < 0 ? wanted.length : kept;
    for (let extra = made.length - from; extra > 0; extra--) draft?.undo();
    return wanted.slice(from).find(move => draft?.play(move).ok !== true);
  };

  /** Drafts these moves instead of what is drafted, as one step; where one cannot be made, says why, and leaves all. */
  const redraft = (wanted: readonly K['Move'][]): void => {
    if (!turnToDraft()) return;
    const before = moves().slice();
    const refused = remake(wanted);
    if (refused !== undefined) {
      const objection = objectionTo(refused);
      remake(before);
      return explain(objection);
    }
    past.push(before);
    future = [];
    changed();
  };

  /** Goes back, or forth again, to a draft as it was. */
  const goTo = (from: (readonly K['Move'][])[], back: (readonly K['Move'][])[]): void => {
    if (draft === undefined || !turnToDraft()) return;
    const wanted = from.pop();
    if (wanted === undefined) return;
    back.push(draft.moves().slice());
    remake(wanted);
    changed();
  };

  const ask = (seat: Seat, view: K['View'], wanted: Question['wanted'], without?: readonly string[]) =>
    adviser
      .ask(
        questionAbout(
          chronicle,
          seat,
          view,
          wanted,
          `${chronicle.commitment} ${seat} ${chronicle.last()}`,
          without,
        ),
      )
      .catch((error: unknown) => {
        console.error(error);
        adviser.stop();
        return undefined;
      });

  const askForHint = async (): Promise<void> => {
    if (draft === undefined || draft.stage() !== 'open') return;
    const asked = draft.table();
    hint = 'thinking';
    show();
    const answer = await ask(draft.seat, asked, 'hint');
    const move = answer === undefined ? undefined : game.text.parseMove(answer.moves[0]);
    // Whatever was done here meanwhile has made the hint worthless; a bid of somebody else has not.
    const fits =
      hint === 'thinking' && answer !== undefined && move !== undefined && draft?.legal().includes(move);
    hint = fits ? { move, points: answer.points, chance: answer.chance } : undefined;
    if (!closed) show();
  };

  const letBotDraft = async (...[isWanted, without]: Parameters<Desk<K>['letBotDraft']>): Promise<void> => {
    if (draft === undefined || draft.stage() !== 'open' || botDrafts) return;
    const asked = draft.table();
    const trial = createDraft(game, asked, draft.seat);
    botDrafts = true;
    show();
    const answer = await ask(draft.seat, asked, ADVISER, without);
    botDrafts = false;
    if (closed) return;
    for (const line of answer?.moves ?? []) {
      const move = game.text.parseMove(line);
      if (move === undefined || !isWanted(trial.table())) break;
      expect(trial.play(move));
    }
    // Whatever was done meanwhile has made the plan worthless.
    if (draft?.table() === asked && trial.moves().length > 0) redraft([...moves(), ...trial.moves()]);
    else show();
  };

  return {
    stand: () => ({
      draft,
      complaint,
      hint,
      canUndo: past.length > 0,
      canRedo: future.length > 0,
      botDrafts,
    }),
    moves,
    take: (seat, view, drafted) => {
      draft = createDraft(game, view, seat);
      for (const move of drafted) if (!draft.play(move).ok) break;
      beginSteps();
      forget();
    },
    drop: () => {
      draft = undefined;
      forget();
    },
    rebase: view => {
      const fits = draft === undefined || draft.rebase(view).ok;
      if (!fits) beginSteps();
      if (typeof hint === 'object' && draft?.legal().includes(hint.move) !== true) hint = undefined;
      return fits;
    },
    play: move => redraft([...moves(), move]),
    replace: move => redraft([...moves().slice(0, -1), move]),
    redraft,
    undo: () => goTo(past, future),
    redo: () => goTo(future, past),
    startOver: () => {
      if (moves().length > 0) redraft([]);
    },
    explain,
    askForHint: () => void askForHint(),
    letBotDraft: (isWanted, without) => void letBotDraft(isWanted, without),
    close: () => {
      closed = true;
      adviser.stop();
    },
  };
};
