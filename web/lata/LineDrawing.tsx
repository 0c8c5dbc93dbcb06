// The production line as it is drawn: conveyor, cards, the walk of production, and what a card would do there.

import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';
import {
  LINE_END,
  placeMoves,
  productionName,
  SPACES,
  type Box,
  type Lata,
  type Space,
  type Spot,
} from '../../games/lata/index.ts';
import type { Desk } from '../table/gameTable.ts';
import { Settle } from '../table/motion.tsx';
import { CARD, CardFace } from './art/ProductionCard.tsx';
import { BELT, cardX, iconPlace, LINE, TOP } from './geometry.ts';
import { useHold, type Hold } from './hold.ts';
import { canAfford, goodsAt, madeIn, partnerSpot, stackAt, tinsWith, toldMade } from './knowledge.ts';

export const ALL_SPACES = Array.from({ length: SPACES }, (_, space) => space);
const PEEK = 8;

/** The conveyor belt on its rollers. */
export const Belt = (): JSX.Element => (
  <g>
    <rect x="0" y={BELT} width={LINE.width} height="18" rx="9" class="l-belt" />
    <path d={`M6 ${BELT + 3}H${LINE.width - 6}`} stroke="#8796a0" stroke-width="2" stroke-dasharray="10 8" />
    {Array.from({ length: 15 }, (_, i) => (
      <g key={i} transform={`translate(${20 + i * 40} ${BELT + 27})`}>
        <circle r="9" fill="url(#l-tinplate)" stroke="#33424c" stroke-width="2" />
        <circle r="2.5" fill="#33424c" />
      </g>
    ))}
  </g>
);

export const SpaceDrawing = (props: {
  readonly hold: Hold;
  readonly space: Space;
  readonly lit: boolean;
  readonly calm: boolean;
}): JSX.Element => {
  const { hold, space, lit, calm } = props;
  const { desk, box, seat, tried } = hold;
  const { view } = desk;
  const affordable =
    lit || (tried.value.length > 0 && desk.seat === seat && canAfford(box, view, seat, space));
  const stack = stackAt(view, seat, space);
  const x = cardX(space);
  const cost = box.costs[view.scenario][space];
  return (
    <g>
      <rect
        class={lit ? 'l-space lit' : 'l-space'}
        x={x - 3}
        y={TOP - 3}
        width={CARD.width + 6}
        height={CARD.height + 4}
        rx="12"
      />
      {stack.map((card, i) => (
        <g key={card} transform={`translate(${x} ${TOP - (stack.length - 1 - i) * PEEK})`}>
          <Settle calm={calm}>
            <CardFace box={box} card={card} />
          </Settle>
        </g>
      ))}
      <g transform={`translate(${x + CARD.width / 2} ${BELT + 44})`}>
        <rect class={affordable ? 'l-cost lit' : 'l-cost'} x="-24" y="-13" width="48" height="24" rx="5" />
        <text class={affordable ? 'l-cost-text lit' : 'l-cost-text'} y="5">
          {cost} $
        </text>
      </g>
    </g>
  );
};

/** From an icon to the later one that it calls on. */
const Link = ({
  hold,
  spot,
  strong,
}: {
  readonly hold: Hold;
  readonly spot: Spot;
  readonly strong: boolean;
}) => {
  const { desk, box, seat } = hold;
  const { view } = desk;
  const later = partnerSpot(box, view, seat, spot);
  if (later === undefined) return null;
  const from = iconPlace(box, view.tops[seat * SPACES + (spot >> 1)], spot);
  const to = iconPlace(box, view.tops[seat * SPACES + (later >> 1)], later);
  // Tins stand to the right of an icon: on one card the link keeps to the left of it.
  const side = from.x === to.x ? 24 : 0;
  const bend =
    from.x === to.x ? { x: from.x - 50, y: (from.y + to.y) / 2 } : { x: (from.x + to.x) / 2, y: TOP - 34 };
  return (
    <g class={strong ? 'l-link strong' : 'l-link'}>
      <path d={`M${from.x - side} ${from.y + side / 2}Q${bend.x} ${bend.y} ${to.x - side} ${to.y}`} />
      <circle cx={to.x - side} cy={to.y} r="7" />
    </g>
  );
};

/** Tins on the icons that they were made from: the viewer's own draft, or what the others did last. */
const Made = ({ hold }: { readonly hold: Hold }): JSX.Element => {
  const { desk, box, seat } = hold;
  const { view, before, drafted, recent } = desk;
  const made =
    desk.seat === seat ? madeIn(desk.game, before, seat, drafted) : toldMade(box, view, seat, recent);
  return (
    <>
      {[...made].map(([spot, good]) => {
        const { x, y } = iconPlace(box, view.tops[seat * SPACES + (spot >> 1)], spot);
        return (
          <g key={spot} class="l-made" transform={`translate(${x} ${y})`}>
            <Settle calm={desk.seat !== seat}>
              <circle r="22" fill="#fff8e6" opacity=".82" />
              <use href={`#l-tin-${good}`} x="-21" y="-21" width="42" height="42" />
            </Settle>
          </g>
        );
      })}
    </>
  );
};

/** The walk along the line: its head, links to partners, what icons can make and have made. */
export const Walk = ({ hold }: { readonly hold: Hold }): JSX.Element => {
  const { desk, box, seat } = hold;
  const { view } = desk;
  if (desk.seat !== seat || view.step !== 'produce' || desk.legal.length === 0) return <Made hold={hold} />;
  const ahead = Array.from({ length: LINE_END - view.spot }, (_, i) => view.spot + i);
  const at = (spot: Spot) => iconPlace(box, view.tops[seat * SPACES + (spot >> 1)], spot);
  return (
    <g>
      {ahead.toReversed().map(spot => (
        <Link key={spot} hold={hold} spot={spot} strong={spot === view.spot} />
      ))}
      {ahead.map(spot =>
        goodsAt(box, view, seat, spot).map((good, i) => (
          <use
            key={`${spot} ${good}`}
            href={`#l-tin-${good}`}
            x={at(spot).x + 22}
            y={at(spot).y - 8 - i * 24}
            width="26"
            height="26"
          />
        )),
      )}
      <g class="l-head" transform={`translate(${at(view.spot).x} ${at(view.spot).y})`}>
        <circle r="31" />
        <path d="M-46 -9L-33 0L-46 9Z" />
      </g>
      <Made hold={hold} />
    </g>
  );
};

/** What would come of placing a card here: what it covers, and what the line could make. */
export const Tries = ({
  hold,
  pointed,
}: {
  readonly hold: Hold;
  readonly pointed: Signal<Space | undefined>;
}) => {
  const { desk, box, seat, tried, next, planned } = hold;
  const { view } = desk;
  if (desk.seat !== seat) return null;
  const placing = view.step === 'place';
  const cards = placing ? view.hand.slice(next.value, next.value + 1) : tried.value;
  if (cards.length === 0) return null;
  const here = pointed.value;
  return (
    <g>
      {placing && here !== undefined && hold.isLegal(placeMoves[here]) && (
        <g class="l-ghost" transform={`translate(${cardX(here)} ${TOP - 10})`}>
          <CardFace box={box} card={cards[0]} />
        </g>
      )}
      {planned.value !== undefined && view.hand.length === 2 && (
        <g class="l-ghost" transform={`translate(${cardX(planned.value)} ${TOP - 10})`}>
          <CardFace box={box} card={view.hand[1]} />
        </g>
      )}
      {ALL_SPACES.filter(space => canAfford(box, view, seat, space)).map(space =>
        cards.map((card, i) => (
          <g
            key={`${space} ${card}`}
            class="l-try"
            transform={`translate(${cardX(space) + CARD.width / 2} ${(cards.length > 1 ? 13 : 24) + i * 25})`}
          >
            <rect
              x={cards.length > 1 ? -48 : -30}
              y="-12"
              width={cards.length > 1 ? 96 : 60}
              height="23"
              rx="11"
            />
            {cards.length > 1 && (
              <text x="-40" y="5" class="l-try-name">
                {productionName(card)}
              </text>
            )}
            <use href="#l-tin-0" x={cards.length > 1 ? -2 : -22} y="-11" width="22" height="22" />
            <text x={cards.length > 1 ? 32 : 14} y="6">
              {tinsWith(box, view, seat, card, space)}
            </text>
          </g>
        )),
      )}
    </g>
  );
};

/** A line to be looked at, for the help. */
export const LineStill = ({ desk, box }: { readonly desk: Desk<Lata>; readonly box: Box }): JSX.Element => {
  const hold = useHold(desk, box);
  return (
    <svg class="l-still" viewBox={`0 0 ${LINE.width} ${LINE.height}`} aria-hidden="true">
      <Belt />
      {ALL_SPACES.map(space => (
        <SpaceDrawing key={space} hold={hold} space={space} calm lit={false} />
      ))}
      <Walk hold={hold} />
    </svg>
  );
};
