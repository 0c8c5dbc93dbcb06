import type { JSX } from 'preact';
import { characters } from '../../bots/names.ts';
import type { Kind } from '../../games/kernel/index.ts';
import { say } from '../messages/index.ts';
import type { Sitter } from '../store/matches.ts';
import { language } from '../store/settings.ts';
import type { GameTable } from '../table/gameTable.ts';
import { namesFor } from './names.ts';
import { Portrait } from './Portrait.tsx';
import { SitterSelect } from './SitterSelect.tsx';

/** Who sits where, and what some of them want to be called. */
export interface Seating {
  readonly sitters: readonly Sitter[];
  readonly names: readonly (string | undefined)[];
}

/** What everybody is called: as wished, or as usual. */
export const namesIn = ({ sitters, names }: Seating): readonly string[] =>
  namesFor(sitters).map((usual, seat) => names[seat]?.trim() || usual);

/** Chooses who sits at each seat. */
export const Seats = <K extends Kind>(props: {
  readonly table: GameTable<K>;
  readonly seating: Seating;
  readonly onChoose: (seat: number, sitter: Sitter) => void;
  readonly onName: (seat: number, name: string) => void;
}): JSX.Element => {
  const { table, seating, onChoose, onName } = props;
  const { sitters, names } = seating;
  const usual = namesFor(sitters);
  const text = say().shell;
  return (
    <fieldset class="choice">
      <legend>{text.players}</legend>
      <ol class="seats">
        {sitters.map((sitter, seat) => (
          <li key={seat}>
            <div class="sitter">
              <Portrait sitter={sitter} />
              <span class="player-mark">{table.mark(seat, sitters.length)}</span>
            </div>
            <label>
              <span>{text.seat(seat + 1)}</span>
              <SitterSelect<'person'>
                otherwise="person"
                called={text.atThisScreen}
                value={sitter}
                onChoose={chosen => onChoose(seat, chosen)}
              />
            </label>
            <label>
              <span>{text.name}</span>
              <input
                type="text"
                maxLength={24}
                value={names[seat] ?? usual[seat]}
                onInput={event => onName(seat, event.currentTarget.value)}
              />
            </label>
            {sitter !== 'person' && <p class="quiet">{characters[sitter][language.value]}</p>}
          </li>
        ))}
      </ol>
    </fieldset>
  );
};
