import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { Game, Kind } from '../../games/kernel/index.ts';
import { say } from '../messages/index.ts';
import type { Sitter } from '../store/matches.ts';
import { language } from '../store/settings.ts';
import { Best } from '../table/Best.tsx';
import type { GameTable } from '../table/gameTable.ts';
import { beginMatch, usualBot } from './newMatch.ts';
import { Page } from './Page.tsx';
import { go, type Company } from './router.ts';
import { namesIn, Seats } from './Seats.tsx';
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
  const names = useSignal<readonly (string | undefined)[]>(sitters.value.map(() => undefined));
  const options = useSignal<Chosen>(standardOptions(game));
  const problem = useSignal('');
  const seating = { sitters: sitters.value.slice(0, count.value), names: names.value };

  const begin = async (): Promise<void> => {
    const match = await beginMatch(game, {
      sitters: seating.sitters,
      names: namesIn(seating),
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
          <Seats
            table={table}
            seating={seating}
            onChoose={(seat, sitter) => (sitters.value = sitters.value.with(seat, sitter))}
            onName={(seat, name) => (names.value = names.value.with(seat, name))}
          />
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
