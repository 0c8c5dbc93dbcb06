import type { JSX } from 'preact';
import { noWorker, postOf, seatOf, workerMoves, WORKERS } from '../../games/garum/index.ts';
import { Badge } from './art/species.tsx';
import { WorkerFigure } from './art/Workers.tsx';
import type { Hold } from './hold.ts';

/** The workers that are left, and whether one is to be posted. */
export const Workers = ({ hold }: { readonly hold: Hold }): JSX.Element => {
  const { desk, text, worker, counts, colour } = hold;
  const { view, awaiting } = desk;
  const choosing = view.step === 'worker' && desk.seat !== undefined;
  return (
    <section class={choosing ? 'g-workers active' : 'g-workers'}>
      <h2>{text.workersOf(text.species[colour])}</h2>
      <div class="g-worker-buttons">
        {WORKERS.map(kind => (
          <button
            key={kind}
            type="button"
            class="g-worker-button"
            aria-pressed={choosing && worker.value === kind && awaiting?.kind !== 'none'}
            aria-disabled={view[kind][colour] === 0}
            aria-label={text.workerLeft(text.workers[kind], view[kind][colour])}
            onClick={() =>
              view[kind][colour] === 0
                ? desk.explain(
                    desk.game.objection(
                      { ...view, step: 'worker', turn: colour },
                      seatOf(colour, view.players),
                      workerMoves[kind][0],
                    ),
                  )
                : hold.chooseWorker(kind)
            }
          >
            <WorkerFigure post={postOf(colour, kind)} />
            <span aria-hidden="true">×{view[kind][colour]}</span>
          </button>
        ))}
        {(choosing || awaiting?.kind === 'none') && (
          <button
            type="button"
            class="button"
            aria-pressed={awaiting?.kind === 'none'}
            onClick={() => (awaiting === undefined ? desk.play(noWorker) : desk.replace(noWorker))}
          >
            {text.noWorker}
          </button>
        )}
        <button
          type="button"
          class="g-counts"
          aria-pressed={counts.value}
          onClick={() => (counts.value = !counts.value)}
        >
          <Badge species={colour} size={22} />
          <span>{text.showCounts(text.species[colour])}</span>
        </button>
      </div>
    </section>
  );
};
