import type { JSX } from 'preact';
import {
  GOODS,
  marketName,
  redIn,
  silverIn,
  yellowIn,
  type Box,
  type Cubes,
  type Good,
  type MarketCard,
} from '../../../games/lata/index.ts';
import { PrintedKey } from './Key.tsx';

export const CRATE = { width: 150, height: 132 } as const;

/** A slot of a crate: which good it is for, and whether a tin is in it. */
export interface Slot {
  readonly good: Good;
  readonly tin: 'none' | 'there' | 'offered';
}

/** The slots of a market by colour, those with cubes first, then those that somebody is about to fill. */
export const slotsOf = (box: Box, card: MarketCard, filled: Cubes, offered: Cubes = 0): readonly Slot[] => {
  const market = box.markets[card];
  const counts = [
    [market.silver, silverIn(filled), silverIn(offered)],
    [market.red, redIn(filled), redIn(offered)],
    [market.yellow, yellowIn(filled), yellowIn(offered)],
  ];
  return GOODS.flatMap((_, good) => {
    const [all, there, here] = counts[good];
    return Array.from({ length: all }, (_slot, i): Slot => ({
      good,
      tin: i < there ? 'there' : i < there + here ? 'offered' : 'none',
    }));
  });
};

/** From a slot to the next: as far as a crate is wide, for a fingertip each. */
export const slotPitch = (count: number): number => Math.min(42, CRATE.width / count);

/** Where a slot is on its crate. */
export const slotAt = (index: number, count: number): { readonly x: number; readonly y: number } => ({
  x: CRATE.width / 2 + (index - (count - 1) / 2) * slotPitch(count) - 16,
  y: 88,
});

/** A market: a wooden crate with its flags, what it asks and pays, and a slot for each tin. */
export const CrateFace = (props: {
  readonly box: Box;
  readonly card: MarketCard;
  readonly slots: readonly Slot[];
}): JSX.Element => {
  const { box, card, slots } = props;
  const { cost, pays, flags } = box.markets[card];
  return (
    <g>
      <rect
        x="1"
        y="6"
        width="148"
        height="125"
        rx="6"
        fill="url(#l-boards)"
        stroke="var(--l-wood-edge)"
        stroke-width="2"
      />
      <path d="M12 6V131M138 6V131" stroke="var(--l-wood-edge)" stroke-width="1.5" opacity=".55" />
      <g fill="#4a3a28">
        <circle cx="6.5" cy="14" r="2" />
        <circle cx="143.5" cy="14" r="2" />
        <circle cx="6.5" cy="124" r="2" />
        <circle cx="143.5" cy="124" r="2" />
      </g>
      <rect x="18" y="1" width="114" height="44" rx="4" fill="#fbf3df" stroke="#2b2013" />
      {flags.map((nation, i) => (
        <use
          key={i}
          href={`#l-flag-${nation}`}
          x={75 + (i - (flags.length - 1) / 2) * 52 - 24}
          y="6"
          width="48"
          height="32"
        />
      ))}
      <g>
        <path d="M20 52H64V76H20Q14 64 20 52Z" fill="#1d2b38" />
        <PrintedKey transform="translate(19 52)" />
        <text class="l-plate" x="51" y="71">
          {cost}
        </text>
        <circle cx="104" cy="64" r="14" fill="#e4b33c" stroke="#6b4a05" stroke-width="2" />
        <circle cx="104" cy="64" r="10.5" fill="none" stroke="#a9790f" />
        <text class="l-coin-text" x="104" y="69.5">
          {pays}$
        </text>
      </g>
      {slots.map(({ good, tin }, i) => {
        const { x, y } = slotAt(i, slots.length);
        return (
          <g key={i} class={`l-slot ${tin}`}>
            <rect
              x={x}
              y={y}
              width="32"
              height="32"
              rx="6"
              fill="var(--l-slot)"
              stroke="var(--l-wood-edge)"
            />
            <use
              href={`#l-tin-${good}`}
              x={x + 2}
              y={y + 2}
              width="28"
              height="28"
              opacity={tin === 'none' ? 0.34 : 1}
            />
            {tin === 'none' && (
              <rect
                x={x + 3}
                y={y + 3}
                width="26"
                height="26"
                rx="5"
                fill="none"
                stroke="#fff8e6"
                stroke-width="1.5"
                stroke-dasharray="4 3"
              />
            )}
          </g>
        );
      })}
      <text class="l-stencil" x="75" y="128.5">
        {marketName(card)}
      </text>
    </g>
  );
};

export const CratePicture = ({
  box,
  card,
  filled = 0,
}: {
  readonly box: Box;
  readonly card: MarketCard;
  readonly filled?: Cubes;
}): JSX.Element => (
  <svg class="l-crate-picture" viewBox={`0 0 ${CRATE.width} ${CRATE.height}`} aria-hidden="true">
    <CrateFace box={box} card={card} slots={slotsOf(box, card, filled)} />
  </svg>
);
