import type { Language } from '../../games/kernel/index.ts';
import { describeAll } from '../describe.ts';
import { messages } from '../messages/index.ts';
import type { Terminal } from '../terminal.ts';

/** Shows the games and asks for one, by its number, id or name; undefined when nobody answers. */
export const chooseGame = async (terminal: Terminal, language: Language): Promise<string | undefined> => {
  const { chooseGame: question, gamePrompt, noSuchGame } = messages[language];
  const games = describeAll();
  terminal.say(question);
  games.forEach(({ name, about }, i) =>
    terminal.say(
      `${terminal.paint('cyan', String(i + 1))} ${terminal.paint('bold', name)}: ${about[language]}`,
    ),
  );
  for (;;) {
    const line = await terminal.ask(gamePrompt(games.length));
    if (line === undefined) return undefined;
    const typed = line.trim().toLowerCase();
    const chosen = games.find(({ game, name }, i) =>
      [String(i + 1), game, name.toLowerCase()].includes(typed),
    );
    if (chosen !== undefined) return chosen.game;
    if (typed !== '') terminal.say(noSuchGame(line.trim()));
  }
};
