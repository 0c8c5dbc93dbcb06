import { botTurn } from '../../bots/index.ts';
import {
  expect,
  makeRecord,
  recordMatch,
  type Kind,
  type Outcome,
  type Seat,
  type Viewer,
} from '../../games/kernel/index.ts';
import { writeText } from '../files.ts';
import { rankingLines, ratingLines, scoreLines } from '../scores.ts';
import { createNews } from './news.ts';
import { people, type Table } from './table.ts';
import { personTurn } from './turn.ts';

const save = <K extends Kind>({ game, match, saveFile }: Table<K>): void => {
  if (saveFile !== undefined) writeText(saveFile, makeRecord(recordMatch(game, match)));
};

const finish = <K extends Kind>(table: Table<K>, viewer: Viewer, outcome: Outcome<K['Part']>): void => {
  const { game, match, messages, pencil, saveFile, terminal } = table;
  const lines = [
    '',
    table.board(game, match.view(viewer), pencil),
    '',
    messages.over,
    ...scoreLines(game, match.state(), pencil),
    ...rankingLines(outcome, pencil),
    ...ratingLines(game, match.state(), pencil),
    messages.seed(match.seed(), match.commitment),
    messages.howToVerify(saveFile),
  ];
  for (const line of lines) terminal.say(line);
};

/** Plays a match to its end, or until a person leaves. */
export const playMatch = async <K extends Kind>(table: Table<K>): Promise<void> => {
  const { game, match, messages, players, pencil, saveFile, terminal } = table;
  const news = createNews(table);
  const persons = people(table);
  let atScreen: Seat | undefined;

  /** Where several people share a screen, it is covered before another of them sees it. */
  const bringToScreen = async (seat: Seat): Promise<boolean> => {
    if (persons.length > 1 && seat !== atScreen) {
      terminal.cover();
      if ((await terminal.ask(messages.passTheScreen(pencil.names[seat]))) === undefined) return false;
    }
    atScreen = seat;
    news.tell(seat);
    return true;
  };

  const decide = async (seat: Seat): Promise<readonly K['Move'][] | undefined> => {
    const player = players[seat];
    if (player.kind === 'bot') return botTurn(game, match.view(seat), seat, player.bot, player.random);
    return (await bringToScreen(seat)) ? personTurn(table, seat) : undefined;
  };

  // Before anything is said: a file that cannot be written is bad input, and the match has not begun.
  save(table);
  terminal.say(messages.welcome(game.name, pencil.names));
  terminal.say(messages.commitment(match.commitment));
  for (let outcome = match.outcome(); ; outcome = match.outcome()) {
    if (outcome !== undefined) {
      const viewer = persons.length === 1 ? persons[0] : 'spectator';
      news.tellAll(persons, viewer);
      finish(table, viewer, outcome);
      return;
    }
    const [seat] = match.pending();
    const moves = await decide(seat);
    if (moves === undefined) {
      terminal.say(messages.quit(saveFile));
      return;
    }
    expect(match.commit(seat, moves));
    save(table);
  }
};
