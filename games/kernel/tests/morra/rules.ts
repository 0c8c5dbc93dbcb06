import {
  everybody,
  hasSeat,
  nobody,
  only,
  scoreOf,
  without,
  type Chance,
  type Game,
  type Objection,
  type Seats,
  type Tell,
} from '../../index.ts';
import {
  choiceOf,
  isView,
  MOST_FINGERS,
  ROUNDS,
  SEATS,
  seatsAt,
  type Morra,
  type MorraEvent,
  type MorraMove,
  type MorraState,
  type MorraTable,
} from './components.ts';

type Rules = Game<Morra>;

const range = (first: number, last: number): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, i) => first + i);

/** M-1 */
const draw = (state: MorraState, chance: Chance, tell: Tell<MorraEvent> | undefined): void => {
  [state.prize] = state.deck.splice(chance.pick(state.deck.length), 1);
  tell?.({ kind: 'drawn', prize: state.prize });
};

export const setupWith =
  (cards: readonly number[]): Rules['setup'] =>
  (options, seats, chance, tell) => {
    const state: MorraState = {
      options: { ...options },
      rounds: [],
      deck: [...cards],
      prize: 0,
      choices: range(1, seats).map(() => ({ fingers: 0, call: 0 })),
    };
    draw(state, chance, tell);
    return state;
  };

export const pending: Rules['pending'] = table => {
  if (table.prize === 0) return nobody;
  const ready = isView(table) ? table.ready : table.choices.map(choice => choice.call > 0);
  return ready.reduce(
    (seats, isReady, seat) => (isReady ? without(seats, seat) : seats),
    everybody(ready.length),
  );
};

const SHOWS = range(1, MOST_FINGERS).map(fingers => ({ kind: 'show', fingers }) as const);
const CALLS = range(0, SEATS.max * MOST_FINGERS).map(sum => ({ kind: 'call', sum }) as const);

export const legal: Rules['legal'] = (table, seat) => {
  const choice = choiceOf(table, seat);
  if (table.prize === 0 || choice === null) return [];
  const seats = seatsAt(table);
  const shows = SHOWS.filter(({ fingers }) => fingers !== choice.fingers);
  const calls = CALLS.slice(seats, seats * MOST_FINGERS + 1).filter(({ sum }) => sum !== choice.call);
  if (choice.fingers === 0) return shows;
  return choice.call === 0 ? calls : [...shows, ...calls];
};

const object = (rule: string, en: string, pt: string): Objection => ({ rule, reason: { en, pt } });

export const objection: Rules['objection'] = (table, seat, move) => {
  const choice = choiceOf(table, seat);
  if (table.prize === 0 || choice === null) return object('M-6', 'the match is over.', 'o jogo acabou.');
  const isShow = move.kind === 'show';
  if (isShow && choice.fingers > 0 && choice.call === 0)
    return object('M-3', 'fingers change only after the call.', 'os dedos só mudam depois do palpite.');
  if (!isShow && choice.fingers === 0)
    return object('M-2', 'fingers come before the call.', 'os dedos vêm antes do palpite.');
  const [least, most] = isShow ? [1, MOST_FINGERS] : [seatsAt(table), seatsAt(table) * MOST_FINGERS];
  const value = isShow ? move.fingers : move.sum;
  if (value < least || value > most)
    return object('M-2', `it must be from ${least} to ${most}.`, `tem de ser de ${least} a ${most}.`);
  return value === (isShow ? choice.fingers : choice.call)
    ? object('M-3', 'that is the choice already.', 'essa já é a escolha.')
    : undefined;
};

/** M-4, M-5 */
const judge = (state: MorraState): { readonly hits: Seats; readonly nears: Seats } => {
  const sum = state.choices.reduce((total, choice) => total + choice.fingers, 0);
  const misses = state.choices.map(choice => Math.abs(choice.call - sum));
  const best = Math.min(...misses);
  const bestSeats = misses.reduce(
    (seats, miss, seat) => (miss === best ? seats | only(seat) : seats),
    nobody,
  );
  if (best === 0) return { hits: bestSeats, nears: nobody };
  return { hits: nobody, nears: state.options.near === 'on' ? bestSeats : nobody };
};

const openHands = (state: MorraState, chance: Chance, tell: Tell<MorraEvent> | undefined): void => {
  const { choices, prize, rounds } = state;
  const { hits, nears } = judge(state);
  tell?.({
    kind: 'opened',
    fingers: choices.map(choice => choice.fingers),
    calls: choices.map(choice => choice.call),
  });
  for (const seat of choices.keys())
    if (hasSeat(hits | nears, seat))
      tell?.({ kind: 'scored', seat, points: hasSeat(hits, seat) ? prize : 1 });
  rounds.push({ prize, hits, nears });
  for (const choice of choices) Object.assign(choice, { fingers: 0, call: 0 });
  state.prize = 0;
  if (rounds.length < ROUNDS[state.options.length]) draw(state, chance, tell);
};

const choose = (
  table: MorraTable,
  seat: number,
  move: MorraMove,
  tell: Tell<MorraEvent> | undefined,
): void => {
  const choice = choiceOf(table, seat);
  if (choice === null) throw new Error(`The table does not know what seat ${seat} chose.`);
  if (move.kind === 'show') {
    choice.fingers = move.fingers;
    tell?.({ kind: 'shown', seat, fingers: move.fingers });
    return;
  }
  const isFirst = choice.call === 0;
  choice.call = move.sum;
  if (isView(table)) table.ready[seat] = true;
  tell?.({ kind: 'called', seat, sum: move.sum });
  if (isFirst) tell?.({ kind: 'ready', seat });
};

export const apply: Rules['apply'] = (table, seat, move, chance, tell) => {
  choose(table, seat, move, tell);
  if (pending(table) !== nobody) return;
  chance.reveal();
  if (isView(table)) throw new Error('Hands can be opened by the referee only.');
  openHands(table, chance, tell);
};

/** M-6 */
export const scores: Rules['scores'] = table =>
  range(0, seatsAt(table) - 1).map(seat => {
    const hits = table.rounds.filter(round => hasSeat(round.hits, seat));
    const nears = table.rounds.filter(round => hasSeat(round.nears, seat));
    return scoreOf(
      [
        { kind: 'hits', points: hits.reduce((sum, round) => sum + round.prize, 0) },
        { kind: 'nears', points: nears.length },
      ],
      [hits.length],
    );
  });
