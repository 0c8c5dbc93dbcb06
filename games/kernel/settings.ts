import type { Game, Kind } from './game.ts';
import { isOpen, openOptions, type OptionTable } from './options.ts';

/** One way to set a match up. */
export interface Setting {
  readonly seats: number;
  readonly options: Readonly<Record<string, string>>;
}

const combinations = (table: OptionTable, seats: number): readonly Setting['options'][] =>
  Object.entries(table).reduce<readonly Setting['options'][]>(
    (chosen, [name, option]) => {
      const values = isOpen(option, seats) ? Object.keys(option.values) : [option.standard];
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

/** A name for files: `troia-base-4p`. Options that this number of seats does not have are left out. */
export const settingName = (game: { readonly options: OptionTable }, { seats, options }: Setting): string =>
  [...openOptions(game.options, seats).map(name => options[name]), `${seats}p`].join('-');
