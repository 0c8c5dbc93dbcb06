// The tables of this person, for the first page.

import type { TableLine } from '../../server/wire/parts.ts';
import { api } from './api.ts';
import { connection } from './connection.ts';
import { noticeStranger } from './me.ts';

export { ringForTurns } from './attention.tsx';

const loadMine = async (): Promise<readonly TableLine[]> => {
  const mine = await api.myTables();
  noticeStranger(mine);
  return mine.ok ? mine.value.tables.filter(({ info }) => info.status !== 'cancelled') : [];
};

/** Gives the tables now and whenever a turn comes, until the function it gives is called. */
export const followMine = (show: (lines: readonly TableLine[]) => void): (() => void) => {
  const load = (): void => void loadMine().then(show);
  return connection.listen({
    opened: load,
    received: message => {
      if (message.type === 'turn') load();
    },
  });
};
