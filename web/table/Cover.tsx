import { useEffect, useRef } from 'preact/hooks';
import type { JSX } from 'preact';
import type { Kind } from '../../games/kernel/index.ts';
import { say } from '../messages/index.ts';
import { Azulejos } from '../shell/Azulejos.tsx';
import type { Session } from './session.ts';

/** Covers the screen until the next person has it: nobody sees a hand that is not theirs. */
export const Cover = <K extends Kind>({ session }: { readonly session: Session<K> }): JSX.Element | null => {
  const { cover, changers } = session.scene.value;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (cover === undefined) return undefined;
    dialog.current?.showModal();
    return () => document.getElementById('content')?.focus({ preventScroll: true });
  }, [cover]);
  if (cover === undefined) return null;
  const text = say().table;
  const names = session.names();
  return (
    <dialog
      class="cover"
      ref={dialog}
      aria-labelledby="cover-title"
      onCancel={event => event.preventDefault()}
      // Pressed often enough, Escape closes whatever a page says.
      onClose={() => dialog.current?.showModal()}
    >
      <Azulejos />
      <div class="paper">
        <h2 id="cover-title">{text.passTo(names[cover])}</h2>
        <p>{text.passAbout}</p>
        <button type="button" class="button main ready" onClick={() => session.takeScreen?.(cover)}>
          {text.iAm(names[cover])}
        </button>
        {changers
          .filter(seat => seat !== cover)
          .map(seat => (
            <button key={seat} type="button" class="button" onClick={() => session.takeScreen?.(seat)}>
              {text.changeAs(names[seat])}
            </button>
          ))}
      </div>
    </dialog>
  );
};
