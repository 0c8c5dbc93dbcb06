import { commitmentTo, rank, type Game, type Kind, type SeenEntry } from '../../games/kernel/index.ts';
import type { MovedEvent, TableEvent } from '../../server/wire/parts.ts';
import type { Chronicle } from '../table/chronicle.ts';
import type { Remote } from './remote.ts';

const isMove = (event: TableEvent): event is MovedEvent => event.kind === 'moved';

/** A match on the server, as this viewer has seen it. */
export const chronicleOf = <K extends Kind>(game: Game<K>, remote: () => Remote): Chronicle<K> => {
  const { commitment, sitters } = remote().info;
  const last = (): number => remote().views.length - 1;
  // Views and events are the server's, which has the same rules; where it has others, no match is shown.
  const viewAt = (moment: number): K['View'] => {
    const { views } = remote();
    return (views[moment] ?? views.slice(moment).find(view => view !== undefined)) as K['View'];
  };
  let entries: { readonly of: readonly TableEvent[]; readonly log: readonly SeenEntry<K>[] } | undefined;
  return {
    game,
    seats: sitters.length,
    last,
    view: viewAt,
    log: () => {
      const { events, setUp } = remote();
      if (entries?.of !== events) {
        const moves = events.filter(isMove);
        const log = moves.map(move => ({ seat: move.seat, events: move.events as readonly K['Event'][] }));
        entries = { of: events, log: [{ seat: null, events: setUp as readonly K['Event'][] }, ...log] };
      }
      return entries.log;
    },
    pending: () => (remote().info.status === 'playing' ? (remote().stand?.pending ?? []) : []),
    outcome: () => {
      const { result } = remote().info;
      if (result === undefined) return undefined;
      // Where others have given up, points and places are two things.
      const { ranking, winners } = result.outcome;
      return { ...rank(game.scores(viewAt(last()))), ranking, winners };
    },
    commitment,
    unsealed: () => {
      const { seed } = remote().info;
      return seed === undefined ? undefined : { seed, fits: commitmentTo(seed) === commitment };
    },
  };
};
