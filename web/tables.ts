import type { SomeTable } from './table/gameTable.ts';

/** A game of the house as the first page knows it; its table is loaded when somebody sits down. */
export interface House {
  readonly id: 'garum' | 'lata' | 'cafe';
  readonly name: string;
  /** Whether one can play it without anybody else. */
  readonly alone: boolean;
  readonly load: () => Promise<SomeTable>;
}

export const houses: readonly House[] = [
  {
    id: 'garum',
    name: 'Garum',
    alone: false,
    load: async () => (await import('./garum/index.tsx')).garumTable,
  },
  { id: 'lata', name: 'Lata', alone: true, load: async () => (await import('./lata/index.tsx')).lataTable },
  { id: 'cafe', name: 'Café', alone: true, load: async () => (await import('./cafe/index.tsx')).cafeTable },
];

/** The table of a game, or undefined where there is none. */
export const loadTable = async (id: string): Promise<SomeTable | undefined> =>
  houses.find(house => house.id === id)?.load();
