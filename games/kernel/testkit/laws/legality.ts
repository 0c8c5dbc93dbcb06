import { WatchedChance } from '../../chance.ts';
import type { Game, Kind } from '../../game.ts';
import { sameJson } from '../../json.ts';
import { LANGUAGES } from '../../language.ts';
import type { Match } from '../../match.ts';
import { Random } from '../../random.ts';
import type { Seat } from '../../seats.ts';
import { demand, demandSame, throughJson } from '../demand.ts';
import type { Law, Subject } from '../law.ts';
import { choose, locate, playRandom, seatList, some, type Trial } from '../play.ts';

/** How many moves of a long list are tried at one stop. */
const MANY = 40;
const FEW = 6;

const includes = <Move>(moves: readonly Move[], move: Move): boolean =>
  moves.some(candidate => sameJson(candidate, move));

/** All moves that are legal anywhere in the match, for whichever seat: at most other positions they are illegal. */
const movesSeen = <K extends Kind>(game: Game<K>, trial: Trial): readonly K['Move'][] => {
  const seen = new Map<string, K['Move']>();
  playRandom(game, trial, ({ match }) => {
    for (const seat of seatList(match))
      for (const move of match.legal(seat)) seen.set(game.text.makeMove(move), move);
  });
  return [...seen.values()];
};

export const legalMovesApply: Law = ({ game }, trial) => {
  playRandom(game, trial, ({ match, state, random }) => {
    for (const seat of seatList(match))
      for (const move of some(game.legal(state, seat), MANY, random))
        try {
          game.apply(game.cloneState(state), seat, move, new Random(trial.seed));
        } catch (error) {
          const line = game.text.makeMove(move);
          throw new Error(`Seat ${seat} cannot make the legal move "${line}": ${String(error)}`, {
            cause: error,
          });
        }
  });
};

/** Commits what must be refused and demands that nothing has changed. */
const demandRefusal = <K extends Kind>(
  game: Game<K>,
  match: Match<K>,
  seat: Seat,
  moves: readonly K['Move'][],
): void => {
  const lines = moves.map(game.text.makeMove).join('; ');
  const before = throughJson(match.state());
  const commits = match.log().length;
  const made = match.commit(seat, moves);
  demand(!made.ok, () => `The referee accepted "${lines}" from seat ${seat}, which is not legal.`);
  demand(made.problem.message !== '', () => `"${lines}" was refused without a sentence.`);
  demandSame(match.state(), before, () => `The refused "${lines}" of seat ${seat} changed the state.`);
  demand(match.log().length === commits, () => `The refused "${lines}" of seat ${seat} is in the log.`);
};

export const othersRefused: Law = ({ game }, trial) => {
  const seen = movesSeen(game, trial);
  const disturbed = playRandom(game, trial, ({ match, state, random }) => {
    const seat = choose(seatList(match), random);
    const legal = game.legal(state, seat);
    const wrong = some(seen, FEW, random);
    for (const move of wrong) if (!includes(legal, move)) demandRefusal(game, match, seat, [move]);
    if (legal.length === 0 || match.pending().length === 0) return;
    // The same behind a legal move: a batch is made whole or not at all.
    const first = choose(legal, random);
    const next = game.cloneState(state);
    const chance = new WatchedChance(new Random(trial.seed));
    game.apply(next, seat, first, chance);
    for (const move of wrong)
      if (chance.asked || !includes(game.legal(next, seat), move))
        demandRefusal(game, match, seat, [first, move]);
  });
  // The referee's random numbers show in what comes later, so the whole match must be as if nobody had tried.
  const quiet = playRandom(game, trial);
  locate(trial, disturbed, () =>
    demandSame(disturbed.log(), quiet.log(), () => 'Refused moves changed how the match went on.'),
  );
};

export const pendingSeatsCanMove: Law = ({ game }, trial) => {
  playRandom(game, trial, ({ match }) => {
    const pending = match.pending();
    demand(
      pending.every(seat => seat < trial.seats),
      () => `Seats ${pending.join(', ')} are pending, not all exist.`,
    );
    const isOver = pending.length === 0;
    demand(
      isOver === (match.outcome() !== undefined),
      () => 'There is an outcome exactly when nobody is pending.',
    );
    for (const seat of seatList(match)) {
      const lines = match.legal(seat).map(game.text.makeMove);
      demand(
        lines.length > 0 || !pending.includes(seat),
        () => `Seat ${seat} is pending and has no legal move.`,
      );
      demand(
        lines.length === 0 || !isOver,
        () => `The match is over and seat ${seat} still has legal moves.`,
      );
      const twice = lines.find((line, i) => lines.indexOf(line) < i);
      demand(twice === undefined, () => `"${twice}" is twice among the legal moves of seat ${seat}.`);
    }
  });
};

export const movesExistOnce: Law = <K extends Kind>({ game }: Subject<K>, trial: Trial) => {
  const known = new Map<string, K['Move']>();
  playRandom(game, trial, ({ match, state }) => {
    for (const seat of seatList(match))
      for (const move of [...game.legal(state, seat), ...game.legal(game.view(state, seat), seat)]) {
        const line = game.text.makeMove(move);
        demand((known.get(line) ?? move) === move, () => `"${line}" is another object when listed again.`);
        known.set(line, move);
      }
  });
};

export const objectionsToTheIllegal: Law = ({ game }, trial) => {
  const seen = movesSeen(game, trial);
  playRandom(game, trial, ({ match, state, random }) => {
    for (const seat of seatList(match)) {
      const legal = game.legal(state, seat);
      const view = game.view(state, seat);
      for (const move of [...some(legal, FEW, random), ...some(seen, FEW, random)]) {
        const objection = game.objection(state, seat, move);
        const what = (): string => `"${game.text.makeMove(move)}" of seat ${seat}`;
        const isLegal = includes(legal, move);
        demand(
          !isLegal || objection === undefined,
          () => `There is an objection to ${what()}, which is legal.`,
        );
        demand(
          isLegal || objection !== undefined,
          () => `There is no objection to ${what()}, which is not legal.`,
        );
        // The player is told the referee's objection: it must not come from anything the player cannot know.
        demandSame(
          game.objection(view, seat, move),
          objection,
          () => `The objection to ${what()} differs on the view.`,
        );
        if (objection === undefined) continue;
        demand(objection.rule !== '', () => `The objection to ${what()} names no rule.`);
        for (const language of LANGUAGES)
          demand(
            objection.reason[language].trim() !== '',
            () => `The objection to ${what()} is empty in ${language}.`,
          );
      }
    }
  });
};
