// The boxes of the three games, as they stand on the quay.

import type { ComponentChild, JSX } from 'preact';

const Garum = (
  <g>
    <rect x="26" y="14" width="166" height="216" rx="4" fill="#a9502f" />
    <rect x="34" y="22" width="150" height="200" rx="4" fill="#f0e2c4" />
    <rect
      x="40"
      y="28"
      width="138"
      height="188"
      rx="2"
      fill="none"
      stroke="#a9502f"
      stroke-width="4"
      stroke-dasharray="7 2"
    />
    <path d="M46 150q8-7 16 0t16 0 16 0 16 0 16 0 16 0 16 0 14 0V210H46Z" fill="#2f8a8a" />
    <path
      d="M46 168q8-6 16 0t16 0 16 0 16 0 16 0 16 0 16 0 14 0"
      fill="none"
      stroke="#bfe3dc"
      stroke-width="3"
      stroke-dasharray="6 2"
    />
    <g transform="translate(11 12) scale(.9)" stroke="#5c2412" stroke-width="3" stroke-linejoin="round">
      <path d="M88 74C76 76 76 94 90 98M130 74C142 76 142 94 128 98" fill="none" />
      <path d="M94 56H124V74C146 88 142 128 109 156C76 128 72 88 94 74Z" fill="#c0673f" />
      <path d="M80 104H138" stroke="#f0e2c4" stroke-width="6" stroke-dasharray="7 2" />
    </g>
    <path
      d="M62 190C74 176 96 178 112 188L122 178C120 188 120 194 122 204L112 196C96 206 74 204 62 190Z"
      fill="#2559a0"
      stroke="#14305c"
      stroke-width="2"
      stroke-dasharray="5 1.5"
    />
    <circle cx="74" cy="188" r="3" fill="#fff" />
    <text x="109" y="54" class="box-name snug" fill="#7c2f16">
      GARUM
    </text>
  </g>
);

const Lata = (
  <g>
    <rect x="26" y="14" width="166" height="216" rx="4" fill="#2f6f86" />
    <rect x="34" y="22" width="150" height="200" rx="14" fill="#d9dee0" />
    <rect x="42" y="30" width="134" height="184" rx="10" fill="#c8402c" />
    <ellipse cx="109" cy="128" rx="58" ry="64" fill="#f4ead2" stroke="#d8a43b" stroke-width="5" />
    <path
      d="M62 128C78 106 112 104 138 122L156 110C152 122 152 134 156 146L138 134C112 152 78 150 62 128Z"
      fill="#2f6f86"
    />
    <path d="M76 120h50M72 130h58" stroke="#bcd6dd" stroke-width="3" />
    <circle cx="76" cy="126" r="3.5" fill="#fff" />
    <path d="M50 40l10 0M158 40l10 0M50 204l10 0M158 204l10 0" stroke="#f4ead2" stroke-width="4" />
    <text x="109" y="58" class="box-name" fill="#fff4da">
      LATA
    </text>
    <text x="109" y="206" class="box-line" fill="#fff4da">
      1930
    </text>
  </g>
);

const Cafe = (
  <g>
    <rect x="26" y="14" width="166" height="216" rx="4" fill="#4a2c1a" />
    <rect x="34" y="22" width="150" height="200" rx="4" fill="#f3e6cb" />
    <rect x="44" y="36" width="130" height="46" rx="8" fill="#1f4d3a" stroke="#d8a43b" stroke-width="3" />
    <path
      d="M70 128H140V160C140 186 126 198 105 198S70 186 70 160Z"
      fill="#fffaf0"
      stroke="#4a2c1a"
      stroke-width="4"
    />
    <path d="M140 138C164 136 164 172 136 172" fill="none" stroke="#4a2c1a" stroke-width="5" />
    <ellipse cx="105" cy="130" rx="33" ry="7" fill="#5b3420" />
    <path d="M56 204H154" stroke="#4a2c1a" stroke-width="6" stroke-linecap="round" />
    <path
      d="M90 116q-8-9 0-16M106 114q-8-10 0-18M122 116q-8-9 0-16"
      fill="none"
      stroke="#9b7a5c"
      stroke-width="3.5"
      stroke-linecap="round"
    />
    <text x="109" y="69" class="box-name" fill="#fbf0d6">
      CAFÉ
    </text>
  </g>
);

interface Box {
  readonly front: ComponentChild;
  readonly lid: string;
  readonly side: string;
}

const BOXES: Readonly<Record<string, Box>> = {
  garum: { front: Garum, lid: '#c9744f', side: '#7f371d' },
  lata: { front: Lata, lid: '#5795aa', side: '#1f5264' },
  cafe: { front: Cafe, lid: '#74492f', side: '#2f1a0e' },
};

/** A box seen from a little above and to its right. */
export const BoxPicture = ({
  game,
  onChoose,
}: {
  readonly game: string;
  /** For pointers alone: a button beside the box does the same for everybody. */
  readonly onChoose?: () => void;
}): JSX.Element => {
  const { front, lid, side } = BOXES[game];
  return (
    <svg class="box" viewBox="0 0 200 244" aria-hidden="true" onClick={onChoose}>
      <path d="M6 236H168L200 212V222L172 243H10Z" fill="#20180f" opacity=".4" />
      <path d="M5 34L32 12H197L169 34Z" fill={lid} stroke={side} stroke-linejoin="round" />
      <path d="M169 34L197 12V212L169 237Z" fill={side} stroke={side} stroke-linejoin="round" />
      <path d="M173 48L193 32M173 60L193 44" stroke={lid} stroke-width="3" />
      <g transform="translate(-20.7 20.8) scale(.988 .94)">{front}</g>
    </svg>
  );
};
