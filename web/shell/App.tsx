import type { ComponentChild, JSX } from 'preact';
import type { Kind } from '../../games/kernel/index.ts';
import { say } from '../messages/index.ts';
import type { OnlineRoute } from '../online/index.tsx';
import type { GameTable, SomeTable } from '../table/gameTable.ts';
import { loadTable } from '../tables.ts';
import { Home } from './Home.tsx';
import { Lost, shown, useLater } from './later.tsx';
import { MatchPage, SeatsOf } from './MatchPage.tsx';
import { NewGame } from './NewGame.tsx';
import { PiecesPage } from './PiecesPage.tsx';
import { route, type Route } from './router.ts';
import { RulesPage } from './RulesPage.tsx';
import { SettingsPage } from './SettingsPage.tsx';
import { usePerson } from './usePerson.ts';

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
  if (at.page === 'seats') return <SeatsOf id={at.id} />;
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
