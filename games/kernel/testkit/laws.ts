import { describe, expect, it } from 'vitest';
import type { Kind } from '../game.ts';
import { expect as sure } from '../result.ts';
import { prove, type Law, type Subject } from './law.ts';
import { damageIsNoticed, junkIsNoState } from './laws/damage.ts';
import {
  componentsAreConserved,
  copiesShareNothing,
  jsonCarriesEverything,
  questionsChangeNothing,
} from './laws/data.ts';
import { draftsAreTurns } from './laws/drafts.ts';
import { endsInTime, otherOptionsAreRefused, scoresAddUp, settingsStay } from './laws/ending.ts';
import {
  legalMovesApply,
  movesExistOnce,
  objectionsToTheIllegal,
  othersRefused,
  pendingSeatsCanMove,
} from './laws/legality.ts';
import { logIsNeverRewritten, replayFromTheMiddle, replayIsTheMatch } from './laws/log.ts';
import {
  eventsTellNoSecret,
  guessesFitTheView,
  movesTellNoSecret,
  secretMovesLookAlike,
  viewsAnswerLikeTheState,
} from './laws/secrecy.ts';
import { everythingHasWords, nonsenseIsNoMove, notationIsReadBack } from './laws/text.ts';
import { playRandom, seatList, type Visit } from './play.ts';

/** Everything that holds for every game. */
export const LAWS = {
  'every legal move can be made': legalMovesApply,
  'a batch with any other move is refused and changes nothing': othersRefused,
  'a pending seat has legal moves, none of them twice, and nobody is pending exactly at the end':
    pendingSeatsCanMove,
  'a move that is listed again is the same object': movesExistOnce,
  'there is an objection to exactly the moves that are not legal, the same on the view':
    objectionsToTheIllegal,
  'components are conserved at every step': componentsAreConserved,
  'clones, views and guesses share nothing with what they are made from': copiesShareNothing,
  'questions change nothing': questionsChangeNothing,
  'JSON carries states, views, moves and events without loss': jsonCarriesEverything,
  'the replay of a record is the match': replayIsTheMatch,
  'a match that goes on from the middle of another replays as well': replayFromTheMiddle,
  'what is logged stays as it is': logIsNeverRewritten,
  'views have the same pending seats and the same legal moves for their own seat': viewsAnswerLikeTheState,
  'every guess is a possible state with the same view to the last byte': guessesFitTheView,
  'a move without the referee leads to the same view in every world the seat can imagine': movesTellNoSecret,
  'a move without the referee is told by the same events in every world the seat can imagine':
    eventsTellNoSecret,
  'secret moves look alike to everybody else': secretMovesLookAlike,
  'a turn drafted on the view is the turn of the match, with undo and redo': draftsAreTurns,
  'a match ends within its bound': endsInTime,
  'scores are the sums of their parts, and the final ones are known to everybody': scoresAddUp,
  'every table tells the settings it was set up with': settingsStay,
  'options that the table of options does not allow are refused': otherOptionsAreRefused,
  'notation is read back, whatever its case and spacing': notationIsReadBack,
  'nonsense is no move and never throws': nonsenseIsNoMove,
  'events, parts and prompts are sentences in every language': everythingHasWords,
  'junk is no state and never throws': junkIsNoState,
  'a damaged state is refused or still possible': damageIsNoticed,
} as const satisfies Readonly<Record<string, Law>>;

export type LawTitle = keyof typeof LAWS;

export interface LawsOf<K extends Kind> extends Omit<Subject<K>, 'game'> {
  /** How many random matches each law is tried on, for every number of seats and combination of options. */
  readonly games?: number;
  /** Another one gives other random matches. */
  readonly seed?: number;
}

const GAMES = 3;
const TIMEOUT = 120_000;

/** How many legal moves were secret in a random match of every setting. */
const countSecrets = <K extends Kind>(
  subject: Subject<K>,
  secret: (move: K['Move']) => boolean,
  seed: number,
): number => {
  let secrets = 0;
  const count: Visit<K> = ({ match }) => {
    for (const seat of seatList(match)) secrets += match.legal(seat).filter(secret).length;
  };
  prove(subject, (_, trial) => playRandom(subject.game, trial, count), { games: 1, seed });
  return secrets;
};

/** Registers a test for each law. */
export const laws = <K extends Kind>({
  title,
  conserved,
  secret,
  games = GAMES,
  seed = 1,
}: LawsOf<K>): void => {
  const game = sure(title.open());
  const subject = { title, game, conserved, secret };
  describe(`laws of ${game.name}`, { timeout: TIMEOUT }, () => {
    it.each(Object.entries(LAWS))('%s', (_, law) =>
      expect(prove(subject, law, { games, seed })).toBeGreaterThan(0),
    );
    // Without one, the law about them would hold for nothing.
    it.each(secret === undefined ? [] : [secret])('secret moves come up', isSecret =>
      expect(countSecrets(subject, isSecret, seed)).toBeGreaterThan(0),
    );
  });
};
