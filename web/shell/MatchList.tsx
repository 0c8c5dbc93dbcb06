import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { JSX } from 'preact';
import type { TableLine } from '../../server/wire/parts.ts';
import { listed, say } from '../messages/index.ts';
import { forgetMatch, keepMatch, type StoredMatch } from '../store/matches.ts';
import { language } from '../store/settings.ts';
import { houses } from '../tables.ts';
import { BoxPicture } from './Boxes.tsx';
import { addressOf } from './router.ts';
import { namesAt } from './names.ts';

const nameOf = (id: string): string => houses.find(house => house.id === id)?.name ?? id;

const day = (moment: number): string =>
  new Intl.DateTimeFormat(language.value === 'pt' ? 'pt-PT' : 'en-GB', {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  }).format(moment);

/** How many commits a match file holds, without reading all of it. */
const commitsIn = (record: string): number => record.split(/^ {2}"\d+: /m).length - 1;

const Row = ({ match, drop }: { readonly match: StoredMatch; readonly drop: () => void }): JSX.Element => {
  const text = say().shell;
  const names = listed(match.names);
  return (
    <li class="match">
      <BoxPicture game={match.game} />
      <a href={addressOf({ page: 'match', id: match.id })}>
        {match.result === undefined ? text.resume(names) : text.lookBack(names)}
      </a>
      <span class="quiet">
        {nameOf(match.game)} · {day(match.updated)} ·{' '}
        {match.result === undefined
          ? text.turns(commitsIn(match.record))
          : match.result.map((points, seat) => text.points(match.names[seat], points)).join(' · ')}
      </span>
      <button type="button" class="link" aria-label={text.removeMatch(names)} onClick={drop}>
        {text.remove}
      </button>
    </li>
  );
};

/** What was removed by mistake is one tap away. */
const Removed = ({
  match,
  bringBack,
}: {
  readonly match: StoredMatch;
  readonly bringBack: () => void;
}): JSX.Element => {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), [match]);
  const text = say().shell;
  return (
    <p class="paper removed" role="status">
      {text.removed(listed(match.names))}{' '}
      <button type="button" class="button small" ref={button} onClick={bringBack}>
        {text.bringBack}
      </button>
    </p>
  );
};

/** A table on the server, as a line among the matches of this browser. */
const TableRow = ({ line }: { readonly line: TableLine }): JSX.Element => {
  const { info, updated, yourTurn, version } = line;
  const text = say().shell;
  const names = namesAt(info.sitters);
  const all = listed(names);
  const { result } = info;
  const stand =
    info.status === 'open'
      ? text.waitingForPlayers
      : result === undefined
        ? text.turns(version)
        : names.map((name, seat) => text.points(name, result.outcome.scores[seat].total)).join(' · ');
  return (
    <li class={yourTurn ? 'match turn' : 'match'}>
      <BoxPicture game={info.game} />
      <a href={addressOf({ page: 'table', id: info.id })}>
        {info.status === 'over' ? text.lookBack(all) : text.toTable(all)}
      </a>
      {yourTurn && <strong class="your-turn">{text.yourTurn}</strong>}
      <span class="quiet">
        {nameOf(info.game)} · {text.online} · {day(updated)} · {stand}
      </span>
    </li>
  );
};

type Listed =
  | { readonly kind: 'kept'; readonly updated: number; readonly match: StoredMatch }
  | { readonly kind: 'table'; readonly updated: number; readonly line: TableLine };

const isYours = (one: Listed): boolean => one.kind === 'table' && one.line.yourTurn;

/** Where it is one's turn among others first, then the latest. */
const inOrder = (matches: readonly StoredMatch[], tables: readonly TableLine[]): readonly Listed[] =>
  [
    ...matches.map((match): Listed => ({ kind: 'kept', updated: match.updated, match })),
    ...tables.map((line): Listed => ({ kind: 'table', updated: line.updated, line })),
  ].toSorted((a, b) => Number(isYours(b)) - Number(isYours(a)) || b.updated - a.updated);

/** Matches in progress and finished ones, of this browser and on the server. */
export const MatchList = (props: {
  readonly matches: readonly StoredMatch[];
  readonly tables: readonly TableLine[];
  readonly changed: () => void;
}): JSX.Element => {
  const { matches, tables, changed } = props;
  const text = say().shell;
  const removed = useSignal<StoredMatch | undefined>(undefined);
  const gone = removed.value;
  const drop = async (match: StoredMatch): Promise<void> => {
    await forgetMatch(match.id);
    removed.value = match;
    changed();
  };
  const bringBack = async (match: StoredMatch): Promise<void> => {
    await keepMatch(match);
    removed.value = undefined;
    changed();
  };
  const list = (title: string, some: readonly Listed[]): JSX.Element | null =>
    some.length === 0 ? null : (
      <section class="paper">
        <h2>{title}</h2>
        <ul class="matches">
          {some.map(one =>
            one.kind === 'kept' ? (
              <Row key={one.match.id} match={one.match} drop={() => void drop(one.match)} />
            ) : (
              <TableRow key={one.line.info.id} line={one.line} />
            ),
          )}
        </ul>
      </section>
    );
  return (
    <>
      {gone !== undefined && <Removed match={gone} bringBack={() => void bringBack(gone)} />}
      {matches.length + tables.length === 0 && <p class="paper quiet">{text.noMatches}</p>}
      {list(
        text.inProgress,
        inOrder(
          matches.filter(match => match.result === undefined),
          tables.filter(({ info }) => info.status !== 'over'),
        ),
      )}
      {list(
        text.finished,
        inOrder(
          matches.filter(match => match.result !== undefined),
          tables.filter(({ info }) => info.status === 'over'),
        ),
      )}
    </>
  );
};
