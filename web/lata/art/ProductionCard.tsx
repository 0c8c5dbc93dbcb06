import type { JSX } from 'preact';
import {
  ICONS,
  NO_ICON,
  productionName,
  type Box,
  type ProductionCard as Card,
} from '../../../games/lata/index.ts';

/** A card in the units of its drawing, and where its icons are. */
export const CARD = { width: 100, height: 140 } as const;
export const iconMiddle = (two: boolean, lower: boolean): number => (two ? (lower ? 102 : 48) : 75);

/** A production card as a tin label: a band of its colour and pattern, icons large. */
export const CardFace = ({ box, card }: { readonly box: Box; readonly card: Card }): JSX.Element => {
  const icons = [box.icons[card * 2], box.icons[card * 2 + 1]].filter(icon => icon !== NO_ICON);
  const size = icons.length === 2 ? 52 : 70;
  return (
    <g>
      <rect
        x="1"
        y="1"
        width="98"
        height="138"
        rx="10"
        fill={`url(#l-${box.colours[card]})`}
        stroke="#1d2b38"
        stroke-width="2"
      />
      <rect x="8" y="17" width="84" height="115" rx="9" fill="#fbf3df" stroke="#1d2b38" />
      <rect x="11" y="20" width="78" height="109" rx="7" fill="none" stroke="#c9a45a" stroke-width="1.5" />
      {icons.length === 2 && (
        <path d="M18 75H82" stroke="#c9a45a" stroke-width="1.5" stroke-dasharray="4 3" />
      )}
      {icons.map((icon, i) => (
        <use
          key={i}
          href={`#l-icon-${ICONS[icon]}`}
          x={50 - size / 2}
          y={iconMiddle(icons.length === 2, i === 1) - size / 2}
          width={size}
          height={size}
        />
      ))}
      <rect x="33" y="3.5" width="34" height="15" rx="7" fill="#1d2b38" />
      <text class="l-number" x="50" y="15">
        {productionName(card)}
      </text>
    </g>
  );
};

export const CardPicture = ({ box, card }: { readonly box: Box; readonly card: Card }): JSX.Element => (
  <svg class="l-card" viewBox={`0 0 ${CARD.width} ${CARD.height}`} aria-hidden="true">
    <CardFace box={box} card={card} />
  </svg>
);
