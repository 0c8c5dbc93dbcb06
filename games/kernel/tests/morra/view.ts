import {
  everybody,
  fields,
  listOf,
  nobody,
  objectTo,
  oneOf,
  readJson,
  whole,
  type Game,
  type Random,
  type Read,
} from '../../index.ts';
import {
  MOST_FINGERS,
  ROUNDS,
  type Choice,
  type Morra,
  type MorraState,
  type MorraTable,
} from './components.ts';

type Rules = Game<Morra>;

const copyTable = ({ options, rounds, deck, prize }: MorraTable) => ({
  options: { ...options },
  rounds: rounds.map(round => ({ ...round })),
  deck: [...deck],
  prize,
});

const copyChoices = (choices: readonly Choice[]): Choice[] => choices.map(choice => ({ ...choice }));

export const cloneState: Rules['cloneState'] = state => ({
  ...copyTable(state),
  choices: copyChoices(state.choices),
});

export const cloneView: Rules['cloneView'] = view => ({
  ...copyTable(view),
  viewer: view.viewer,
  ready: [...view.ready],
  mine: view.mine === null ? null : { ...view.mine },
});

export const view: Rules['view'] = (state, viewer) => ({
  ...copyTable(state),
  viewer,
  ready: state.choices.map(choice => choice.call > 0),
  mine: viewer === 'spectator' ? null : { ...state.choices[viewer] },
});

export const witness: Rules['witness'] = (event, viewer) =>
  (event.kind === 'shown' || event.kind === 'called') && event.seat !== viewer ? undefined : event;

const guessChoice = (isReady: boolean, seats: number, random: Random): Choice => {
  const fingers = 1 + random.pick(MOST_FINGERS);
  if (isReady) return { fingers, call: seats + random.pick(seats * (MOST_FINGERS - 1) + 1) };
  return { fingers: random.pick(2) === 0 ? 0 : fingers, call: 0 };
};

export const guess: Rules['guess'] = (seen, random) => ({
  ...copyTable(seen),
  choices: seen.ready.map((isReady, seat) => {
    if (seat === seen.viewer && seen.mine !== null) return { ...seen.mine };
    return seen.prize === 0 ? { fingers: 0, call: 0 } : guessChoice(isReady, seen.ready.length, random);
  }),
});

const readShape: Read<MorraState> = fields({
  options: fields({ length: oneOf(['short', 'long']), near: oneOf(['off', 'on']) }),
  rounds: listOf(fields({ prize: whole(1, 99), hits: whole(0, 31), nears: whole(0, 31) })),
  deck: listOf(whole(1, 99)),
  prize: whole(0, 99),
  choices: listOf(fields({ fingers: whole(0, MOST_FINGERS), call: whole(0, 25) })),
});

const ascending = (cards: readonly number[]): string => cards.toSorted((a, b) => a - b).join(' ');

/** Every card of a state, wherever it lies. */
export const allCards = ({ deck, rounds, prize }: MorraTable): string =>
  ascending([...deck, ...rounds.map(round => round.prize), ...(prize > 0 ? [prize] : [])]);

const checkRounds = ({ options, rounds, prize, choices }: MorraState): void => {
  const everyone = everybody(choices.length);
  const canBeNear = options.near === 'on';
  for (const [i, { hits, nears }] of rounds.entries()) {
    if ((hits | nears) > everyone) objectTo(`rounds[${i}]`, 'a seat that does not exist has scored.');
    if ((nears !== nobody) !== (canBeNear && hits === nobody))
      objectTo(
        `rounds[${i}]`,
        'near calls score exactly when they are in the game and nobody called the sum.',
      );
  }
  const left = ROUNDS[options.length] - rounds.length;
  if (prize > 0 ? left < 1 : left !== 0) objectTo('rounds', `there cannot be ${left} left.`);
};

const checkChoices = ({ prize, choices }: MorraState): void => {
  const seats = choices.length;
  for (const [i, { fingers, call }] of choices.entries()) {
    if (call > 0 && (fingers === 0 || call < seats || call > seats * MOST_FINGERS))
      objectTo(`choices[${i}]`, `${call} cannot have been called with ${fingers} fingers.`);
    if (prize === 0 && fingers > 0) objectTo(`choices[${i}]`, 'the match is over.');
  }
  if (choices.every(choice => choice.call > 0)) objectTo('choices', 'all are ready, so the hands are open.');
};

export const readStateOf =
  (cards: readonly number[]): Rules['readState'] =>
  json =>
    readJson(
      (value, path) => {
        const state = readShape(value, path);
        const seats = state.choices.length;
        if (seats < 2 || seats > 5) objectTo('choices', `${seats} cannot play.`);
        if (state.options.near === 'on' && seats > 3)
          objectTo('options.near', 'only 2 or 3 can play with it.');
        if (allCards(state) !== ascending(cards)) objectTo('deck', 'the cards are not those of the edition.');
        checkRounds(state);
        checkChoices(state);
        return state;
      },
      json,
      'bad-state',
    );
