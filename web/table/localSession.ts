import { signal } from '@preact/signals';
import {
  expect,
  makeRecord,
  recordMatch,
  type Kind,
  type Seat,
  type Viewer,
} from '../../games/kernel/index.ts';
import { createMind } from '../bots/mind.ts';
import { isMatchKept, keepMatch, type StoredMatch } from '../store/matches.ts';
import { settings } from '../store/settings.ts';
import { createDrafting, questionAbout } from './drafting.ts';
import type { History } from './history.ts';
import { draw, momentOf, type Scene } from './scene.ts';
import type { Session } from './session.ts';

/** A match at this screen: its referee, its bots, and the people who share the screen. */
export interface LocalSession<K extends Kind> extends Session<K> {
  readonly stored: () => StoredMatch;
}

const PACE = { calm: 900, brisk: 350, instant: 0 } as const;

const pause = (milliseconds: number): Promise<void> =>
  new Promise(resolve => {
    setTimeout(resolve, milliseconds);
  });

export const openSession = <K extends Kind>(
  history: History<K>,
  opened: StoredMatch,
  /** Whether what a player sees is for that player alone, so that the screen is covered before it is passed on. */
  hides: (view: K['View']) => boolean = () => true,
): LocalSession<K> => {
  const { game, match } = history;
  const mind = createMind();
  const people = opened.sitters.flatMap((sitter, seat) => (sitter === 'person' ? [seat] : []));
  let stored = opened;
  let viewer: Viewer = people.length === 1 ? people[0] : 'spectator';
  let cover: Seat | undefined;
  let moment: number | undefined;
  let thinking: Seat | undefined;
  let stopped = false;
  let closed = false;
  let writes = 0;
  /** Whether the browser accepted the last change. */
  let kept = isMatchKept(opened);

  const drafting = createDrafting({
    chronicle: history,
    viewer: () => viewer,
    turnToDraft: () => {
      moment = undefined;
      return true;
    },
    changed: () => {
      void save();
      show();
      if (!settings.value.confirm) commit();
    },
    show: () => show(),
  });

  const mayAct = (seat: Viewer): seat is Seat => typeof seat === 'number' && match.legal(seat).length > 0;

  /** Who has made a secret choice may still make another one. */
  const isChanger = (seat: Seat): boolean => !match.pending().includes(seat) && mayAct(seat);

  const canPass = (): boolean =>
    people.some(seat => seat !== viewer && (isChanger(seat) || match.pending().includes(seat))) &&
    people.some(isChanger);

  const now = (): Scene<K> =>
    draw({
      chronicle: history,
      drafting: drafting.stand(),
      viewer,
      cover,
      moment,
      thinking,
      stopped,
      sent: false,
      changers: people.filter(isChanger),
      canPass: canPass(),
      kept,
      saved: writes === 0,
    });
  const scene = signal<Scene<K>>(now());
  const show = (): void => {
    scene.value = now();
  };

  const save = async (): Promise<void> => {
    const { draft } = drafting.stand();
    const moves = drafting.moves();
    stored = {
      ...stored,
      updated: Date.now(),
      record: makeRecord(recordMatch(game, match)),
      draft:
        draft === undefined || moves.length === 0
          ? undefined
          : { seat: draft.seat, moves: moves.map(game.text.makeMove) },
      result: match.outcome()?.scores.map(score => score.total),
    };
    writes++;
    kept = await keepMatch(stored);
    writes--;
    if (!closed) show();
  };

  /** A bot that breaks must not end the match: it waits, and can be asked again. */
  const fail = (error: unknown): undefined => {
    console.error(error);
    mind.stop();
  };

  const think = async (seat: Seat): Promise<void> => {
    const sitter = stored.sitters[seat];
    if (sitter === 'person') return;
    thinking = seat;
    const secret = `${match.seed()} bot ${seat} ${match.log().length}`;
    const [answer] = await Promise.all([
      mind.ask(questionAbout(history, seat, match.view(seat), sitter, secret)).catch(fail),
      pause(PACE[settings.value.pace]),
    ]);
    thinking = undefined;
    if (closed) return;
    if (answer === undefined) stopped = true;
    else {
      expect(history.commit(seat, answer.moves));
      const { draft } = drafting.stand();
      if (draft !== undefined) drafting.rebase(match.view(draft.seat));
      void save();
    }
    goOn();
  };

  const takeUpDraft = (seat: Seat): void => {
    if (drafting.stand().draft?.seat === seat) return;
    drafting.take(seat, match.view(seat), stored.draft?.seat === seat ? stored.draft.moves : []);
  };

  /** Finds out who is next, and lets a bot think or a person draft. */
  const goOn = (): void => {
    const pending = match.pending();
    const persons = pending.filter(seat => people.includes(seat));
    const changer = mayAct(viewer) ? viewer : undefined;
    // Who has come back to a secret choice keeps the screen until it is committed or passed on.
    const person =
      changer !== undefined && drafting.stand().draft?.seat === changer
        ? changer
        : (persons.find(seat => seat === viewer) ?? persons.at(0) ?? changer);
    if (person === undefined) drafting.drop();
    else if (people.length > 1 && viewer !== person && hides(match.view(person))) {
      cover = person;
      viewer = 'spectator';
    } else {
      viewer = person;
      takeUpDraft(person);
    }
    const bot = pending.find(seat => !people.includes(seat));
    if (bot !== undefined && thinking === undefined && !stopped) void think(bot);
    show();
  };

  const commit = (): void => {
    const { draft } = drafting.stand();
    if (draft === undefined || draft.stage() === 'open') return;
    expect(history.commit(draft.seat, draft.moves()));
    drafting.drop();
    void save();
    goOn();
  };

  goOn();
  return {
    ...drafting,
    chronicle: history,
    stored: () => stored,
    names: () => stored.names,
    scene,
    at: at => ({ page: 'match', id: stored.id, ...(at === undefined ? {} : { moment: at }) }),
    commit,
    lookAt: at => {
      moment = momentOf(history, at);
      drafting.explain(undefined);
    },
    takeScreen: seat => {
      viewer = seat;
      cover = undefined;
      if (mayAct(seat)) takeUpDraft(seat);
      goOn();
    },
    passScreen: () => {
      cover = match.pending().find(seat => people.includes(seat)) ?? people.find(isChanger);
      viewer = 'spectator';
      drafting.drop();
      show();
    },
    stopBot: mind.stop,
    letBotPlay: () => {
      stopped = false;
      goOn();
    },
    close: () => {
      closed = true;
      mind.stop();
      drafting.close();
    },
  };
};
