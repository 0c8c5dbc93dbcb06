import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { JSX } from 'preact';
import { say } from '../messages/index.ts';
import type { TableLine } from '../../server/wire/parts.ts';
import { listMatches, type StoredMatch } from '../store/matches.ts';
import { houses, loadTable, type House } from '../tables.ts';
import { useArrival } from './arrival.ts';
import { Azulejos } from './Azulejos.tsx';
import { BoxPicture } from './Boxes.tsx';
import { Calcada } from './Calcada.tsx';
import { flawOf, type Flaw } from './flaws.ts';
import { MatchList } from './MatchList.tsx';
import { namesFor } from './names.ts';
import { beginMatch, bringMatch, usualBot } from './newMatch.ts';
import { Quay } from './Quay.tsx';
import { addressOf, go } from './router.ts';
import { usePerson } from './usePerson.ts';

/** One click: the usual number of players, the usual bots, the usual variants. */
const playNow = async (id: string): Promise<void> => {
  const table = await loadTable(id);
  await table?.(async ({ title }) => {
    const game = title.open();
    if (!game.ok) return;
    const sitters = Array.from({ length: game.value.seats.max }, (_, seat) =>
      seat === 0 ? 'person' : usualBot,
    );
    const match = await beginMatch(game.value, { sitters, names: namesFor(sitters), options: {} });
    if (match.ok) go({ page: 'match', id: match.value.id });
  });
};

const GameBox = ({ house }: { readonly house: House }): JSX.Element => {
  const text = say().shell;
  const failed = useSignal(false);
  const play = (): void => void playNow(house.id).catch(() => (failed.value = true));
  return (
    <li class="game">
      <BoxPicture game={house.id} onChoose={play} />
      <div class="paper">
        <h2>{house.name}</h2>
        <p>{text.about[house.id]}</p>
        <button type="button" class="button main ready" onClick={play}>
          {text.playNow(house.name)}
        </button>
        {failed.value ? <p role="alert">{text.notLoadedAbout}</p> : <p class="quiet">{text.playNowAbout}</p>}
        <nav aria-label={house.name}>
          <a class="button small" href={addressOf({ page: 'open', game: house.id })}>
            {text.withFriends}
          </a>
          <a class="button small" href={addressOf({ page: 'new', game: house.id, company: 'together' })}>
            {text.together}
          </a>
          {house.alone && (
            <a class="button small" href={addressOf({ page: 'new', game: house.id, company: 'alone' })}>
              {text.alone}
            </a>
          )}
          <a class="button small" href={addressOf({ page: 'new', game: house.id })}>
            {text.setUp}
          </a>
          <a href={addressOf({ page: 'rules', game: house.id })}>{text.rules}</a>
          <a href={addressOf({ page: 'pieces', game: house.id })}>{text.pieces}</a>
        </nav>
      </div>
    </li>
  );
};

const BringMatch = (): JSX.Element => {
  const text = say().shell;
  const flaw = useSignal<Flaw | undefined>(undefined);
  const take = async (input: HTMLInputElement): Promise<void> => {
    const file = input.files?.[0];
    if (file === undefined) return;
    flaw.value = undefined;
    const brought = await bringMatch(file, loadTable);
    input.value = '';
    if (brought.ok)
      go({ page: brought.value.result === undefined ? 'seats' : 'match', id: brought.value.id });
    else flaw.value = flawOf(brought.problem);
  };
  return (
    <section class="bring paper">
      <label>
        <span class="button">{text.bringMatch}</span>
        <input
          class="unseen"
          type="file"
          accept=".json,application/json"
          onChange={event => void take(event.currentTarget)}
        />
      </label>
      <p class="quiet">{text.bringMatchAbout}</p>
      {flaw.value !== undefined && <p role="alert">{text.flaws[flaw.value]}</p>}
    </section>
  );
};

/** The first page: three boxes on a quay, and the matches that wait there. */
export const Home = (): JSX.Element => {
  useArrival('');
  const matches = useSignal<readonly StoredMatch[] | undefined>(undefined);
  const tables = useSignal<readonly TableLine[]>([]);
  const text = say().shell;
  const load = async (): Promise<void> => {
    matches.value = await listMatches();
  };
  useEffect(() => void load(), []);
  usePerson(({ followMine }) => followMine(lines => (tables.value = lines)));
  return (
    <div class="home">
      <header class="masthead">
        <Azulejos />
        <div class="sign">
          <h1>Cais</h1>
          <p>{text.tagline}</p>
        </div>
        <nav aria-label={text.onTheQuay}>
          <a class="button" href={addressOf({ page: 'online' })}>
            {text.withFriends}
          </a>
          <a class="button" href={addressOf({ page: 'settings' })}>
            {text.settings}
          </a>
        </nav>
      </header>
      <main id="content" tabIndex={-1}>
        <section class="quayside" aria-label={text.games}>
          <Calcada />
          <Quay />
          <ul class="games">
            {houses.map(house => (
              <GameBox key={house.id} house={house} />
            ))}
          </ul>
        </section>
        <div class="kept">
          {matches.value !== undefined && (
            <MatchList matches={matches.value} tables={tables.value} changed={() => void load()} />
          )}
          <BringMatch />
        </div>
      </main>
      <footer class="quiet">{text.admirers}</footer>
    </div>
  );
};
