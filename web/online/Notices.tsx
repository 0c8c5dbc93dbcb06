import { useSignal } from '@preact/signals';
import type { ComponentChild, JSX } from 'preact';
import type { Kind } from '../../games/kernel/index.ts';
import { say } from '../messages/index.ts';
import { addressOf } from '../shell/router.ts';
import { api } from './api.ts';
import { connection } from './connection.ts';
import { tell, why } from './messages/index.ts';
import type { RemoteTable } from './remote.ts';
import type { OnlineSession } from './session.ts';

/** Says that the connection is lost, for as long as it is. */
export const LineNotice = (): JSX.Element | null => {
  const text = tell();
  const line = connection.line.value;
  return line === 'away' ? (
    <p class="notice away" role="status">
      <span class="lamp" aria-hidden="true" /> {text.away}
    </p>
  ) : null;
};

/** A bot plays in the viewer's place. */
const StandIn = ({ table }: { readonly table: RemoteTable }): JSX.Element | null => {
  const text = tell();
  const problem = useSignal('');
  const state = table.state.value;
  const sitter = typeof state?.viewer === 'number' ? state.info.sitters[state.viewer] : undefined;
  if (state?.info.status !== 'playing' || sitter?.kind !== 'person' || sitter.standIn === undefined)
    return null;
  const comeBack = async (): Promise<void> => {
    const back = await api.act(table.id, { deed: 'return' });
    problem.value = back.ok ? '' : why(back.problem);
  };
  return (
    <div class="notice" role="status">
      <p>{sitter.resigned === true ? text.resigned : text.standIn(say().bots[sitter.standIn])}</p>
      {sitter.resigned !== true && (
        <button type="button" class="button main ready" onClick={() => void comeBack()}>
          {text.comeBack}
        </button>
      )}
      {problem.value !== '' && <p role="alert">{problem.value}</p>}
    </div>
  );
};

/** Whatever a player has to know before looking at the board. */
export const Notices = <K extends Kind>(props: {
  readonly table: RemoteTable;
  readonly session: OnlineSession<K>;
}): JSX.Element | null => {
  const { table, session } = props;
  const text = tell();
  const returned = session.returned.value;
  const state = table.state.value;
  const said = (what: ComponentChild, role: 'status' | 'alert' = 'status'): JSX.Element => (
    <p class="notice" role={role}>
      {what}
    </p>
  );
  return (
    <section class="notices" aria-label={text.atTable}>
      <LineNotice />
      {returned?.kind === 'stale' && said(text.stale)}
      {returned?.kind === 'refused' && said(text.refused(why(returned)), 'alert')}
      <StandIn table={table} />
      {state?.info.result?.reason === 'resigned' && said(text.wonByResignation)}
      {state?.viewer === 'spectator' && state.info.status === 'playing' && said(text.watchingOnly)}
      {state?.info.rematch !== undefined &&
        said(
          <>
            {text.rematchReady}{' '}
            <a class="button" href={addressOf({ page: 'table', id: state.info.rematch })}>
              {text.toRematch}
            </a>
          </>,
        )}
    </section>
  );
};
