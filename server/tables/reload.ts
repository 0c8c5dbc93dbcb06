// A table as it was written down.

import type { House } from '../house.ts';
import type { TableInfo } from '../wire/parts.ts';
import type { TableConfig } from './config.ts';
import type { Deed } from './deed.ts';
import { newTable, type Table } from './table.ts';

/** Takes up what was written after the last entry that the table knows, one by one. */
export const takeIn = async (
  { storage }: House,
  table: Table,
  each: () => void = () => undefined,
): Promise<void> => {
  for (const { seq, at, body } of await storage.entries(table.config.id, table.seq())) {
    // Entries are written by this server alone, from deeds.
    table.apply({ seq, at, deed: JSON.parse(body) as Deed });
    each();
  }
};

export const reload = async (house: House, config: TableConfig): Promise<Table> => {
  const line = await house.storage.line(config.id);
  // Written by this server alone, from a TableInfo; empty before the first entry.
  const kept = line === undefined || line.info === '' ? undefined : (JSON.parse(line.info) as TableInfo);
  const table = newTable(config, house.outages, house.begin, kept);
  await takeIn(house, table);
  return table;
};
