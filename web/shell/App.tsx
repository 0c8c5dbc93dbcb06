import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { ComponentChild, JSX } from 'preact';
import type { Kind } from '../../games/kernel/index.ts';
import { say } from '../messages/index.ts';
import { takeMatch } from '../store/claim.ts';
import { findMatch, type StoredMatch } from '../store/matches.ts';
import type { OnlineRoute } from '../online/index.tsx';
import type { GameTable, SomeTable } from '../table/gameTable.ts';
import { readHistory } from '../table/history.ts';
import { LocalTable } from '../table/LocalTable.tsx';
import { loadTable } from '../tables.ts';
import { Home } from './Home.tsx';
import { NewGame } from './NewGame.tsx';
import { beginMatch } from './newMatch.ts';
import { Page } from './Page.tsx';
import { PiecesPage } from './PiecesPage.tsx';
import { go, route, type Route } from './router.ts';
import { RulesPage } from './RulesPage.tsx';
import { SettingsPage } from './SettingsPage.tsx';
import { usePerson } from './usePerson.ts';

const Lost = (): JSX.Element => (
  <Page title={say().shell.lost}>
    <p>{say().shell.lostAbout}</p>
  </Page>
);

const NotLoaded = (): JSX.Element => {
  const text = say().shell;
  return (
    <Page title={text.notLoaded}>
      <p>{text.notLoadedAbout}</p>
      <button type="button" class="button main ready" onClick={() => location.reload()}>
        {text.tryAgain}
      </button>
    </Page>
  );
};

/** Undefined while something is on its way, null if there is none. */
type Later<T> = T | 'failed' | null | undefined;

const useLater = <T,>(load: () => Promise<T | undefined>, key: string): Later<T> => {
  const got = useSignal<{ readonly key: string; readonly value: Later<T> } | undefined>(undefined);
  useEffect(() => {
    let current = true;
    const take = (value: Later<T>): void => {
      if (current) got.value = { key, value };
    };
    load().then(
      value => take(value ?? null),
      () => take('failed'),
    );
    return () => {
      current = false;
    };
  }, [key]);
  return got.value?.key === key ? got.value.value : undefined;
};

const shown = <T,>(value: Later<T>, show: (value: T) => ComponentChild): ComponentChild => {
  if (value === undefined) return <p class="loading">{say().shell.loading}</p>;
  if (value === 'failed') return <NotLoaded />;
  return value === null ? <Lost /> : show(value);
};

const rematch = async <K extends Kind>(
  table: GameTable<K>,
  { record, sitters, names }: StoredMatch,
): Promise<void> => {
  const past = readHistory(table.title, record);
  if (!past.ok) return;
  const { game, match } = past.value;
  const options = Object.fromEntries(
    Object.entries(match.options).map(([name, value]) => [name, String(value)]),
  );
  const again = await beginMatch(game, { sitters, names, options });
  if (again.ok) go({ page: 'match', id: again.value.id });
};

interface Found {
  readonly stored: StoredMatch;
  readonly view: (moment: number | undefined) => ComponentChild;
}

const tableFor = <K extends Kind>(table: GameTable<K>, stored: StoredMatch): Found | undefined => {
  const history = readHistory(table.title, stored.record);
  if (!history.ok) return undefined;
  return {
    stored,
    view: moment => (
      <LocalTable
        key={stored.id}
        table={table}
        history={history.value}
        stored={stored}
        moment={moment}
        rematch={kept => void rematch(table, kept)}
      />
    ),
  };
};

const findTable = async (id: string): Promise<Found | undefined> => {
  const stored = await findMatch(id);
  const table = stored === undefined ? undefined : await loadTable(stored.game);
  return stored === undefined ? undefined : table?.(known => tableFor(known, stored));
};

const Elsewhere = ({ takeBack }: { readonly takeBack: () => void }): JSX.Element => {
  const text = say().shell;
  return (
    <Page title={text.elsewhere}>
      <p>{text.elsewhereAbout}</p>
      <button type="button" class="button main ready" onClick={takeBack}>
        {text.takeBack}
      </button>
    </Page>
  );
};

const MatchPage = ({ at }: { readonly at: Extract<Route, { page: 'match' }> }): JSX.Element => {
  const isElsewhere = useSignal(false);
  /** How often the match was taken back: it has gone on meanwhile. */
  const times = useSignal(0);
  useEffect(() => takeMatch(at.id, () => (isElsewhere.value = true)), [at.id, times.value]);
  const found = useLater(() => findTable(at.id), `${at.id} ${times.value}`);
  const takeBack = (): void => {
    times.value++;
    isElsewhere.value = false;
  };
  if (isElsewhere.value) return <Elsewhere takeBack={takeBack} />;
  return <>{shown(found, ({ view }) => view(at.moment))}</>;
};

type GameRoute = Extract<Route, { readonly page: 'new' | 'pieces' | 'rules' }>;

const gamePage = <K extends Kind>(table: GameTable<K>, at: GameRoute): ComponentChild => {
  const game = table.title.open();
  if (!game.ok) return <Lost />;
  if (at.page === 'new')
    return <NewGame key={at.company} table={table} game={game.value} company={at.company} />;
  if (at.page === 'pieces') return <PiecesPage table={table} name={game.value.name} />;
  return <RulesPage table={table} name={game.value.name} rule={at.rule} />;
};

const GamePage = ({ at }: { readonly at: GameRoute }): JSX.Element => {
  // A table is a function; wrapped, so that nobody takes it for a way to make the next value.
  const found = useLater<{ readonly table: SomeTable }>(async () => {
    const table = await loadTable(at.game);
    return table === undefined ? undefined : { table };
  }, at.game);
  return <>{shown(found, ({ table }) => table(known => gamePage(known, at)))}</>;
};

const OnlinePart = ({ at }: { readonly at: OnlineRoute }): JSX.Element => {
  const found = useLater(() => import('../online/index.tsx'), 'online');
  return (
    <>
      {shown(found, ({ OnlinePage }) => (
        <OnlinePage at={at} />
      ))}
    </>
  );
};

const CurrentPage = (): JSX.Element => {
  const at = route.value;
  if (at.page === 'home') return <Home />;
  if (at.page === 'settings') return <SettingsPage />;
  if (at.page === 'lost') return <Lost />;
  if (at.page === 'match') return <MatchPage at={at} />;
  if (at.page === 'new' || at.page === 'pieces' || at.page === 'rules') return <GamePage at={at} />;
  return <OnlinePart at={at} />;
};

export const App = (): JSX.Element => {
  usePerson(({ ringForTurns }) => ringForTurns());
  return (
    <>
      <a
        class="skip"
        href="#content"
        onClick={event => {
          event.preventDefault();
          document.getElementById('content')?.focus();
        }}
      >
        {say().shell.skip}
      </a>
      <CurrentPage />
    </>
  );
};
