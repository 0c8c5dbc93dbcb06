import { parentPort } from 'node:worker_threads';
import { bots, botTurn } from '../../bots/index.ts';
import { catalogue } from '../../games/catalogue.ts';
import { expect, Random, type Kind, type Title } from '../../games/kernel/index.ts';
import type { Question } from './question.ts';

const decide = <K extends Kind>(
  title: Title<K>,
  { edition, view, seat, bot, seed }: Question,
): readonly string[] => {
  const game = expect(title.open(edition));
  return botTurn(game, view, seat, bots[bot], new Random(seed)).map(game.text.makeMove);
};

// index.ts sends nothing but questions, one at a time.
parentPort?.on('message', (question: Question) =>
  parentPort?.postMessage(catalogue[question.game](title => decide(title, question))),
);
