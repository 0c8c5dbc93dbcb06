// Bots think here, beside the page, so that nothing on it ever waits for them.

import { opinions } from '../../bots/hint.ts';
import { bots } from '../../bots/levels.ts';
import { teach } from '../../bots/knowledge/taught.ts';
import { botTurn } from '../../bots/turn.ts';
import {
  expect,
  Random,
  someTitle,
  type Game,
  type Kind,
  type SomeTitle,
  type Title,
} from '../../games/kernel/index.ts';
import type { Answer, Question } from './question.ts';

const FOR_A_HINT = { iterations: 6000, milliseconds: 1500 };

/** The game as if moves of these kinds were never legal. */
const leaveOut = <K extends Kind>(game: Game<K>, kinds: readonly string[]): Game<K> =>
  kinds.length === 0
    ? game
    : { ...game, legal: (table, seat) => game.legal(table, seat).filter(move => !kinds.includes(move.kind)) };

const decide = <K extends Kind>(title: Title<K>, question: Question): Answer => {
  const { number, edition, view, seat, wanted, seed } = question;
  const game = leaveOut(expect(title.open(edition)), question.without);
  const random = new Random(seed);
  if (wanted === 'hint') {
    const [best] = opinions(game, view, seat, FOR_A_HINT, random);
    return { number, moves: [game.text.makeMove(best.move)], points: best.points, chance: best.chance };
  }
  const turn = botTurn(game, view, seat, bots[wanted], random);
  return { number, moves: turn.map(game.text.makeMove), points: 0, chance: 0 };
};

/** Each game with what bots know of it, loaded when it is first asked about. */
const games: Readonly<Record<string, () => Promise<SomeTitle>>> = {
  cafe: async () => {
    const [{ cafeTitle }, { learnCafe }] = await Promise.all([
      import('../../games/cafe/index.ts'),
      import('../../bots/knowledge/cafe/index.ts'),
    ]);
    teach('cafe', learnCafe);
    return someTitle(cafeTitle);
  },
  garum: async () => {
    const [{ garumTitle }, { learnGarum }] = await Promise.all([
      import('../../games/garum/index.ts'),
      import('../../bots/knowledge/garum/index.ts'),
    ]);
    teach('garum', learnGarum);
    return someTitle(garumTitle);
  },
  lata: async () => {
    const [{ lataTitle }, { learnLata }] = await Promise.all([
      import('../../games/lata/index.ts'),
      import('../../bots/knowledge/lata/index.ts'),
    ]);
    teach('lata', learnLata);
    return someTitle(lataTitle);
  },
};

const answer = async (question: Question): Promise<void> => {
  const title = await games[question.game]();
  postMessage(title(known => decide(known, question)));
};

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  // What fails in here is to be seen outside as the failure of this worker.
  answer(data).catch((error: unknown) => reportError(error));
});
