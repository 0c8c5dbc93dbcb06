import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { FunctionComponent, JSX } from 'preact';
import type { Seat } from '../../games/kernel/index.ts';
import { say } from '../messages/index.ts';
import { api } from './api.ts';
import { showTime, timeLeft, useSeconds } from './clock.ts';
import { tell, why } from './messages/index.ts';
import { namesAt } from '../shell/names.ts';
import type { RemoteTable } from './remote.ts';

/** After this time without a connection the server lets others hand a seat to a bot. */
const AWAY = 120_000;
const SHORT = 60_000;

const Clock = (props: { readonly table: RemoteTable; readonly seat: Seat }): JSX.Element | null => {
  const { table, seat } = props;
  const seconds = useSeconds();
  const stand = table.state.value?.stand;
  const left = timeLeft(stand, seat, seconds.value);
  if (left === undefined || table.state.value?.info.status !== 'playing') return null;
  const runs = stand?.clocks?.[seat].running === true;
  const shown = showTime(left);
  return (
    <time
      class={`clock${runs ? ' running' : ''}${runs && left < SHORT ? ' short' : ''}`}
      aria-label={tell().timeLeft(shown)}
    >
      {shown}
    </time>
  );
};

/** Since when nobody has been connected for the seat, as far as this page knows. */
const useAbsence = (isHere: boolean): number | undefined => {
  const since = useSignal<number | undefined>(undefined);
  useEffect(() => {
    since.value = isHere ? undefined : Date.now();
  }, [isHere]);
  return since.value;
};

/** Beside the name of a seat: whether its player is there, the clock, and help for those who wait. */
export const seatNoteFor =
  (table: RemoteTable): FunctionComponent<{ readonly seat: Seat }> =>
  ({ seat }) => {
    const text = tell();
    const seconds = useSeconds();
    const problem = useSignal('');
    const isHere = table.presence.value?.seats.includes(seat) === true;
    const absent = useAbsence(isHere);
    const state = table.state.value;
    const sitter = state?.info.sitters[seat];
    if (state === undefined || sitter?.kind !== 'person')
      return (
        <p class="seat-note">
          <Clock table={table} seat={seat} />
        </p>
      );
    const { info, viewer, stand } = state;
    // By the server's word, not by this page's clock: a moment earlier it would still refuse.
    const clock = stand?.clocks?.[seat];
    const isLate = clock?.left === 0 && !clock.running && info.overtime === 'wait';
    const isAway = absent !== undefined && seconds.value - absent > AWAY;
    const canHand =
      info.status === 'playing' &&
      typeof viewer === 'number' &&
      viewer !== seat &&
      sitter.standIn === undefined &&
      stand?.pending.includes(seat) === true &&
      (isLate || isAway);
    const hand = async (): Promise<void> => {
      const handed = await api.act(info.id, { deed: 'hand', seat });
      problem.value = handed.ok ? '' : why(handed.problem);
    };
    return (
      <p class="seat-note">
        <span class={isHere ? 'lamp lit' : 'lamp'} aria-hidden="true" />
        <span class="quiet">
          {sitter.resigned === true
            ? text.gaveUp
            : sitter.standIn !== undefined
              ? text.played(say().bots[sitter.standIn])
              : isHere
                ? text.here
                : text.notHere}
        </span>
        <Clock table={table} seat={seat} />
        {canHand && (
          <button type="button" class="button small" onClick={() => void hand()}>
            {text.handOver(namesAt(info.sitters)[seat])}
          </button>
        )}
        {problem.value !== '' && <span role="alert">{problem.value}</span>}
      </p>
    );
  };
