import type { Game, Kind } from './game.ts';
import type { OptionTable } from './options.ts';

/** One way to set a match up. */
export interface Setting {
  readonly seats: number;
  readonly options: Readonly<Record<string, string>>;
}

const combinations = (table: OptionTable, seats: number): readonly Setting['options'][] =>
  Object.entries(table).reduce<readonly Setting['options'][]>(
    (chosen, [name, option]) => {
      const free = option.seats === undefined || option.seats.includes(seats);
      const values = free ? Object.keys(option.values) : [option.standard];
      return chosen.flatMap(options => values.map(value => ({ ...options, [name]: value })));
    },
    [{}],
  );

/** Every number of seats with every combination of options that the option table allows for it. */
export const settingsOf = <K extends Kind>(game: Game<K>): readonly Setting[] => {
  const settings: Setting[] = [];
  for (let seats = game.seats.min; seats <= game.seats.max; seats++)
    settings.push(...combinations(game.options, seats).map(options => ({ seats, options })));
  return settings;
};

/** A name for files: `troia-base-4p`. */
export const settingName = ({ seats, options }: Setting): string =>
  [...Object.values(options), `${seats}p`].join('-');
