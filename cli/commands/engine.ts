import { once } from 'node:events';
import { command } from '../command.ts';
import { createEngine, LONGEST_LINE } from '../engine/engine.ts';
import { cutLines } from '../engine/lines.ts';

const WELCOME =
  'The engine waits for JSON, one request a line, such as {"id":1,"cmd":"games"}; Ctrl-D ends it. See docs/protocol.md.';

export const engine = command({
  name: 'engine',
  words: [],
  about: 'Referee matches for another program: one JSON object a line, in and out.',
  options: {},
  notes: `Every line of standard input is a request, and every request is answered by one line, in order:
  {"id":1,"cmd":"new","game":"garum","seats":4,"seed":"any text"}
  {"id":2,"cmd":"legal","match":"m1","seat":0}
The commands are games, new, position, load, state, view, pending, legal, play, outcome, log, save and close.
docs/protocol.md describes them field by field.`,
  run: async () => {
    if (process.stdin.isTTY) console.error(WELCOME);
    const answer = createEngine();
    for await (const line of cutLines(process.stdin, LONGEST_LINE))
      if (!process.stdout.write(`${answer(line)}\n`)) await once(process.stdout, 'drain');
    return 0;
  },
});
