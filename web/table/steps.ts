import { useEffect } from 'preact/hooks';
import type { Kind } from '../../games/kernel/index.ts';
import { inAll } from '../messages/index.ts';
import type { TableMessages } from '../messages/messages.ts';
import type { Session } from './session.ts';

interface Steps {
  readonly undo: () => void;
  readonly redo: () => void;
  readonly startOver: () => void;
  readonly commit: () => void;
}

/** The steps of a turn; each that cannot be taken says why. */
export const stepsOf = <K extends Kind>(session: Session<K>): Steps => {
  const { canUndo, canRedo, drafted, seat, stage } = session.scene.value;
  const tell = (pick: (words: TableMessages) => string): void =>
    session.explain({ reason: inAll(({ table }) => pick(table)) });
  return {
    undo: () => (canUndo ? session.undo() : tell(words => words.nothingDrafted)),
    redo: () => (canRedo ? session.redo() : tell(words => words.nothingUndone)),
    startOver: () => (drafted.length > 0 ? session.startOver() : tell(words => words.nothingDrafted)),
    commit: () => {
      if (seat === undefined) tell(words => words.notAsked);
      else if (stage === 'open') tell(words => words.notFinished);
      else session.commit();
    },
  };
};

/** Where somebody writes, the keys are those of writing. */
const isWritten = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.matches('textarea, select, input:not([type="radio"], [type="range"])');

/** Takes the steps of a turn by keys as well. */
export const useKeys = <K extends Kind>(session: Session<K>): void =>
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || isWritten(event.target)) return;
      const { commit, redo, undo } = stepsOf(session);
      const key = event.key.toLowerCase();
      if (key === 'enter') commit();
      else if (key === 'y' || (key === 'z' && event.shiftKey)) redo();
      else if (key === 'z') undo();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [session]);
