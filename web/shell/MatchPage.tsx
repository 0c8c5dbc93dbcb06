import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { ComponentChild, JSX } from 'preact';
import type { Kind } from '../../games/kernel/index.ts';
import { say } from '../messages/index.ts';
import { takeMatch } from '../store/claim.ts';
import { findMatch, type StoredMatch } from '../store/matches.ts';
import type { GameTable } from '../table/gameTable.ts';
import { readHistory } from '../table/history.ts';
import { LocalTable } from '../table/LocalTable.tsx';
import { loadTable } from '../tables.ts';
import { shown, useLater } from './later.tsx';
import { beginMatch } from './newMatch.ts';
import { Page } from './Page.tsx';
import { go, type Route } from './router.ts';
import { SeatsPage } from './SeatsPage.tsx';

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
  readonly view: (moment: number | undefined) => ComponentChild;
}

const tableFor = <K extends Kind>(table: GameTable<K>, stored: StoredMatch): Found | undefined => {
  const history = readHistory(table.title, stored.record);
  if (!history.ok) return undefined;
  return {
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

/** Something about a stored match, with the table of its game; undefined where there is no such match or game. */
const findWith = async <R,>(
  id: string,
  use: <K extends Kind>(table: GameTable<K>, stored: StoredMatch) => R,
): Promise<R | undefined> => {
  const stored = await findMatch(id);
  const table = stored === undefined ? undefined : await loadTable(stored.game);
  return stored === undefined ? undefined : table?.(known => use(known, stored));
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

/** A match that is kept here, unless another window has it. */
export const MatchPage = ({ at }: { readonly at: Extract<Route, { page: 'match' }> }): JSX.Element => {
  const isElsewhere = useSignal(false);
  /** How often the match was taken back: it has gone on meanwhile. */
  const times = useSignal(0);
  useEffect(() => takeMatch(at.id, () => (isElsewhere.value = true)), [at.id, times.value]);
  const found = useLater(() => findWith(at.id, tableFor), `${at.id} ${times.value}`);
  const takeBack = (): void => {
    times.value++;
    isElsewhere.value = false;
  };
  if (isElsewhere.value) return <Elsewhere takeBack={takeBack} />;
  return <>{shown(found, ({ view }) => view(at.moment))}</>;
};

/** Says anew who sits at a match that is kept here. */
export const SeatsOf = ({ id }: { readonly id: string }): JSX.Element => {
  const found = useLater(
    () => findWith(id, (table, stored) => ({ view: () => <SeatsPage table={table} stored={stored} /> })),
    id,
  );
  return <>{shown(found, ({ view }) => view())}</>;
};
