import { catalogue } from '../games/catalogue.ts';
import { expect, type Game, type Kind } from '../games/kernel/index.ts';

/** A game with the setting it is measured in: standard options and a full table. */
export interface Measured<K extends Kind> {
  readonly game: Game<K>;
  readonly seats: number;
  readonly options: K['Options'];
}

export const withMeasured = <R>(id: string, use: <K extends Kind>(measured: Measured<K>) => R): R =>
  catalogue[id](title => {
    const game = expect(title.open());
    const seats = game.seats.max;
    return use({ game, seats, options: expect(game.readOptions({}, seats)) });
  });
