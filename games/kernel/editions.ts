import type { EditionLabel, Game, Kind, Title } from './game.ts';
import type { Json } from './json.ts';
import { show } from './read.ts';
import { expect, refuse, type Result } from './result.ts';

interface EditionNames {
  readonly id: string;
  readonly title: string;
}

export interface TitleParts<K extends Kind, Edition extends EditionNames> {
  readonly id: string;
  /** The data of the built-in editions, the current one first. */
  readonly builtIn: readonly Json[];
  readonly readEdition: (json: unknown) => Result<Edition>;
  readonly gameWith: (edition: Edition, label: EditionLabel) => Game<K>;
}

/** Makes a title of a game that is complete once it has an edition. */
export const titleOf = <K extends Kind, Edition extends EditionNames>(
  parts: TitleParts<K, Edition>,
): Title<K> => {
  const { readEdition, gameWith } = parts;
  const own = parts.builtIn.map(data => {
    const edition = expect(readEdition(data));
    const label: EditionLabel = { id: edition.id, title: edition.title };
    return { label, game: gameWith(edition, label) };
  });
  const open = (edition: unknown = own[0].label.id): Result<Game<K>> => {
    if (typeof edition === 'string') {
      const found = own.find(({ label }) => label.id === edition);
      if (found !== undefined) return { ok: true, value: found.game };
      const known = own.map(({ label }) => label.id).join(', ');
      return refuse(
        'unknown-edition',
        `There is no edition ${show(edition)} of ${parts.id}; there is ${known}.`,
      );
    }
    const read = readEdition(edition);
    if (!read.ok) return read;
    const { id, title } = read.value;
    // What the reader accepted came from JSON.
    return { ok: true, value: gameWith(read.value, { id, title, data: edition as Json }) };
  };
  return { id: parts.id, editions: own.map(({ label }) => label), open };
};
