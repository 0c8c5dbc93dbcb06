import { isRow, numberOfLine, tileName, type Line } from '../components.ts';
import { who, type Messages } from './messages.ts';

const SPECIES = ['blue tuna', 'green mackerel', 'yellow mollusc', 'red shellfish'];
const CORNERS = ['north-west', 'north-east', 'south-west', 'south-east'];
const line = (number: Line): string => `${isRow(number) ? 'row' : 'column'} ${numberOfLine(number)}`;
const turned = (rotation: number): string => (rotation === 0 ? '' : `, turned ${rotation * 90}°`);
const points = (number: number): string => (Math.abs(number) === 1 ? `${number} point` : `${number} points`);

export const en: Messages = {
  events: {
    start: (event, names) => `${who(names, event.amphora)} holds the amphora and starts.`,
    order: event => `The haruspex reads the order of the tanks: ${event.cetaria.map(c => c + 1).join(', ')}.`,
    hand: (event, names) =>
      event.tiles === null
        ? `${who(names, event.colour)} takes up a hand of ${SPECIES[event.colour]}.`
        : `${who(names, event.colour)} takes up ${event.tiles.map(tileName).join(', ')}.`,
    round: (event, names) =>
      event.cetarium === null
        ? `Round ${event.round + 1}: ${who(names, event.amphora)} is to name a tank.`
        : `Round ${event.round + 1}: tank ${event.cetarium + 1}; ${who(names, event.amphora)} starts.`,
    named: (event, names) => `${who(names, event.colour)} names tank ${event.cetarium + 1}.`,
    laid: (event, names) =>
      `${who(names, event.colour)} lays ${tileName(event.tile)} in the ${CORNERS[event.corner]} of tank ${event.cetarium + 1}${turned(event.rotation)}${event.bonus === 0 ? '' : ` and scores a bonus of ${points(event.bonus)}`}.`,
    posted: (event, names) =>
      `${who(names, event.colour)} posts a ${event.worker} of ${SPECIES[event.colour]} on ${line(event.line)}.`,
    passed: (event, names) => `${who(names, event.colour)} posts no worker.`,
    drawn: (event, names) =>
      event.tile === null
        ? `${who(names, event.colour)} draws a tile.`
        : `${who(names, event.colour)} draws ${tileName(event.tile)}.`,
    'ghost-turned': event => `The ghost's pile shows ${tileName(event.tile)}.`,
    'ghost-laid': (event, names) =>
      `${who(names, event.colour)} lays the ghost's ${tileName(event.tile)} in the ${CORNERS[event.corner]} of tank ${event.cetarium + 1}${turned(event.rotation)}.`,
    over: () => 'All tanks are full: the workers are counted.',
  },
  parts: {
    bonus: part => `Bonus spaces, ${SPECIES[part.colour]}`,
    worker: part => `${part.worker} on ${line(part.line)}, ${part.specimens} of ${SPECIES[part.colour]}`,
  },
  prompts: {
    cetarium: () => 'Name the tank of this round.',
    tile: ({ cetarium, colour }) => `Lay a tile of ${SPECIES[colour]} in tank ${cetarium + 1}.`,
    worker: ({ cetarium }) => `Post a worker on a line through tank ${cetarium + 1}, or none.`,
    ghost: ({ cetarium }) => `Turn the ghost's tile for the last place of tank ${cetarium + 1}.`,
    over: () => 'The match is over.',
  },
  waiting: 'Somebody else is to decide.',
  refusals: {
    'match-over': 'The match is over.',
    'not-your-turn': 'It is not your turn.',
    'cetarium-first': 'The tank of this round has to be named first.',
    'no-emperor': 'The tank of this round is already known.',
    'tile-first': 'A tile has to be laid before a worker is posted.',
    'tile-laid': 'The tile of this turn already lies.',
    'ghost-first': "The ghost's tile has to be laid first.",
    'no-ghost': 'There is no tile of a ghost to be laid now.',
    'no-such-cetarium': 'This board has no such tank.',
    'cetarium-filled': 'This tank is already full.',
    'other-colour': 'This tile is of another colour than the one to play.',
    'not-in-hand': 'This tile is not in your hand.',
    'place-taken': 'A tile already lies there.',
    'same-rotation': 'Turned like this the tile looks the same as with a smaller turn: use that one.',
    'no-vilicus': 'All your vilicus are on the board.',
    'no-dominus': 'Your dominus is on the board.',
    'line-elsewhere': "This line does not pass through this round's tank.",
    'line-taken': 'A worker already stands on this line.',
    'line-closed': 'This line is closed: the other tanks of its area are full.',
  },
};
