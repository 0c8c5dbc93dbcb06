import type { JSX } from 'preact';
import type { Cafe } from '../../games/cafe/index.ts';
import type { Desk } from '../table/gameTable.ts';
import { useTurning } from '../table/turning.ts';
import { Actions } from './Actions.tsx';
import { CafeDefs } from './art/Defs.tsx';
import { Bids } from './Bids.tsx';
import { Board } from './Board.tsx';
import { Hand } from './Hand.tsx';
import { useHold } from './hold.ts';
import { Inspector } from './Inspector.tsx';
import { Market } from './Market.tsx';
import { Tabs } from './Tabs.tsx';
import { Shops, Warehouse } from './Warehouse.tsx';
import { openBox } from './words.ts';

/** The Café table: an area on the table top, and what lies before the viewer. */
export const Surface = ({ desk }: { readonly desk: Desk<Cafe> }): JSX.Element => {
  const hold = useHold(desk, openBox(desk.game.edition));
  const board = useTurning<HTMLDivElement>(hold.turn);

  return (
    <>
      <CafeDefs />
      <div class="board" ref={board}>
        <Tabs hold={hold} />
        <Board hold={hold} />
        <Inspector hold={hold} />
      </div>
      <div class="tray">
        <Bids hold={hold} />
        <Hand hold={hold} />
        <Actions hold={hold} />
        {desk.view.step !== 'place' && <Market hold={hold} />}
        <Shops hold={hold} />
        <Warehouse hold={hold} />
      </div>
    </>
  );
};
