import type { DraftStage, Kind, Outcome, Seat, SeenEntry, Viewer } from '../../games/kernel/index.ts';
import type { Chronicle } from './chronicle.ts';
import type { Complaint, DraftStand, Hint } from './drafting.ts';

interface Stand<K extends Kind> {
  readonly chronicle: Chronicle<K>;
  readonly drafting: DraftStand<K>;
  readonly viewer: Viewer;
  readonly cover: Seat | undefined;
  readonly moment: number | undefined;
  readonly thinking: Seat | undefined;
  readonly stopped: boolean;
  readonly sent: boolean;
  readonly changers: readonly Seat[];
  readonly canPass: boolean;
  readonly kept: boolean;
  readonly saved: boolean;
}

/** All that the screen shows of a match, as its viewer knows it. */
export interface Scene<K extends Kind> {
  readonly viewer: Viewer;
  /** For whom the screen is covered. */
  readonly cover: Seat | undefined;
  /** The moment shown, and the last there is: one a log entry, the set-up being 0. */
  readonly moment: number;
  readonly last: number;
  readonly isNow: boolean;
  readonly view: K['View'];
  /** The view before the draft. */
  readonly before: K['View'];
  /** The seat that drafts at this screen; undefined while looking back, and while the turn is on its way. */
  readonly seat: Seat | undefined;
  readonly legal: readonly K['Move'][];
  readonly drafted: readonly K['Move'][];
  readonly stage: DraftStage;
  readonly awaiting: K['Move'] | undefined;
  readonly log: readonly SeenEntry<K>[];
  /** The first entry since the viewer's last turn. */
  readonly newsFrom: number;
  readonly recent: readonly K['Event'][];
  readonly thinking: Seat | undefined;
  readonly stopped: boolean;
  /** Whether the drafted turn is on its way to a referee elsewhere. */
  readonly sent: boolean;
  readonly complaint: Complaint | undefined;
  readonly hint: Hint<K> | undefined;
  readonly canUndo: boolean;
  /** Whether a bot is drafting for the person at this screen. */
  readonly botDrafts: boolean;
  readonly canRedo: boolean;
  readonly pending: readonly Seat[];
  /** The people at this screen who have made a secret choice and may still make another one. */
  readonly changers: readonly Seat[];
  /** Whether somebody else at this screen may want it now. */
  readonly canPass: boolean;
  readonly outcome: Outcome<K['Part']> | undefined;
  /** Whether the match is kept, and whether the last change already is. */
  readonly kept: boolean;
  readonly saved: boolean;
}

/** The moment to be looked at; undefined for what is. */
export const momentOf = <K extends Kind>(
  { last }: Chronicle<K>,
  wanted: number | undefined,
): number | undefined => (wanted === undefined || wanted >= last() ? undefined : Math.max(0, wanted));

export const draw = <K extends Kind>(stand: Stand<K>): Scene<K> => {
  const { chronicle, viewer, cover, thinking, stopped, sent, kept, saved } = stand;
  const { draft, complaint, hint, canUndo, canRedo, botDrafts } = stand.drafting;
  const last = chronicle.last();
  const moment = Math.min(stand.moment ?? last, last);
  const isNow = stand.moment === undefined;
  const laid = isNow && cover === undefined && draft?.seat === viewer ? draft : undefined;
  const acting = sent ? undefined : laid;
  const before = chronicle.view(moment, viewer);
  const log = chronicle.log(viewer);
  const own = log.findLastIndex(entry => entry.seat === viewer || entry.seat === null);
  const newsFrom = typeof viewer === 'number' ? own + 1 : last;
  return {
    viewer,
    cover,
    moment,
    last,
    isNow,
    view: laid?.table() ?? before,
    before,
    seat: acting?.seat,
    legal: acting?.legal() ?? [],
    drafted: laid?.moves().slice() ?? [],
    stage: acting?.stage() ?? 'open',
    awaiting: laid?.stage() === 'needs-referee' ? laid.moves().at(-1) : undefined,
    log,
    newsFrom,
    recent: (isNow ? log.slice(newsFrom) : log.slice(moment, moment + 1)).flatMap(({ events }) => events),
    thinking,
    stopped,
    sent,
    complaint,
    hint,
    canUndo: canUndo && acting !== undefined,
    botDrafts,
    canRedo: canRedo && acting !== undefined,
    pending: chronicle.pending(),
    changers: stand.changers,
    canPass: stand.canPass && acting !== undefined,
    outcome: chronicle.outcome(),
    kept,
    saved,
  };
};
