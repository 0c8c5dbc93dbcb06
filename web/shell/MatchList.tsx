import type { JSX } from 'preact';
import type { TableLine } from '../../server/wire/parts.ts';
import { listed, say } from '../messages/index.ts';
import { forgetMatch, type StoredMatch } from '../store/matches.ts';
import { language } from '../store/settings.ts';
import { houses } from '../tables.ts';
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

const Row = ({
  match,
  changed,
}: {
  readonly match: StoredMatch;
  readonly changed: () => void;
}): JSX.Element => {
  const text = say().shell;
  const names = listed(match.names);
  const drop = async (): Promise<void> => {
    await forgetMatch(match.id);
    changed();
  };
  return (
    <li class="match">
      <a href={addressOf({ page: 'match', id: match.id })}>
        {match.result === undefined ? text.resume(names) : text.lookBack(names)}
      </a>
      <span class="quiet">
        {nameOf(match.game)} · {day(match.updated)} ·{' '}
        {match.result === undefined
          ? text.turns(commitsIn(match.record))
          : match.result.map((points, seat) => text.points(match.names[seat], points)).join(' · ')}
      </span>
      <button type="button" class="link" aria-label={text.removeMatch(names)} onClick={() => void drop()}>
        {text.remove}
      </button>
    </li>
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
  const list = (title: string, some: readonly Listed[]): JSX.Element | null =>
    some.length === 0 ? null : (
      <section class="paper">
        <h2>{title}</h2>
        <ul class="matches">
          {some.map(one =>
            one.kind === 'kept' ? (
              <Row key={one.match.id} match={one.match} changed={changed} />
            ) : (
              <TableRow key={one.line.info.id} line={one.line} />
            ),
          )}
        </ul>
      </section>
    );
  return (
    <>
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
