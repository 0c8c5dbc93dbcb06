import { describe, expect, it } from 'vitest';
import { BOT_NAMES, bots, readBot } from '../index.ts';

const problem = (text: string): string => {
  const read = readBot(text);
  return read.ok ? 'read' : read.problem.message;
};

describe('a bot named in text', () => {
  it.each(BOT_NAMES)('is the level %s', name => {
    expect(readBot(name)).toEqual({ ok: true, value: bots[name] });
  });

  it.each([
    'mcts:iterations=2000',
    'mcts:milliseconds=50:curiosity=1',
    'plain:iterations=10',
    'mcts:iterations=5:horizon=all:rollout=uniform:widening=off:bias=0:surprise=0.5:winning=1',
    'mcts:iterations=5:horizon=game',
  ])('is the search %s', text => expect(readBot(text)).toMatchObject({ ok: true }));

  it.each([
    ['minimax', /^There is no bot "minimax"; there are random, greedy, .* mcts:iterations=2000\.$/],
    ['mcts', /^Say how long it may think: mcts:iterations=2000 or mcts:milliseconds=500\.$/],
    ['mcts:iterations=0', /^iterations must be a number from 1 to 1000000000, not "0"\.$/],
    ['mcts:iterations', /^iterations must be a number .*, not ""\.$/],
    ['mcts:milliseconds=900000', /^milliseconds must be a number from 1 to 600000, not "900000"\.$/],
    ['mcts:iterations=10:depth=3', /^A search has no setting "depth"; it has iterations, /],
    ['mcts:iterations=10:rollout=wild', /^"wild" is not a value of rollout\.$/],
    ['mcts:iterations=10:surprise=2', /^"2" is not a value of surprise\.$/],
    ['mcts:iterations=10:toString=2', /^A search has no setting "toString"/],
  ])('%s is refused with a sentence', (text, sentence) => expect(problem(text)).toMatch(sentence));
});
