import { describe, expect, it } from 'vitest';
import { catalogue } from '../../games/catalogue.ts';
import { plain } from '../paint.ts';
import { chooseGame } from '../play/chooseGame.ts';
import type { Terminal } from '../terminal.ts';

/** A terminal at which these lines are typed, and which keeps what was said. */
const terminalWith = (...lines: readonly string[]): Terminal & { readonly said: readonly string[] } => {
  const said: string[] = [];
  const rest = [...lines];
  return {
    said,
    paint: plain,
    width: 80,
    say: text => void said.push(text),
    ask: prompt => {
      said.push(prompt);
      return Promise.resolve(rest.shift());
    },
    cover: () => {},
    close: () => {},
  };
};

const NUMBER = String(Object.keys(catalogue).indexOf('garum') + 1);

describe('choosing a game', () => {
  it.each([NUMBER, 'garum', ' Garum '])('by typing "%s"', async line => {
    expect(await chooseGame(terminalWith(line), 'en')).toBe('garum');
  });

  it('shows every game with what it is about, in the language of the table', async () => {
    const terminal = terminalWith('garum');
    await chooseGame(terminal, 'pt');
    expect(terminal.said[0]).toBe('Que jogo?');
    expect(terminal.said).toHaveLength(Object.keys(catalogue).length + 2);
    expect(terminal.said).toContainEqual(
      expect.stringMatching(new RegExp(`^${NUMBER} Garum: Coloque peças de peixe em tanques`)),
    );
  });

  it('asks again after a game that is not there, and takes Enter for nothing', async () => {
    const terminal = terminalWith('chess', '', '0', 'garum');
    expect(await chooseGame(terminal, 'en')).toBe('garum');
    expect(terminal.said.filter(line => line.endsWith('is not in the list.'))).toEqual([
      'chess is not in the list.',
      '0 is not in the list.',
    ]);
  });

  it('gives up when nobody answers', async () => {
    expect(await chooseGame(terminalWith('chess'), 'en')).toBeUndefined();
  });
});
