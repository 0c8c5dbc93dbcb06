import { catalogue } from '../games/catalogue.ts';
import type { EditionLabel, Game, Kind, OptionTable, SomeTitle, Text, Title } from '../games/kernel/index.ts';
import { expect } from '../games/kernel/index.ts';

/** What a program can know of a game before playing it. */
export interface Description {
  readonly game: string;
  readonly name: string;
  readonly about: Text;
  readonly rulesVersion: number;
  readonly seats: { readonly min: number; readonly max: number };
  /** The current one first. */
  readonly editions: readonly Pick<EditionLabel, 'id' | 'title'>[];
  readonly options: OptionTable;
}

const describe = <K extends Kind>(title: Title<K>): Description => {
  const { id, name, about, rulesVersion, seats, options }: Game<K> = expect(title.open());
  const editions = title.editions.map(edition => ({ id: edition.id, title: edition.title }));
  return { game: id, name, about, rulesVersion, seats, editions, options };
};

export const describeAll = (): readonly Description[] =>
  Object.values(catalogue).map((title: SomeTitle) => title(describe));
