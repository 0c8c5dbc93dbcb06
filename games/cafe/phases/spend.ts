import type { Seat } from '../../kernel/index.ts';
import { NO_CELL } from '../cells.ts';
import { NOTHING, type AnyTable } from '../state.ts';

/** Whatever was begun is over. */
export const closeAction = (table: AnyTable, seat: Seat): void => {
  table.doing[seat] = NOTHING;
  table.group[seat] = NO_CELL;
  table.source[seat] = NO_CELL;
  table.target[seat] = NO_CELL;
};

/** C-ACT-1 */
export const spendAction = (table: AnyTable, seat: Seat): void => {
  closeAction(table, seat);
  table.actions[seat] -= 1;
};
