import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { JSX } from 'preact';
import { parseRecord, type Kind } from '../../games/kernel/index.ts';
import { say } from '../messages/index.ts';
import { addressOf } from '../shell/router.ts';
import { listMatches, type StoredMatch } from '../store/matches.ts';
import { language } from '../store/settings.ts';
import type { GameTable } from './gameTable.ts';
import { readHistory } from './history.ts';

const MOST = 5;

type Options = object;

/** Whether a match was played to its end by one person alone, with these options. */
const isAlike = (match: StoredMatch, game: string, options: Options): boolean => {
  if (match.game !== game || match.result === undefined) return false;
  if (match.sitters.length !== 1 || match.sitters[0] !== 'person') return false;
  const record = parseRecord(match.record);
  return record.ok && Object.entries(options).every(([name, value]) => record.value.options[name] === value);
};

const ratingOf = <K extends Kind>({ title }: GameTable<K>, match: StoredMatch): string | undefined => {
  const history = readHistory(title, match.record);
  if (!history.ok) return undefined;
  const { game, match: replayed } = history.value;
  return game.text.rating?.(replayed.view(0), language.value);
};

/** The best results of somebody who plays alone, with the same options; `current` is the match just played. */
export const Best = <K extends Kind>(props: {
  readonly table: GameTable<K>;
  readonly options: Options;
  readonly current?: StoredMatch;
}): JSX.Element | null => {
  const { table, options, current } = props;
  const kept = useSignal<readonly StoredMatch[]>([]);
  useEffect(() => {
    void listMatches().then(matches => (kept.value = matches));
  }, []);
  const text = say().table;
  const others = kept.value.filter(({ id }) => id !== current?.id);
  const best = [...(current === undefined ? [] : [current]), ...others]
    .filter(match => isAlike(match, table.title.id, options))
    .toSorted((a, b) => (b.result?.[0] ?? 0) - (a.result?.[0] ?? 0))
    .slice(0, MOST);
  if (best.length === 0) return null;
  const day = new Intl.DateTimeFormat(language.value === 'pt' ? 'pt-PT' : 'en-GB', { dateStyle: 'medium' });
  return (
    <section class="best">
      <h3>{text.best}</h3>
      <ol>
        {best.map(match => (
          <li key={match.id} class={match.id === current?.id ? 'current' : undefined}>
            <a href={addressOf({ page: 'match', id: match.id })}>{text.score(match.result?.[0] ?? 0)}</a>{' '}
            <span>{ratingOf(table, match)}</span>{' '}
            <span class="quiet">
              {day.format(match.updated)}
              {match.id === current?.id && ` · ${text.bestNow}`}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
};
