import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { ComponentChild, JSX, RefObject } from 'preact';
import type { Kind, Outcome } from '../../games/kernel/index.ts';
import { listed, say } from '../messages/index.ts';
import { Azulejos } from '../shell/Azulejos.tsx';
import { language, moves } from '../store/settings.ts';
import { CourseChart } from './Charts.tsx';
import { pointsFrom, type GameTable } from './gameTable.ts';
import { Laurel } from './Laurel.tsx';
import { Points } from './motion.tsx';
import type { Session } from './session.ts';

const BEAT = 1100;

interface Props<K extends Kind> {
  readonly table: GameTable<K>;
  readonly session: Session<K>;
  readonly outcome: Outcome<K['Part']>;
}

/** The matches whose count was shown: whoever comes back from the past of one need not wait for it again. */
const shown = new WeakSet();

interface Show {
  /** How many sources have been counted; they come one after the other, the winner last. */
  readonly beat: number;
  readonly skip: () => void;
  /** The stage, which comes into view when the show begins, wherever one was at the table. */
  readonly stage: RefObject<HTMLElement>;
}

const useShow = (match: object, count: number): Show => {
  const beat = useSignal(moves() && !shown.has(match) ? 0 : count);
  const stage = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!shown.has(match)) stage.current?.scrollIntoView();
    shown.add(match);
    const timer = setInterval(() => {
      if (beat.value < count) beat.value += 1;
      else clearInterval(timer);
    }, BEAT);
    return () => clearInterval(timer);
  }, []);
  return { beat: beat.value, skip: () => (beat.value = count), stage };
};

const Bars = <K extends Kind>(props: Props<K> & { readonly beat: number }): JSX.Element => {
  const { table, session, outcome, beat } = props;
  const { seats } = session.chronicle;
  const names = session.names();
  const text = say().table;
  const tongue = language.value;
  const sums = outcome.scores.map(score => table.sources.map(({ holds }) => pointsFrom(score, holds)));
  const widest = Math.max(1, ...sums.map(parts => parts.reduce((sum, part) => sum + Math.abs(part), 0)));
  const places = new Map(
    outcome.ranking.flatMap((seats, i) => {
      const before = outcome.ranking.slice(0, i).reduce((sum, group) => sum + group.length, 0);
      return seats.map(seat => [seat, before + 1] as const);
    }),
  );
  return (
    <table class="final-bars">
      <caption>{text.bySource}</caption>
      <thead>
        <tr>
          <td />
          {table.sources.map(({ name }, i) => (
            <th key={name.en} scope="col">
              {name[tongue]}
              <span class={`bar-part part-${i}`} aria-hidden="true" />
            </th>
          ))}
          <th scope="col">{text.total}</th>
        </tr>
      </thead>
      <tbody>
        {(beat > table.sources.length ? outcome.ranking.flat() : [...names.keys()]).map(seat => {
          const counted = sums[seat].slice(0, beat);
          return (
            <tr key={seat} style={{ '--tint': table.tint(seat, seats) }}>
              <th scope="row">
                {beat > table.sources.length && (
                  <span class="place">{text.place(places.get(seat) ?? 0)}</span>
                )}
                {table.mark(seat, seats)} {names[seat]}
                <span class="bar" aria-hidden="true">
                  {sums[seat].map((points, i) => (
                    <span
                      key={i}
                      class={`bar-part part-${i}${points < 0 ? ' loss' : ''}`}
                      style={{ width: `${i < beat ? (Math.abs(points) / widest) * 100 : 0}%` }}
                    />
                  ))}
                </span>
              </th>
              {sums[seat].map((points, i) => (
                <td key={i}>{i < beat ? String(points).replace('-', '−') : '·'}</td>
              ))}
              <td class="total">
                <Points value={counted.reduce((sum, points) => sum + points, 0)} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};

/** The final count as a short show, then charts, the seed, and another match. */
export const Final = <K extends Kind>(
  props: Props<K> & {
    /** How this result compares with others. */
    readonly praise: (() => ComponentChild) | undefined;
    readonly rematch: (() => void) | undefined;
  },
): JSX.Element => {
  const { table, session, outcome, praise, rematch } = props;
  const { chronicle } = session;
  const names = session.names();
  const { view, viewer, last } = session.scene.value;
  const text = say().table;
  const end = table.sources.length + 1;
  const { beat, skip, stage } = useShow(session, end);
  const winners = outcome.winners.map(seat => names[seat]);
  const verdict = winners.length === 1 ? text.wins(winners[0]) : text.share(listed(winners));
  const unsealed = chronicle.unsealed();
  const rating = chronicle.game.text.rating?.(view, language.value);
  const totals = Array.from({ length: last + 1 }, (_, moment) =>
    chronicle.game.scores(chronicle.view(moment, viewer)).map(({ total }) => total),
  );
  return (
    <section class="final" aria-labelledby="final-title" ref={stage}>
      <h2 id="final-title" aria-live="polite">
        {beat >= end && <Laurel>{outcome.winners.map(seat => table.mark(seat, chronicle.seats))}</Laurel>}
        {beat < end ? text.finalCount : (rating ?? verdict)}
      </h2>
      <Bars table={table} session={session} outcome={outcome} beat={beat} />
      {beat < end ? (
        <div class="curtain">
          <Azulejos />
          <button type="button" class="button" onClick={skip}>
            {text.skipShow}
          </button>
        </div>
      ) : (
        <CourseChart
          title={text.overTime}
          courses={names.map((name, seat) => ({
            name,
            tint: table.tint(seat, chronicle.seats),
            values: totals.map(moment => moment[seat]),
          }))}
        />
      )}
      {beat >= end && (
        <div class="afterwards">
          {praise?.()}
          {rematch !== undefined && (
            <button type="button" class="button main ready" onClick={rematch}>
              {text.rematch}
            </button>
          )}
          {unsealed !== undefined && (
            <p class={unsealed.fits ? 'quiet' : undefined} role={unsealed.fits ? undefined : 'alert'}>
              {unsealed.fits ? text.seedRevealed : text.seedWrong} <code>{text.seed(unsealed.seed)}</code>
            </p>
          )}
        </div>
      )}
    </section>
  );
};
