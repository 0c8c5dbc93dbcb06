import { useEffect } from 'preact/hooks';
import type { JSX } from 'preact';
import type { Kind } from '../../games/kernel/index.ts';
import { inAll, say } from '../messages/index.ts';
import type { TableMessages } from '../messages/messages.ts';
import { language } from '../store/settings.ts';
import type { GameTable } from './gameTable.ts';
import type { Session } from './session.ts';

interface Steps {
  readonly undo: () => void;
  readonly redo: () => void;
  readonly startOver: () => void;
  readonly commit: () => void;
}

/** The steps of a turn; each that cannot be taken says why. */
const stepsOf = <K extends Kind>(session: Session<K>): Steps => {
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

const useKeys = <K extends Kind>(session: Session<K>): void =>
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

/** What a bot would do now, on demand. */
const HintLine = <K extends Kind>(props: {
  readonly table: GameTable<K>;
  readonly session: Session<K>;
}): JSX.Element | null => {
  const { table, session } = props;
  const { hint, seat, stage, view } = session.scene.value;
  const text = say().table;
  if (seat === undefined || stage !== 'open') return null;
  if (hint === undefined)
    return (
      <button type="button" class="button" onClick={session.askForHint}>
        <span aria-hidden="true">☼</span> {text.hint}
      </button>
    );
  if (hint === 'thinking') return <p role="status">{text.hintThinking}</p>;
  const round = new Intl.NumberFormat(language.value, { maximumFractionDigits: 0 });
  const percent = new Intl.NumberFormat(language.value, { style: 'percent' });
  return (
    <div class="hint" role="status">
      <p>
        {text.hintIs(
          table.moveName(hint.move, view, language.value, session.chronicle.game),
          round.format(hint.points),
          percent.format(hint.chance),
        )}
      </p>
      <button type="button" class="button small" onClick={() => session.play(hint.move)}>
        {text.doIt}
      </button>
    </div>
  );
};

/** Undo, redo, start over and commit; and every move there is, as a control with a name. */
export const Controls = <K extends Kind>(props: {
  readonly table: GameTable<K>;
  readonly session: Session<K>;
}): JSX.Element => {
  const { table, session } = props;
  const { stage, drafted, legal, seat, view, canUndo, canRedo } = session.scene.value;
  const { game } = session.chronicle;
  const text = say().table;
  const tongue = language.value;
  const steps = stepsOf(session);
  useKeys(session);
  const ready = seat !== undefined && stage !== 'open';
  return (
    <>
      <div class="draft-bar" role="group" aria-label={text.draft}>
        <button type="button" class="button" aria-disabled={!canUndo} onClick={steps.undo}>
          <span aria-hidden="true">↶</span> <span class="long">{text.undo}</span>
        </button>
        <button type="button" class="button" aria-disabled={!canRedo} onClick={steps.redo}>
          <span aria-hidden="true">↷</span> <span class="long">{text.redo}</span>
        </button>
        <button type="button" class="button" aria-disabled={drafted.length === 0} onClick={steps.startOver}>
          <span aria-hidden="true">⟲</span> <span class="long">{text.startOver}</span>
        </button>
        <button
          type="button"
          class={ready ? 'button main ready' : 'button main'}
          aria-disabled={!ready}
          onClick={steps.commit}
        >
          {stage === 'needs-referee' ? text.reveal : text.commit}
        </button>
      </div>
      <section class="controls" aria-label={text.help}>
        <HintLine table={table} session={session} />
        {drafted.length > 0 && (
          <ol class="drafted" aria-label={text.draft}>
            {drafted.map((move, i) => (
              <li key={i}>{table.moveName(move, view, tongue, game)}</li>
            ))}
          </ol>
        )}
        {legal.length > 0 && (
          <details class="all-moves">
            <summary>{text.allMoves(legal.length)}</summary>
            <ul>
              {legal.map(move => {
                const name = table.moveName(move, view, tongue, game);
                return (
                  <li key={name}>
                    <button type="button" class="button small" onClick={() => session.play(move)}>
                      {name}
                    </button>
                  </li>
                );
              })}
            </ul>
          </details>
        )}
      </section>
    </>
  );
};
