import type { JSX } from 'preact';
import type { Lata, Step } from '../../games/lata/index.ts';
import { moveByArrows } from '../table/arrows.ts';
import type { Desk } from '../table/gameTable.ts';
import { useNarrow } from '../table/narrow.ts';
import { LataDefs } from './art/Defs.tsx';
import { MarkerChoice, OpenAuction, SealedAuction } from './Auction.tsx';
import { openBox } from './box.ts';
import { useHold, type Hold } from './hold.ts';
import { Line } from './Line.tsx';
import { Markets } from './Markets.tsx';
import { Decks, Own } from './Own.tsx';
import { Head, Selling } from './Production.tsx';
import { FinalCards, Offers, OwnCards } from './Scoring.tsx';
import { Choosing, Hand, Keeping, Sets } from './Sets.tsx';

/** What stands in the middle of the table, by what is being decided. */
const STAGES: Readonly<Record<Step, (props: { readonly hold: Hold }) => JSX.Element | null>> = {
  choose: Choosing,
  bid: SealedAuction,
  raise: OpenAuction,
  marker: MarkerChoice,
  take: Sets,
  keep: Keeping,
  place: Hand,
  produce: Head,
  sell: Selling,
  buy: Offers,
  over: FinalCards,
};

/** On a narrow screen, what is being decided comes first and what it needs comes next to it. */
const orderOf = (step: Step, narrow: boolean): readonly ('markets' | 'stage' | 'line')[] => {
  if (step === 'over') return ['stage', 'line', 'markets'];
  if (!narrow) return ['markets', 'stage', 'line'];
  if (step === 'sell') return ['stage', 'markets', 'line'];
  return step === 'produce' ? ['line', 'stage', 'markets'] : ['stage', 'line', 'markets'];
};

/** The Lata table: crates on the quay, what is being decided, the line; and what its owner has. */
export const Surface = ({ desk }: { readonly desk: Desk<Lata> }): JSX.Element => {
  const hold = useHold(desk, openBox(desk.game.edition));
  const narrow = useNarrow();
  const { step } = desk.view;
  const Stage = STAGES[step];
  const parts = {
    markets: <Markets key="markets" hold={hold} />,
    stage: <Stage key={`stage ${step}`} hold={hold} />,
    line: <Line key="line" hold={hold} />,
  };
  return (
    <>
      <LataDefs />
      <div class="board l-board" data-step={step} onKeyDown={moveByArrows}>
        {orderOf(step, narrow).map(part => parts[part])}
      </div>
      <div class="tray l-tray">
        <Own hold={hold} />
        {step !== 'over' && <OwnCards hold={hold} seat={hold.seat} />}
        {step !== 'buy' && step !== 'over' && <Offers hold={hold} />}
        <Decks hold={hold} />
      </div>
    </>
  );
};
