import { useSignal, type Signal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { JSX } from 'preact';
import type { Kind } from '../../games/kernel/index.ts';
import { say } from '../messages/index.ts';
import { language } from '../store/settings.ts';
import type { GameTable } from './gameTable.ts';
import type { Session } from './session.ts';
import { stepsOf, useKeys } from './steps.ts';

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

/** Every move there is, as a control with a name. */
const AllMoves = <K extends Kind>(props: {
  readonly table: GameTable<K>;
  readonly session: Session<K>;
  /** Whether somebody plays by this list: then it stays open from turn to turn. */
  readonly isOpen: Signal<boolean>;
}): JSX.Element => {
  const { table, session, isOpen } = props;
  const { legal, view } = session.scene.value;
  const { game } = session.chronicle;
  const summary = useRef<HTMLElement>(null);
  return (
    <details
      class="all-moves"
      open={isOpen.value}
      onToggle={event => (isOpen.value = event.currentTarget.open)}
    >
      <summary ref={summary}>{say().table.allMoves(legal.length)}</summary>
      <ul>
        {legal.map(move => {
          const name = table.moveName(move, view, language.value, game);
          return (
            <li key={name}>
              <button
                type="button"
                class="button small"
                onClick={() => {
                  // The button goes with the move; whoever came by keyboard goes on from here.
                  summary.current?.focus({ preventScroll: true });
                  session.play(move);
                }}
              >
                {name}
              </button>
            </li>
          );
        })}
      </ul>
    </details>
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
  const isOpen = useSignal(false);
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
        {legal.length > 0 && <AllMoves table={table} session={session} isOpen={isOpen} />}
      </section>
    </>
  );
};
