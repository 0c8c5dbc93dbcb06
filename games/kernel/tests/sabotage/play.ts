import { readOptions } from '../../index.ts';
import { morra } from '../morra.ts';
import { isView, OPTIONS, type MorraEvent } from '../morra/components.ts';
import { afterMove, type Sabotages } from './sabotage.ts';

/** Games that break the laws of playing. */
export const PLAY = {
  'every legal move can be made': {
    finding: 'cannot make the legal move "call 8": Error: eight is too much',
    broken: () => ({
      apply: (table, seat, move, chance, tell) => {
        if (move.kind === 'call' && move.sum === 8) throw new Error('eight is too much');
        morra.apply(table, seat, move, chance, tell);
      },
    }),
  },
  'a batch with any other move is refused and changes nothing': {
    finding: 'Refused moves changed how the match went on.',
    broken: () => ({ cloneState: state => ({ ...state }) }),
  },
  'a pending seat has legal moves, none of them twice, and nobody is pending exactly at the end': {
    finding: 'is twice among the legal moves of seat 0.',
    broken: () => ({ legal: (table, seat) => morra.legal(table, seat).flatMap(move => [move, move]) }),
  },
  'a move that is listed again is the same object': {
    finding: '"show 1" is another object when listed again.',
    broken: () => ({ legal: (table, seat) => morra.legal(table, seat).map(move => ({ ...move })) }),
  },
  'there is an objection to exactly the moves that are not legal, the same on the view': {
    finding: 'which is not legal.',
    broken: () => ({ objection: () => undefined }),
  },
  'components are conserved at every step': {
    finding: '"1 1 2 2 3 4 5 7" is not "1 2 2 3 4 5 7"',
    broken: () => afterMove(state => state.deck.push(1)),
  },
  'the replay of a record is the match': {
    finding: 'The replayed state is not the one that was played.',
    broken: () => {
      let setups = 0;
      return {
        setup: (options, seats, chance, tell) => {
          const state = morra.setup(options, seats, chance, tell);
          if (setups++ % 2 === 0) state.deck.reverse();
          return state;
        },
      };
    },
  },
  'a match that goes on from the middle of another replays as well': {
    finding: 'The start of the continued match has changed.',
    broken: () => ({
      readState: json => {
        const read = morra.readState(json);
        if (read.ok) for (const choice of read.value.choices) choice.call = 0;
        return read;
      },
    }),
  },
  'what is logged stays as it is': {
    finding: 'Later moves changed what had been logged.',
    broken: () => {
      let last: MorraEvent | undefined;
      return {
        apply: (table, seat, move, chance, tell) =>
          morra.apply(table, seat, move, chance, event => {
            if (last !== undefined) Object.assign(last, { kind: 'ready', seat: 0 });
            last = event;
            tell?.(event);
          }),
      };
    },
  },
  'a turn drafted on the view is the turn of the match, with undo and redo': {
    finding: 'shows another table than the match. (at "/mine/fingers" 1',
    broken: () => ({
      apply: (table, seat, move, chance, tell) => {
        morra.apply(table, seat, move, chance, tell);
        if (isView(table) && table.mine !== null) table.mine.fingers = 1;
      },
    }),
  },
  'a match ends within its bound': {
    finding: 'The match goes on after 11 decisions.',
    broken: () => ({ longest: 11 }),
  },
  'scores are the sums of their parts, and the final ones are known to everybody': {
    finding: 'Seat 0 has 1 points, but their parts add up to 0.',
    broken: () => ({
      scores: table => morra.scores(table).map(score => ({ ...score, total: score.total + 1 })),
    }),
  },
  'every table tells the settings it was set up with': {
    finding: 'A table tells other settings than it was set up with. (at "/options/near" "off" is not "on")',
    broken: () => ({
      settings: table => ({ ...morra.settings(table), options: { length: 'short', near: 'off' } }),
    }),
  },
  'options that the table of options does not allow are refused': {
    finding: 'The options {"length":"short","near":"on"} are not refused.',
    broken: () => ({
      readOptions: (chosen, seats) =>
        readOptions({ ...OPTIONS, near: { ...OPTIONS.near, seats: [2, 3, 4, 5] } }, chosen, seats),
    }),
  },
} as const satisfies Sabotages;
