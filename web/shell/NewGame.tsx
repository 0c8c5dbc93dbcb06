import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { characters } from '../../bots/names.ts';
import type { Game, Kind } from '../../games/kernel/index.ts';
import { say } from '../messages/index.ts';
import type { Sitter } from '../store/matches.ts';
import { language } from '../store/settings.ts';
import { Best } from '../table/Best.tsx';
import type { GameTable } from '../table/gameTable.ts';
import { namesFor } from './names.ts';
import { beginMatch, usualBot } from './newMatch.ts';
import { Page } from './Page.tsx';
import { Portrait } from './Portrait.tsx';
import { go, type Company } from './router.ts';
import { SitterSelect } from './SitterSelect.tsx';
import { Count, openOptions, standardOptions, Variants, type Chosen } from './Variants.tsx';

/** Chooses players and variants, and begins. */
export const NewGame = <K extends Kind>({
  table,
  game,
  company,
}: {
  readonly table: GameTable<K>;
  readonly game: Game<K>;
  readonly company: Company | undefined;
}): JSX.Element => {
  const text = say().shell;
  const tongue = language.value;
  const count = useSignal(company === undefined ? game.seats.max : company === 'alone' ? 1 : 2);
  const sitters = useSignal<readonly Sitter[]>(
    Array.from({ length: game.seats.max }, (_, seat) =>
      seat === 0 || company === 'together' ? 'person' : usualBot,
    ),
  );
  const names = useSignal<readonly (string | undefined)[]>([]);
  const options = useSignal<Chosen>(standardOptions(game));
  const problem = useSignal('');
  const seated = sitters.value.slice(0, count.value);
  const usual = namesFor(seated);

  const begin = async (): Promise<void> => {
    const match = await beginMatch(game, {
      sitters: seated,
      names: usual.map((name, seat) => names.value[seat]?.trim() || name),
      options: openOptions(game, options.value, count.value),
    });
    if (match.ok) go({ page: 'match', id: match.value.id });
    else problem.value = match.problem.message;
  };

  return (
    <Page title={text.newGame(game.name)} game={game.id} wide>
      <p>{game.about[tongue]}</p>
      <div class="halves">
        <div class="half">
          <Count game={game} count={count.value} onChoose={value => (count.value = value)} />
          <fieldset class="choice">
            <legend>{text.players}</legend>
            <ol class="seats">
              {seated.map((sitter, seat) => (
                <li key={seat}>
                  <div class="sitter">
                    <Portrait sitter={sitter} />
                    <span class="player-mark">{table.mark(seat, count.value)}</span>
                  </div>
                  <label>
                    <span>{text.seat(seat + 1)}</span>
                    <SitterSelect<'person'>
                      otherwise="person"
                      called={text.atThisScreen}
                      value={sitter}
                      onChoose={chosen => (sitters.value = sitters.value.with(seat, chosen))}
                    />
                  </label>
                  <label>
                    <span>{text.name}</span>
                    <input
                      type="text"
                      maxLength={24}
                      value={names.value[seat] ?? usual[seat]}
                      onInput={event => {
                        const changed = Array.from({ length: game.seats.max }, (_, i) => names.value[i]);
                        names.value = changed.with(seat, event.currentTarget.value);
                      }}
                    />
                  </label>
                  {sitter !== 'person' && <p class="quiet">{characters[sitter][tongue]}</p>}
                </li>
              ))}
            </ol>
          </fieldset>
        </div>
        <div class="half">
          <Variants
            table={table}
            game={game}
            players={count.value}
            chosen={options.value}
            onChoose={chosen => (options.value = chosen)}
          />
          {count.value === 1 && sitters.value[0] === 'person' && (
            <Best table={table} options={openOptions(game, options.value, count.value)} />
          )}
        </div>
      </div>
      {problem.value !== '' && <p role="alert">{problem.value}</p>}
      <button type="button" class="button main ready" onClick={() => void begin()}>
        {text.start}
      </button>
    </Page>
  );
};
