import { useEffect } from 'preact/hooks';
import type { ComponentChild, FunctionComponent, JSX } from 'preact';
import type { Kind, Seat } from '../../games/kernel/index.ts';
import { say } from '../messages/index.ts';
import { useArrival } from '../shell/arrival.ts';
import { addressOf, rewrite } from '../shell/router.ts';
import { language } from '../store/settings.ts';
import { Controls } from './Controls.tsx';
import { Cover } from './Cover.tsx';
import { Final } from './Final.tsx';
import type { Desk, GameTable } from './gameTable.ts';
import { Announcer, Log, News } from './Log.tsx';
import { Players } from './Players.tsx';
import type { Session } from './session.ts';
import { Status } from './Status.tsx';
import { Timeline, usePlayback } from './Timeline.tsx';
import './table.css';

const deskOf = <K extends Kind>(session: Session<K>): Desk<K> => {
  const { view, before, viewer, seat, legal, drafted, awaiting, recent, botDrafts } = session.scene.value;
  return {
    game: session.chronicle.game,
    names: session.names(),
    language: language.value,
    view,
    before,
    viewer,
    seat,
    legal,
    drafted,
    awaiting,
    recent,
    play: session.play,
    replace: session.replace,
    redraft: session.redraft,
    commit: session.commit,
    letBotDraft: session.letBotDraft,
    botDrafts,
    explain: session.explain,
  };
};

/** What a match elsewhere adds to the table: by whom and where it is played. */
export interface Company {
  /** Beside the name of a seat: who is there, and their time. */
  readonly Note: FunctionComponent<{ readonly seat: Seat }>;
  /** Above everything, when something needs to be told. */
  readonly notices: ComponentChild;
  /** Under the board: who talks, and what one can do at this table besides playing. */
  readonly talk: ComponentChild;
}

interface Props<K extends Kind> {
  readonly table: GameTable<K>;
  readonly session: Session<K>;
  readonly moment: number | undefined;
  /** How the result compares with others, in the final count. */
  readonly praise?: () => ComponentChild;
  readonly rematch: (() => void) | undefined;
  /** Hands the match over as a file. */
  readonly save: (() => void) | undefined;
  readonly company?: Company;
}

/** A match on the screen: what every game shares, around the board that is the game's own. */
export const Table = <K extends Kind>(props: Props<K>): JSX.Element => {
  const { table, session, moment, praise, rematch, save, company } = props;
  useArrival(session.chronicle.game.name);
  useEffect(() => session.close, [session]);
  useEffect(() => session.lookAt(moment), [session, moment]);
  // Back at what is, the address no longer names a moment.
  useEffect(() => {
    if (moment !== undefined && session.scene.value.isNow) rewrite(session.at());
  });
  const running = usePlayback(session);
  const { outcome, isNow, view } = session.scene.value;
  const text = say();
  const { game } = session.chronicle;
  const { Surface } = table;
  return (
    <div class={`table-page ${game.id}`}>
      <header class="table-head">
        <a class="home-link" href={addressOf({ page: 'home' })}>
          <span aria-hidden="true">⚓</span> <span class="wide-only">{text.shell.home}</span>
        </a>
        <h1>{game.name}</h1>
        <span class="progress">{table.progress(game, view, language.value)}</span>
        <nav aria-label={text.table.menu}>
          <a href={addressOf({ page: 'rules', game: game.id, rule: table.ruleNow(view) })}>
            {text.shell.rules}
          </a>
          <a class="pieces-link" href={addressOf({ page: 'pieces', game: game.id })}>
            {text.shell.pieces}
          </a>
          {save !== undefined && (
            <button type="button" class="link" onClick={save}>
              {text.table.export}
            </button>
          )}
          <a href={addressOf({ page: 'settings' })}>{text.shell.settings}</a>
        </nav>
      </header>
      {company?.notices}
      <main id="content" class="table" tabIndex={-1}>
        <Status session={session} />
        {outcome !== undefined && isNow && (
          <Final table={table} session={session} outcome={outcome} praise={praise} rematch={rematch} />
        )}
        <Surface desk={deskOf(session)} />
        {outcome === undefined && <Controls table={table} session={session} />}
        <Timeline session={session} running={running} />
        <aside class="margin">
          <Players table={table} session={session} Note={company?.Note} />
          <div class="tales">
            <News
              session={session}
              replay={from => {
                session.lookAt(from);
                running.value = true;
              }}
            />
            <Log session={session} />
          </div>
        </aside>
        {company?.talk}
      </main>
      <Announcer session={session} />
      <Cover session={session} />
    </div>
  );
};
