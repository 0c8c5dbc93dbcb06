import type { FunctionComponent, JSX } from 'preact';
import type { Kind, Seat } from '../../games/kernel/index.ts';
import { say } from '../messages/index.ts';
import { language } from '../store/settings.ts';
import type { GameTable } from './gameTable.ts';
import { Points } from './motion.tsx';
import type { Session } from './session.ts';

interface Props<K extends Kind> {
  readonly table: GameTable<K>;
  readonly session: Session<K>;
  /** More about who sits there. */
  readonly Note: FunctionComponent<{ readonly seat: Seat }> | undefined;
}

const Player = <K extends Kind>({
  table,
  session,
  seat,
  Note,
}: Props<K> & { readonly seat: Seat }): JSX.Element => {
  const { game, seats } = session.chronicle;
  const { view, before, pending, viewer } = session.scene.value;
  const name = session.names()[seat];
  const score = game.scores(view)[seat];
  const change = score.total - game.scores(before)[seat].total;
  const text = say().table;
  const tongue = language.value;
  const state = [pending.includes(seat) && 'turn', viewer === seat && 'own'].filter(Boolean).join(' ');
  return (
    <li class={`player ${state}`} style={{ '--tint': table.tint(seat, seats) }}>
      <details>
        <summary>
          <span class="player-mark">{table.mark(seat, seats)}</span>
          <span class="player-name">
            {name} {viewer === seat && <span class="you">{say().shell.you}</span>}
          </span>
          <span class="player-score">
            <span aria-hidden="true">
              <Points value={score.total} />
            </span>
            <span class="unseen">{text.score(score.total)}</span>
            {change !== 0 && (
              <>
                <span class="change" aria-hidden="true" title={text.change(change)}>
                  {change > 0 ? `+${change}` : String(change).replace('-', '−')}
                </span>
                <span class="unseen">{text.change(change)}</span>
              </>
            )}
          </span>
        </summary>
        <table class="parts">
          <caption>{text.breakdown(name)}</caption>
          <tbody>
            {score.parts.map((part, i) => (
              <tr key={i}>
                <th scope="row">{game.text.part(part, tongue)}</th>
                <td>{String(part.points).replace('-', '−')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
      {Note !== undefined && <Note seat={seat} />}
      <table.Belongings game={game} view={view} seat={seat} language={tongue} />
    </li>
  );
};

/** Everybody at the table, with points as they stand and where they come from. */
export const Players = <K extends Kind>({ table, session, Note }: Props<K>): JSX.Element => (
  <section class="players" aria-label={say().table.scores}>
    <ul>
      {session.names().map((_, seat) => (
        <Player key={seat} table={table} session={session} seat={seat} Note={Note} />
      ))}
    </ul>
  </section>
);
