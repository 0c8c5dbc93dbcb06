import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { Kind } from '../../games/kernel/index.ts';
import { say } from '../messages/index.ts';
import { keepMatch, type StoredMatch } from '../store/matches.ts';
import type { GameTable } from '../table/gameTable.ts';
import { Page } from './Page.tsx';
import { go } from './router.ts';
import { namesIn, Seats, type Seating } from './Seats.tsx';

/** Who goes on with a match that was brought: its file knows the moves, and not who made them. */
export const SeatsPage = <K extends Kind>({
  table,
  stored,
}: {
  readonly table: GameTable<K>;
  readonly stored: StoredMatch;
}): JSX.Element => {
  const seating = useSignal<Seating>({ sitters: stored.sitters, names: stored.sitters.map(() => undefined) });
  const text = say().shell;
  const goOn = async (): Promise<void> => {
    await keepMatch({ ...stored, sitters: seating.value.sitters, names: namesIn(seating.value) });
    go({ page: 'match', id: stored.id });
  };
  return (
    <Page title={text.whoGoesOn} game={stored.game}>
      <p>{text.whoGoesOnAbout}</p>
      <Seats
        table={table}
        seating={seating.value}
        onChoose={(seat, sitter) => {
          const { sitters, names } = seating.value;
          seating.value = { names, sitters: sitters.with(seat, sitter) };
        }}
        onName={(seat, name) => {
          const { sitters, names } = seating.value;
          seating.value = { sitters, names: names.with(seat, name) };
        }}
      />
      <button type="button" class="button main ready" onClick={() => void goOn()}>
        {text.goOn}
      </button>
    </Page>
  );
};
