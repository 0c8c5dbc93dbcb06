import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { go } from '../shell/router.ts';
import { api, type Deed } from './api.ts';
import { tell, why } from './messages/index.ts';
import type { RemoteTable } from './remote.ts';

type Going = Extract<Deed['deed'], 'leave' | 'resign'>;

/** Two ways to stop playing, each asked about once more. */
export const Leave = ({ table }: { readonly table: RemoteTable }): JSX.Element | null => {
  const text = tell();
  const asked = useSignal<Going | undefined>(undefined);
  const problem = useSignal('');
  const state = table.state.value;
  const sitter = typeof state?.viewer === 'number' ? state.info.sitters[state.viewer] : undefined;
  if (state?.info.status !== 'playing' || sitter?.kind !== 'person' || sitter.resigned === true) return null;
  const act = async (deed: Going): Promise<void> => {
    const done = await api.act(table.id, { deed });
    asked.value = undefined;
    problem.value = done.ok ? '' : why(done.problem);
    if (done.ok && deed === 'leave') go({ page: 'home' });
  };
  const going = asked.value;
  return (
    <div class="leave">
      {going === undefined ? (
        <>
          {sitter.standIn === undefined && (
            <button type="button" class="link" onClick={() => (asked.value = 'leave')}>
              {text.leave}
            </button>
          )}
          <button type="button" class="link" onClick={() => (asked.value = 'resign')}>
            {text.resign}
          </button>
        </>
      ) : (
        <div role="group" aria-label={going === 'leave' ? text.leave : text.resign}>
          <p>{going === 'leave' ? text.leaveAbout : text.resignAbout}</p>
          <button type="button" class="button" onClick={() => void act(going)}>
            {going === 'leave' ? text.reallyLeave : text.reallyResign}
          </button>
          <button type="button" class="button" onClick={() => (asked.value = undefined)}>
            {text.stay}
          </button>
        </div>
      )}
      {problem.value !== '' && <p role="alert">{problem.value}</p>}
    </div>
  );
};
