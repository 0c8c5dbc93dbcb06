import { effect, signal, untracked, type ReadonlySignal } from '@preact/signals';
import type { Game, Kind } from '../../games/kernel/index.ts';
import type { Ack, Refused } from '../../server/wire/server.ts';
import { freshId } from '../store/chance.ts';
import { settings } from '../store/settings.ts';
import { createDrafting } from '../table/drafting.ts';
import { draw, momentOf, type Scene } from '../table/scene.ts';
import type { Session } from '../table/session.ts';
import { chronicleOf } from './chronicle.ts';
import { findDraft, keepDraft, type KeptDraft } from './drafts.ts';
import { namesAt } from '../shell/names.ts';
import type { Remote, RemoteTable } from './remote.ts';

/** Why a turn came back: the table had changed meanwhile, or the server says why in a sentence. */
export type Returned =
  | { readonly kind: 'stale' }
  | { readonly kind: 'refused'; readonly code: string; readonly message: string };

/** A match whose referee is the server. */
export interface OnlineSession<K extends Kind> extends Session<K> {
  readonly returned: ReadonlySignal<Returned | undefined>;
}

interface Sent {
  readonly id: string;
  readonly version: number;
  /** The number of its event, once it is acknowledged. */
  readonly seq?: number;
}

export const openOnlineSession = <K extends Kind>(
  game: Game<K>,
  table: RemoteTable,
  begun: Remote,
): OnlineSession<K> => {
  const remote = (): Remote => table.state.peek() ?? begun;
  const chronicle = chronicleOf(game, remote);
  const returned = signal<Returned | undefined>(undefined);
  let moment: number | undefined;
  let sent: Sent | undefined;
  let closed = false;
  /** The version that the draft lies on. */
  let based = -1;

  const version = (): number => chronicle.last();
  const keep = (): void => {
    const kept: KeptDraft = { moves: drafting.moves().map(game.text.makeMove) };
    keepDraft(
      table.id,
      sent === undefined ? kept : { ...kept, sent: { id: sent.id, version: sent.version } },
    );
  };

  const drafting = createDrafting({
    chronicle,
    viewer: () => remote().viewer,
    turnToDraft: () => {
      moment = undefined;
      return sent === undefined;
    },
    changed: () => {
      returned.value = undefined;
      keep();
      show();
      if (!settings.value.confirm) commit();
    },
    show: () => show(),
  });

  const now = (): Scene<K> => {
    const { info, viewer, stand } = remote();
    const thinking = stand?.pending.find(seat => {
      const sitter = info.sitters[seat];
      return sitter.kind === 'bot' || (sitter.kind === 'person' && sitter.standIn !== undefined);
    });
    return draw({
      chronicle,
      drafting: drafting.stand(),
      viewer,
      cover: undefined,
      moment,
      thinking: info.status === 'playing' ? thinking : undefined,
      stopped: false,
      sent: sent !== undefined,
      changers: [],
      canPass: false,
      kept: true,
      saved: sent === undefined,
    });
  };
  const scene = signal<Scene<K>>(now());
  const show = (): void => {
    if (!closed) scene.value = now();
  };

  /** Nothing was changed by what was refused: the draft is here again, on the table as it is now. */
  const takeBack = ({ code, message, version: theirs }: Refused): void => {
    sent = undefined;
    returned.value = code === 'stale' ? { kind: 'stale' } : { kind: 'refused', code, message };
    keep();
    if (theirs !== undefined && theirs !== version()) table.refresh();
    goOn();
  };

  const settle = (answer: Ack | Refused): void => {
    if (sent?.id !== answer.id) return;
    if (answer.type === 'refused') return takeBack(answer);
    sent = { ...sent, seq: answer.seq };
    goOn();
  };

  const post = (): void => {
    if (sent === undefined) return;
    const moves = drafting.moves().map(game.text.makeMove);
    table.post({ type: 'move', id: sent.id, table: table.id, version: sent.version, moves }, settle);
  };

  const commit = (): void => {
    const { draft } = drafting.stand();
    if (draft === undefined || draft.stage() === 'open' || sent !== undefined) return;
    sent = { id: freshId(), version: version() };
    returned.value = undefined;
    moment = undefined;
    keep();
    post();
    show();
  };

  /** Whether the viewer may decide now, or change a secret choice, and not a bot in the viewer's place. */
  const mayDecide = (): boolean => {
    const { info, viewer } = remote();
    if (viewer === 'spectator' || info.status !== 'playing') return false;
    if (game.legal(chronicle.view(version(), viewer), viewer).length === 0) return false;
    const sitter = info.sitters[viewer];
    return sitter.kind === 'person' && sitter.standIn === undefined;
  };

  /** What was drafted before this page was loaded; undefined where the turn was played since. */
  const keptDraft = (): KeptDraft | undefined => {
    const { viewer, events } = remote();
    const kept = findDraft(table.id);
    const { sent: gone } = kept ?? {};
    const isPlayed = events.some(
      event => event.kind === 'moved' && event.seat === viewer && event.version > (gone?.version ?? Infinity),
    );
    return isPlayed ? undefined : kept;
  };

  const takeUpDraft = (): void => {
    const { viewer } = remote();
    if (viewer === 'spectator' || drafting.stand().draft !== undefined) return;
    const kept = keptDraft();
    based = version();
    drafting.take(viewer, chronicle.view(version(), viewer), kept?.moves ?? []);
    // Sent before this page was loaded, and perhaps never heard: the same id again does no harm.
    const fits = drafting.moves().length === kept?.moves.length;
    if (kept?.sent === undefined || !fits) return keep();
    sent = kept.sent;
    post();
  };

  /** Takes in what the server has said. */
  const goOn = (): void => {
    const { viewer, events } = remote();
    if (sent?.seq !== undefined && events.length > sent.seq) {
      sent = undefined;
      drafting.drop();
      keep();
    }
    if (sent === undefined && drafting.stand().draft !== undefined) {
      if (!mayDecide()) drafting.drop();
      else if (based !== version()) {
        based = version();
        if (!drafting.rebase(chronicle.view(based, viewer))) returned.value = { kind: 'stale' };
      }
      keep();
    }
    if (mayDecide()) takeUpDraft();
    show();
  };

  const stop = effect(() => {
    if (table.state.value !== undefined) untracked(goOn);
  });

  return {
    ...drafting,
    chronicle,
    returned,
    names: () => namesAt(remote().info.sitters),
    scene,
    at: at => ({
      page: 'table',
      id: table.id,
      ...(table.key === undefined ? {} : { key: table.key }),
      ...(at === undefined ? {} : { moment: at }),
    }),
    commit,
    lookAt: at => {
      moment = momentOf(chronicle, at);
      drafting.explain(undefined);
    },
    close: () => {
      closed = true;
      stop();
      drafting.close();
    },
  };
};
