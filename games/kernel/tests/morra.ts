import {
  expect,
  fields,
  listOf,
  objectTo,
  readJson,
  readOptions,
  text as readText,
  titleOf,
  whole,
  type EditionLabel,
  type Game,
  type Result,
} from '../index.ts';
import { OPTIONS, ROUNDS, SEATS, seatsAt, type Morra } from './morra/components.ts';
import { apply, legal, objection, pending, scores, setupWith } from './morra/rules.ts';
import { text } from './morra/text.ts';
import { cloneState, cloneView, guess, readStateOf, view, witness } from './morra/view.ts';

export type { Morra } from './morra/components.ts';
export { allCards } from './morra/view.ts';

const morraWith = (edition: EditionLabel, cards: readonly number[]): Game<Morra> => ({
  id: 'morra',
  name: 'Morra',
  about: { en: 'Show fingers and call their sum.', pt: 'Mostre os dedos e diga a soma.' },
  rulesVersion: 1,
  edition,
  seats: SEATS,
  options: OPTIONS,
  // Every seat shows and calls in every round.
  longest: 2 * SEATS.max * ROUNDS.long,
  readOptions: (chosen, seats) => readOptions(OPTIONS, chosen, seats),
  settings: table => ({ options: table.options, seats: seatsAt(table) }),
  setup: setupWith(cards),
  pending,
  legal,
  objection,
  apply,
  view,
  witness,
  guess,
  scores,
  cloneState,
  cloneView,
  readState: readStateOf(cards),
  text,
});

const readShape = fields({ id: readText, title: readText, cards: listOf(whole(1, 99)) });

type MorraEdition = ReturnType<typeof readShape>;

const readEdition = (json: unknown): Result<MorraEdition> =>
  readJson(
    (value, path) => {
      const edition = readShape(value, path);
      return edition.cards.length < ROUNDS.long
        ? objectTo(`${path}.cards`, `there must be at least ${ROUNDS.long}.`)
        : edition;
    },
    json,
    'bad-edition',
    'edition',
  );

export const morraTitle = titleOf<Morra, MorraEdition>({
  id: 'morra',
  builtIn: [{ id: 'classic', title: 'Classic', cards: [1, 2, 2, 3, 4, 5, 7] }],
  readEdition,
  gameWith: ({ cards }, label) => morraWith(label, cards),
});

export const morra = expect(morraTitle.open());
