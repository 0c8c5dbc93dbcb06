import type { JSX } from 'preact';
import type { Garum } from '../../games/garum/index.ts';
import type { Desk } from '../table/gameTable.ts';
import { useMiddle, useNarrow } from '../table/narrow.ts';
import { useTurning } from '../table/turning.ts';
import { GarumDefs } from './art/Defs.tsx';
import { openBox } from './Belongings.tsx';
import { Board } from './Board.tsx';
import { CloseUp } from './CloseUp.tsx';
import { useHold } from './hold.ts';
import { Order } from './Order.tsx';
import { GhostRest } from './Rest.tsx';
import { Tray } from './Tray.tsx';

/** The Garum table: the board, and what lies before the viewer. */
export const Surface = ({ desk }: { readonly desk: Desk<Garum> }): JSX.Element => {
  const hold = useHold(desk, openBox(desk.game.edition));
  const narrow = useNarrow();
  const middle = useMiddle();
  const board = useTurning<HTMLDivElement>(hold.turn);

  return (
    <>
      <GarumDefs />
      <div class="board" ref={board}>
        <Board hold={hold} />
        {middle && <CloseUp hold={hold} />}
      </div>
      <div class="tray">
        <Tray hold={hold} narrow={narrow} />
        <Order hold={hold} />
        <GhostRest hold={hold} />
      </div>
    </>
  );
};
