import { asksForHelp, type Command } from './command.ts';
import { analyse } from './commands/analyse.ts';
import { arena } from './commands/arena.ts';
import { backup } from './commands/backup.ts';
import { bots } from './commands/bots.ts';
import { edition } from './commands/edition.ts';
import { engine } from './commands/engine.ts';
import { games } from './commands/games.ts';
import { play } from './commands/play.ts';
import { replay } from './commands/replay.ts';
import { restore } from './commands/restore.ts';
import { serve } from './commands/serve.ts';
import { simulate } from './commands/simulate.ts';
import { verify } from './commands/verify.ts';
import { complain, Complaint, unknownName } from './complaint.ts';
import { readVersion } from './version.ts';

const commands: readonly Command[] = [
  serve,
  backup,
  restore,
  games,
  bots,
  play,
  simulate,
  arena,
  replay,
  verify,
  analyse,
  edition,
  engine,
];

const width = Math.max(...commands.map(({ name }) => name.length));
const HELP = `cais: board games to play in the terminal, to study and to referee

Usage: cais COMMAND [options]

Commands:
${commands.map(({ name, about }) => `  ${name.padEnd(width)}  ${about}`).join('\n')}

cais COMMAND --help tells more. cais --version tells which Cais this is. To begin: cais play`;

const firstWord = ({ name }: Command): string => name.split(' ')[0];

const findCommand = (args: readonly string[]): Command => {
  const found = commands.find(({ name }) => name === args.slice(0, name.split(' ').length).join(' '));
  if (found !== undefined) return found;
  const family = commands.filter(one => firstWord(one) === args[0]).map(({ name }) => name);
  return family.length > 0
    ? complain(`Say it in full: cais ${family.join(', cais ')}.`)
    : complain(unknownName('command', args[0], commands.map(firstWord)));
};

const run = async (args: readonly string[]): Promise<number> => {
  const [first, ...rest] = args;
  if (first === undefined || asksForHelp([first])) {
    console.log(HELP);
    return 0;
  }
  if (first === '--version') {
    console.log(readVersion());
    return 0;
  }
  if (first === 'help') {
    console.log(rest.length === 0 ? HELP : findCommand(rest).help);
    return 0;
  }
  if (first.startsWith('-')) complain(`The command comes before its options; see cais --help.`);
  const command = findCommand(args);
  return command.run(args.slice(command.name.split(' ').length));
};

// A reader that has seen enough ("cais games | head") is no reason to complain.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof Complaint)) throw error;
  console.error(error.message.replaceAll(/\s+/g, ' '));
  process.exitCode = 2;
}
