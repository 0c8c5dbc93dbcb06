import { useMemo } from 'preact/hooks';
import type { JSX } from 'preact';
import { makeRecord, recordMatch, type Kind } from '../../games/kernel/index.ts';
import type { StoredMatch } from '../store/matches.ts';
import { Best } from './Best.tsx';
import { fileName, saveFile } from './export.ts';
import type { GameTable } from './gameTable.ts';
import type { History } from './history.ts';
import { openSession } from './localSession.ts';
import { Table } from './Table.tsx';

interface Props<K extends Kind> {
  readonly table: GameTable<K>;
  readonly history: History<K>;
  readonly stored: StoredMatch;
  readonly moment: number | undefined;
  readonly rematch: (of: StoredMatch) => void;
}

/** A match that is kept and refereed in this browser. */
export const LocalTable = <K extends Kind>(props: Props<K>): JSX.Element => {
  const { table, history, stored, moment, rematch } = props;
  const session = useMemo(() => openSession(history, stored, table.hides), [history]);
  const { game, match } = history;
  return (
    <Table
      table={table}
      session={session}
      moment={moment}
      praise={() =>
        match.seats === 1 && <Best table={table} options={match.options} current={session.stored()} />
      }
      rematch={() => rematch(session.stored())}
      save={() => saveFile(fileName(game.id, match.commitment), makeRecord(recordMatch(game, match)))}
    />
  );
};
