import type { JSX } from 'preact';
import type { Game, Kind } from '../../games/kernel/index.ts';
import { say } from '../messages/index.ts';
import { language } from '../store/settings.ts';
import type { GameTable } from '../table/gameTable.ts';
import { Choice } from './Choice.tsx';

export type Chosen = Readonly<Record<string, string>>;

export const standardOptions = <K extends Kind>({ options }: Game<K>): Chosen =>
  Object.fromEntries(Object.entries(options).map(([name, { standard }]) => [name, standard]));

const isOpen = <K extends Kind>({ options }: Game<K>, name: string, players: number): boolean =>
  options[name].seats?.includes(players) ?? true;

/** What was chosen, without what is not open to this number of players. */
export const openOptions = <K extends Kind>(game: Game<K>, chosen: Chosen, players: number): Chosen =>
  Object.fromEntries(Object.entries(chosen).filter(([name]) => isOpen(game, name, players)));

/** How many shall play. */
export const Count = <K extends Kind>(props: {
  readonly game: Game<K>;
  readonly least?: number;
  readonly count: number;
  readonly onChoose: (count: number) => void;
}): JSX.Element => {
  const { game, least = 1, count, onChoose } = props;
  const min = Math.max(least, game.seats.min);
  const values = Array.from({ length: game.seats.max - min + 1 }, (_, i) => String(min + i));
  return (
    <Choice
      title={say().shell.howMany}
      group="count"
      values={values.map(value => ({ value, name: value }))}
      chosen={String(count)}
      onChoose={value => onChoose(Number(value))}
    />
  );
};

/** The variants of a game, those that are not for this number of players switched off. */
export const Variants = <K extends Kind>(props: {
  readonly table: GameTable<K>;
  readonly game: Game<K>;
  readonly players: number;
  readonly chosen: Chosen;
  readonly onChoose: (chosen: Chosen) => void;
}): JSX.Element => {
  const { table, game, players, chosen, onChoose } = props;
  const tongue = language.value;
  return (
    <>
      {Object.entries(game.options).map(([name, option]) => {
        const Comparison = table.comparisons?.[name];
        const opened = isOpen(game, name, players);
        return (
          <Choice
            key={name}
            title={option.name[tongue]}
            group={name}
            values={Object.entries(option.values).map(([value, about]) => ({
              value,
              name: about.name[tongue],
              about: about.about[tongue],
              off: opened || value === option.standard ? undefined : say().shell.onlyFor(option.seats ?? []),
            }))}
            chosen={opened ? chosen[name] : option.standard}
            onChoose={value => onChoose({ ...chosen, [name]: value })}
          >
            {Comparison !== undefined && <Comparison language={tongue} />}
          </Choice>
        );
      })}
    </>
  );
};
