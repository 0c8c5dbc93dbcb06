// Requests that the engine must refuse, in a talk with a match of Garum for four called m1.

import { commitmentTo } from '../../games/kernel/index.ts';
import type { InputLine } from '../engine/lines.ts';
import { LAST_TILE, type Answer, type Talk } from './engine.ts';

export const line = (text: string): InputLine => ({ text });

const recordOf = (talk: Talk) => {
  const { record } = talk.get('save', { match: 'm1' });
  return record as Readonly<Record<string, unknown>>;
};

export const pendingSeat = (talk: Talk): number =>
  (talk.get('pending', { match: 'm1' }).pending as number[])[0];

export const firstMove = (talk: Talk): unknown =>
  (talk.get('legal', { match: 'm1', seat: pendingSeat(talk) }).moves as { text: string }[])[0].text;

type Case = readonly [code: string, what: string, refused: (talk: Talk) => Answer, message: string | RegExp];

const load =
  (change: object): Case[2] =>
  talk =>
    talk.ask('load', { record: { ...recordOf(talk), ...change } });
const ask =
  (cmd: string, fields: object = {}): Case[2] =>
  talk =>
    talk.ask(cmd, fields);
const play =
  (fields: object): Case[2] =>
  talk =>
    talk.ask('play', { match: 'm1', seat: pendingSeat(talk), ...fields });

export const CASES: readonly Case[] = [
  ['bad-utf8', 'other bytes', talk => talk.send('not-utf8'), 'The line is not valid UTF-8.'],
  ['line-too-long', 'a long line', talk => talk.send('too-long'), 'A line has at most 4000000 bytes.'],
  ['bad-json', 'no JSON', talk => talk.send(line('{"id":1,')), 'This is not valid JSON.'],
  [
    'bad-json',
    'a blank line',
    talk => talk.send(line(' \t\r')),
    'The line is blank; a request is a JSON object.',
  ],

  ['bad-request', 'a list', talk => talk.send(line('[]')), 'A request is a JSON object.'],
  ['bad-request', 'null', talk => talk.send(line('null')), 'A request is a JSON object.'],
  ['bad-request', 'a text', talk => talk.send(line('"new"')), 'A request is a JSON object.'],
  [
    'bad-request',
    'a deep request',
    ask('load', { record: { deep: JSON.parse('['.repeat(100) + ']'.repeat(100)) } }),
    'A request is nested at most 64 deep.',
  ],
  [
    'bad-request',
    'a request without id',
    talk => talk.send(line('{"cmd":"games"}')),
    'A request needs a field "id": a text, or a number of at most 15 digits.',
  ],
  ['bad-request', 'an id that is an object', ask('games', { id: {} }), /^A request needs a field "id"/],
  ['bad-request', 'an id that is null', ask('games', { id: null }), /^A request needs a field "id"/],
  [
    'bad-request',
    'an id that a double does not carry',
    talk => talk.send(line('{"id":12345678901234567890,"cmd":"games"}')),
    /^A request needs a field "id"/,
  ],
  [
    'bad-request',
    'an endless id',
    talk => talk.send(line('{"id":1e999,"cmd":"games"}')),
    /^A request needs a field "id"/,
  ],
  [
    'bad-request',
    'a request without command',
    talk => talk.send(line('{"id":7}')),
    'A request needs a field "cmd" with a text.',
  ],
  ['bad-request', 'a command that is no text', ask('x', { cmd: 5 }), /^A request needs a field "cmd"/],
  ['bad-request', 'no match', ask('state'), 'The field "match" is missing.'],
  ['bad-request', 'a match that is null', ask('state', { match: null }), 'The field "match" is missing.'],
  ['bad-request', 'a match that is no text', ask('state', { match: 1 }), 'match must be a text, not 1.'],
  ['bad-request', 'no seat', ask('legal', { match: 'm1' }), 'The field "seat" is missing.'],
  [
    'bad-request',
    'a seat that is a text',
    ask('legal', { match: 'm1', seat: '0' }),
    'seat must be a number, not "0".',
  ],
  [
    'bad-request',
    'a viewer that is neither',
    ask('view', { match: 'm1', seat: 'all' }),
    'seat must be a seat or "spectator", not "all".',
  ],
  ['bad-request', 'no moves', play({}), 'The field "moves" is missing.'],
  [
    'bad-request',
    'moves that are no list',
    play({ moves: 'B1 NW 0' }),
    'moves must be a list, not "B1 NW 0".',
  ],
  [
    'bad-request',
    'an unknown field',
    ask('new', { game: 'garum', seats: 2, sede: 'x' }),
    'There is no field of new "sede"; did you mean seed?',
  ],
  [
    'bad-request',
    'a field of another command',
    ask('state', { match: 'm1', moves: [] }),
    'There is no field of state "moves"; what there is: id, cmd, match.',
  ],
  [
    'bad-request',
    'a field that every object has in JavaScript',
    talk => talk.send(line('{"id":1,"cmd":"games","__proto__":5}')),
    /^There is no field of games "__proto__"/,
  ],
  [
    'bad-request',
    'an unknown language',
    ask('pending', { match: 'm1', lang: 'fr' }),
    'lang must be one of en, pt, not "fr".',
  ],
  [
    'bad-request',
    'a seed that is a number',
    ask('new', { game: 'garum', seats: 2, seed: 1 }),
    'seed must be a text, not 1.',
  ],
  [
    'bad-request',
    'an edition that is a number',
    ask('new', { game: 'garum', seats: 2, edition: 1 }),
    'edition must be a text or an object, not 1.',
  ],
  [
    'bad-request',
    'a state that is a list',
    ask('position', { game: 'garum', state: [] }),
    'state must be an object, not [].',
  ],
  [
    'bad-request',
    'an entry before the first',
    ask('log', { match: 'm1', from: -1 }),
    'from must be a whole number from 0 to 1000000000, not -1.',
  ],
  ['bad-request', 'no record', ask('load'), 'The field "record" is missing.'],

  ['unknown-command', 'an unknown command', ask('plya'), 'There is no command "plya"; did you mean play?'],
  ['unknown-command', 'a name every object has', ask('constructor'), /^There is no command "constructor"/],
  [
    'unknown-game',
    'an unknown game',
    ask('new', { game: 'garun', seats: 2 }),
    'There is no game "garun"; did you mean garum?',
  ],
  ['unknown-game', 'a record of an unknown game', load({ game: 'chess' }), /^There is no game "chess"/],
  ['unknown-match', 'an unknown match', ask('state', { match: 'm9' }), 'There is no match "m9".'],
  [
    'unknown-match',
    'a closed match',
    talk => {
      talk.get('close', { match: 'm1' });
      return talk.ask('view', { match: 'm1', seat: 0 });
    },
    'There is no match "m1".',
  ],

  ['bad-seats', 'too many', ask('new', { game: 'garum', seats: 5 }), 'Garum is for 2 to 4 players, not 5.'],
  ['bad-seats', 'none', ask('new', { game: 'garum', seats: 0 }), 'Garum is for 2 to 4 players, not 0.'],
  ['bad-seats', 'a half', ask('new', { game: 'garum', seats: 2.5 }), 'Garum is for 2 to 4 players, not 2.5.'],
  [
    'bad-options',
    'an unknown option',
    ask('new', { game: 'garum', seats: 2, options: { bord: 'troia' } }),
    'options: there is no field "bord".',
  ],
  [
    'bad-options',
    'an unknown value',
    ask('new', { game: 'garum', seats: 2, options: { board: 'roma' } }),
    'options.board must be one of troia, baelo, not "roma".',
  ],
  [
    'bad-options',
    'options that are no object',
    ask('new', { game: 'garum', seats: 2, options: 'baelo' }),
    'options must be an object, not "baelo".',
  ],
  [
    'unknown-edition',
    'an unknown edition',
    ask('new', { game: 'garum', seats: 2, edition: 'cais-0' }),
    'There is no edition "cais-0" of garum; there is cais-1.',
  ],
  [
    'bad-edition',
    'data that are no edition',
    ask('new', { game: 'garum', seats: 2, edition: { game: 'garum', id: 'mine', title: 7 } }),
    'title must be a text, not 7.',
  ],
  [
    'bad-state',
    'a state that is none',
    ask('position', { game: 'garum', state: { board: 'roma' } }),
    /^board must be one of troia, baelo/,
  ],
  [
    'bad-state',
    'a tile that lies twice',
    ask('position', {
      game: 'garum',
      state: { ...LAST_TILE, places: LAST_TILE.places.with(3, LAST_TILE.places[4]) },
    }),
    'places: a tile lies twice on the board.',
  ],
  [
    'bad-state',
    'a worker from nowhere',
    ask('position', { game: 'garum', state: { ...LAST_TILE, vilicus: [4, 5, 4, 5] } }),
    'vilicus: blue has 5 of them, on the board and off it.',
  ],

  [
    'bad-seat',
    'a seat too high',
    ask('view', { match: 'm1', seat: 4 }),
    'There is no seat 4: the seats are 0 to 3.',
  ],
  [
    'bad-seat',
    'a seat too low',
    ask('legal', { match: 'm1', seat: -1 }),
    'There is no seat -1: the seats are 0 to 3.',
  ],
  [
    'bad-seat',
    'half a seat',
    ask('log', { match: 'm1', seat: 0.5 }),
    'There is no seat 0.5: the seats are 0 to 3.',
  ],
  [
    'bad-seat',
    'a player too many',
    play({ seat: 9, moves: ['no worker'] }),
    'There is no seat 9: the seats are 0 to 3.',
  ],
  [
    'not-your-turn',
    'a move out of turn',
    talk => talk.ask('play', { match: 'm1', seat: (pendingSeat(talk) + 1) % 4, moves: ['no worker'] }),
    /^Player \d has nothing to decide now\.$/,
  ],
  ['bad-move', 'a text', play({ moves: ['dance'] }), '"dance" is not the notation of any move of Garum.'],
  ['bad-move', 'null', play({ moves: [null] }), 'null is not a move of Garum.'],
  [
    'bad-move',
    'JSON with a field too many',
    play({ moves: [{ kind: 'none', why: 'no' }] }),
    '{"kind":"none","why":"no"} is not a move of Garum.',
  ],
  ['bad-move', 'endless nonsense', play({ moves: ['x'.repeat(1e5)] }), /^.{0,120}$/],
  [
    'illegal-move',
    'a worker before the tile',
    play({ moves: ['no worker'] }),
    '"no worker" cannot be played now: A tile has to be laid before a worker is posted. (G-TRN-1)',
  ],
  [
    'illegal-move',
    'a batch that is good but for its end',
    talk => play({ moves: [firstMove(talk), firstMove(talk)] })(talk),
    /^".*" cannot be played now: The tile of this turn already lies\. \(G-TRN-\d\)$/,
  ],
  ['empty-batch', 'no move at all', play({ moves: [] }), 'A batch needs at least one move.'],
  [
    'batch-too-long',
    'a move after the draw',
    talk => play({ moves: [firstMove(talk), 'no worker', 'no worker'] })(talk),
    'A batch ends with the first move that needs the referee: move 2.',
  ],
  [
    'match-over',
    'a move after the end',
    talk => {
      talk.get('position', { game: 'garum', state: LAST_TILE });
      talk.get('play', { match: 'm2', seat: 1, moves: ['R16 SE 0'] });
      return talk.ask('play', { match: 'm2', seat: 1, moves: ['no worker'] });
    },
    'The match is over.',
  ],

  ['bad-file', 'a text that is no JSON', ask('load', { record: 'dance' }), 'This is not valid JSON.'],
  [
    'bad-file',
    'a text of JSON that is too deep',
    ask('load', { record: `${'['.repeat(1e5)}${']'.repeat(1e5)}` }),
    'This is nested more than 64 deep.',
  ],
  ['bad-file', 'another format', load({ format: 'pgn' }), 'format must be one of cais match 1, not "pgn".'],
  ['bad-file', 'an unknown field', load({ date: 'today' }), 'there is no field "date".'],
  [
    'bad-file',
    'a commit without seat',
    load({ log: ['dance'] }),
    'log[0]: "dance" is not a commit, written "seat: move; move".',
  ],
  [
    'unknown-rules',
    'other rules',
    load({ rulesVersion: 99 }),
    'The match was played by rules version 99 of Garum; this is version 1.',
  ],
  [
    'bad-seed',
    'a seed that is none',
    load({ seed: 'x', commitment: commitmentTo('x') }),
    'A seed is 32 hexadecimal digits, not "x".',
  ],
  [
    'wrong-commitment',
    'another commitment',
    load({ commitment: '0'.repeat(64) }),
    'The seed is not the one that was committed to at the start.',
  ],
  [
    'wrong-start',
    'a start with other options',
    load({ start: LAST_TILE }),
    'The state that the match starts from has other options or seats than the file says.',
  ],
  [
    'wrong-result',
    'a result before the end',
    load({ result: [1, 2, 3, 4] }),
    'The file claims the result 1 2 3 4, but the match is not over.',
  ],
  ['bad-move', 'a record with a move that is none', load({ log: ['1: dance'] }), /^Commit 1: "dance" is not/],
];
