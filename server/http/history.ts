import type { Viewer } from '../../games/kernel/index.ts';
import type { DeedOf } from '../tables/deed.ts';
import type { Table } from '../tables/table.ts';
import type { HistoryAnswer } from '../wire/api.ts';
import { makePatch } from '../wire/patch.ts';

/** Plays the match of a table again, as the viewer saw it. */
export const historyOf = (table: Table, viewer: Viewer): HistoryAnswer | undefined => {
  const begun = table.referee() === undefined ? undefined : table.begin();
  if (begun?.ok !== true) return undefined;
  const referee = begun.value;
  const first = referee.view(viewer);
  let last = first;
  const patches = table
    .log()
    .map(({ deed }) => deed)
    .filter((deed): deed is DeedOf<'moved'> => deed.kind === 'moved')
    .map(({ seat, moves }) => {
      referee.commit(seat, moves);
      const view = referee.view(viewer);
      const patch = makePatch(last, view);
      last = view;
      return patch;
    });
  return { viewer, first, patches };
};
