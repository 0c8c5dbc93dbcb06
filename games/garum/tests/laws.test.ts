import { listBits } from '../../kernel/index.ts';
import { laws } from '../../kernel/testkit/index.ts';
import { COLOURS, EMPTY, postOf, TILES_A_COLOUR, tileOf } from '../components.ts';
import { garumTitle } from '../index.ts';
import type { State } from '../state.ts';
import { times } from './table.ts';

const inventory = (state: State): unknown => {
  const held = [...state.hands, ...state.piles].flatMap((set, i) =>
    listBits(set).map(number => (i % COLOURS.length) * TILES_A_COLOUR + number),
  );
  const onTable = state.places.filter(laid => laid !== EMPTY).map(tileOf);
  const waiting = state.ghostTile === EMPTY ? [] : [state.ghostTile];
  const ready = [
    ...state.vilicus.flatMap((count, colour) => times(count, postOf(colour, 'vilicus'))),
    ...state.dominus.flatMap((count, colour) => times(count, postOf(colour, 'dominus'))),
  ];
  const posted = state.lines.filter(post => post !== EMPTY);
  return {
    tiles: [...held, ...onTable, ...waiting].toSorted((a, b) => a - b),
    workers: [...ready, ...posted].toSorted((a, b) => a - b),
  };
};

laws({ title: garumTitle, conserved: inventory });
