import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { JSX } from 'preact';
import type { Game, Kind } from '../../games/kernel/index.ts';
import { go } from '../shell/router.ts';
import { fileName, saveFile } from '../table/export.ts';
import type { GameTable } from '../table/gameTable.ts';
import { Table } from '../table/Table.tsx';
import { api } from './api.ts';
import { ring, TurnBell } from './attention.tsx';
import { Feed } from './Feed.tsx';
import { Invite } from './Invite.tsx';
import { Leave } from './Leave.tsx';
import { tell, why } from './messages/index.ts';
import { Notices } from './Notices.tsx';
import type { Remote, RemoteTable } from './remote.ts';
import { seatNoteFor } from './SeatNote.tsx';
import { openOnlineSession } from './session.ts';

/** For those who sit here: a link for others who want to look on. */
const WatchLink = ({ table }: { readonly table: RemoteTable }): JSX.Element | null => {
  const key = useSignal<string | undefined>(undefined);
  const { info, viewer } = table.state.value ?? {};
  const allowed = typeof viewer === 'number' && info?.spectators !== 'none';
  useEffect(() => {
    if (allowed)
      void api.table(table.id).then(found => (key.value = found.ok ? found.value.keys?.watch : undefined));
  }, [allowed]);
  if (!allowed || key.value === undefined) return null;
  return (
    <details class="watch-link">
      <summary>{tell().watchLink}</summary>
      <Invite to={{ page: 'table', id: table.id, key: key.value }} label={tell().link} />
    </details>
  );
};

/** A match on the server, at the same table as any other. */
export const Match = <K extends Kind>(props: {
  readonly table: GameTable<K>;
  readonly game: Game<K>;
  readonly remote: RemoteTable;
  readonly begun: Remote;
  readonly moment: number | undefined;
}): JSX.Element => {
  const { table, game, remote, begun, moment } = props;
  const session = useMemo(() => openOnlineSession(game, remote, begun), [remote, game]);
  const Note = useMemo(() => seatNoteFor(remote), [remote]);
  const problem = useSignal('');
  const isAsked = session.scene.value.seat !== undefined;
  useEffect(() => {
    if (isAsked) void ring(remote.id, game.id);
  }, [isAsked]);
  const { info, viewer } = remote.state.value ?? begun;
  const watchers = remote.presence.value?.spectators ?? 0;
  const rematch = async (): Promise<void> => {
    const next = await api.act(info.id, { deed: 'rematch' });
    if (next.ok) go({ page: 'table', id: next.value.table.info.id });
    else problem.value = why(next.problem);
  };
  const save = async (): Promise<void> => {
    const record = await api.record(info.id, remote.key);
    if (record.ok)
      saveFile(fileName(info.game, info.commitment), `${JSON.stringify(record.value, null, 1)}\n`);
    else problem.value = why(record.problem);
  };
  const isOver = info.status === 'over';
  return (
    <Table
      table={table}
      session={session}
      moment={moment}
      rematch={isOver && typeof viewer === 'number' ? () => void rematch() : undefined}
      save={isOver ? () => void save() : undefined}
      company={{
        Note,
        notices: <Notices table={remote} session={session} />,
        talk: (
          <div class="talk">
            <Feed table={remote} />
            <div class="beside">
              {watchers > 0 && <p class="quiet">{tell().watchers(watchers)}</p>}
              <TurnBell />
              <WatchLink table={remote} />
              <Leave table={remote} />
              {problem.value !== '' && <p role="alert">{problem.value}</p>}
            </div>
          </div>
        ),
      }}
    />
  );
};
