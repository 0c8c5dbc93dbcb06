import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { JSX } from 'preact';
import type { Kind } from '../../games/kernel/index.ts';
import { say } from '../messages/index.ts';
import { Page } from '../shell/Page.tsx';
import type { GameTable, SomeTable } from '../table/gameTable.ts';
import { loadTable } from '../tables.ts';
import { connection } from './connection.ts';
import { Match } from './Match.tsx';
import { tell, why } from './messages/index.ts';
import { watchTable, type Remote, type RemoteTable } from './remote.ts';
import { WaitingRoom } from './WaitingRoom.tsx';

const Told = ({ title, about }: { readonly title: string; readonly about: string }): JSX.Element => (
  <Page title={title}>
    <p>{about}</p>
  </Page>
);

interface Shown<K extends Kind> {
  readonly table: GameTable<K>;
  readonly remote: RemoteTable;
  readonly state: Remote;
  readonly moment: number | undefined;
}

const Shown = <K extends Kind>({ table, remote, state, moment }: Shown<K>): JSX.Element => {
  const { edition, rulesVersion, status } = state.info;
  const game = useMemo(() => table.title.open(edition), [table, edition]);
  if (!game.ok || game.value.rulesVersion !== rulesVersion)
    return <Told title={say().shell.lost} about={tell().otherRules} />;
  if (status === 'cancelled') return <Told title={tell().cancelled} about={tell().cancelledAbout} />;
  return state.views.length === 0 ? (
    <WaitingRoom table={table} game={game.value} remote={remote} state={state} />
  ) : (
    <Match table={table} game={game.value} remote={remote} begun={state} moment={moment} />
  );
};

/** A table on the server: its chairs, then its match. */
export const TablePage = (props: {
  readonly id: string;
  readonly secret: string | undefined;
  readonly moment: number | undefined;
}): JSX.Element => {
  const { id, secret, moment } = props;
  const remote = useMemo(() => watchTable(id, secret), [id, secret]);
  useEffect(() => remote.close, [remote]);
  const loaded = useSignal<{ readonly game: string; readonly table: SomeTable | undefined } | undefined>(
    undefined,
  );
  const game = remote.state.value?.info.game;
  useEffect(() => {
    if (game !== undefined) void loadTable(game).then(table => (loaded.value = { game, table }));
  }, [game]);
  const state = remote.state.value;
  const problem = remote.problem.value;
  if (problem !== undefined) return <Told title={say().shell.lost} about={why(problem)} />;
  if (state === undefined || loaded.value?.game !== game) {
    const isAway = connection.line.value === 'away';
    return isAway ? (
      <Told title={tell().noServer} about={tell().noServerAbout} />
    ) : (
      <p class="loading" role="status">
        {tell().connecting}
      </p>
    );
  }
  const { table } = loaded.value ?? {};
  if (table === undefined) return <Told title={say().shell.lost} about={say().shell.lostAbout} />;
  return table(known => <Shown table={known} remote={remote} state={state} moment={moment} />);
};
