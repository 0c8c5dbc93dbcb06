import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { ComponentChild, JSX } from 'preact';
import type { Kind } from '../../games/kernel/index.ts';
import { say } from '../messages/index.ts';
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

/** Something that comes later: undefined while it is on its way, null if there is none. */
const useLater = <T,>(load: () => Promise<T | undefined>, key: string): T | null | undefined => {
  const got = useSignal<{ readonly key: string; readonly value: T | null } | undefined>(undefined);
  useEffect(() => {
    let current = true;
    void load().then(value => {
      if (current) got.value = { key, value: value ?? null };
    });
    return () => {
      current = false;
    };
  }, [key]);
  return got.value?.key === key ? got.value.value : undefined;
};

const shown = <T,>(value: T | null | undefined, show: (value: T) => ComponentChild): ComponentChild => {
  if (value === undefined) return <p class="loading">{say().shell.loading}</p>;
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

const MatchPage = ({ at }: { readonly at: Extract<Route, { page: 'match' }> }): JSX.Element => {
  const found = useLater(() => findTable(at.id), at.id);
  return <>{shown(found, ({ view }) => view(at.moment))}</>;
};

type GameRoute = Extract<Route, { readonly page: 'new' | 'pieces' | 'rules' }>;

const gamePage = <K extends Kind>(table: GameTable<K>, at: GameRoute): ComponentChild => {
  const game = table.title.open();
  if (!game.ok) return <Lost />;
  if (at.page === 'new') return <NewGame table={table} game={game.value} />;
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
  const { page } = route.value;
  usePerson(({ ringForTurns }) => ringForTurns());
  const before = useRef(page);
  // Whoever listens to the page is taken to the new one, as eyes are.
  useEffect(() => {
    if (before.current === page) return;
    before.current = page;
    scrollTo(0, 0);
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [page]);
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
