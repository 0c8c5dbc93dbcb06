// Everything of online play that is drawn; loaded when somebody wants it.

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { JSX } from 'preact';
import type { Kind } from '../../games/kernel/index.ts';
import { say } from '../messages/index.ts';
import type { Route } from '../shell/router.ts';
import type { GameTable, SomeTable } from '../table/gameTable.ts';
import { loadTable } from '../tables.ts';
import { DevicePage } from './Device.tsx';
import { Lobby } from './Lobby.tsx';
import { OpenTable } from './OpenTable.tsx';
import { TablePage } from './TablePage.tsx';
import './online.css';

export type OnlineRoute = Extract<Route, { readonly page: 'online' | 'open' | 'table' | 'device' }>;

const openTable = <K extends Kind>(table: GameTable<K>): JSX.Element | null => {
  const game = table.title.open();
  return game.ok ? <OpenTable table={table} game={game.value} /> : null;
};

const OpenPage = ({ game }: { readonly game: string }): JSX.Element => {
  // A table is a function; wrapped, so that nobody takes it for a way to make the next value.
  const loaded = useSignal<{ readonly table: SomeTable | undefined } | undefined>(undefined);
  useEffect(() => void loadTable(game).then(table => (loaded.value = { table })), [game]);
  const shown = loaded.value?.table?.(openTable);
  return (
    shown ?? <p class="loading">{loaded.value === undefined ? say().shell.loading : say().shell.lostAbout}</p>
  );
};

export const OnlinePage = ({ at }: { readonly at: OnlineRoute }): JSX.Element => {
  if (at.page === 'online') return <Lobby />;
  if (at.page === 'open') return <OpenPage game={at.game} />;
  if (at.page === 'device') return <DevicePage code={at.code} />;
  return <TablePage key={at.id} id={at.id} secret={at.key} moment={at.moment} />;
};
