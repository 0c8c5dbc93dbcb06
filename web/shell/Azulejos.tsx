import type { JSX } from 'preact';

/** A wall of cobalt tiles: a pattern of our own, after the panels of the old quays. */
export const Azulejos = (): JSX.Element => (
  <svg class="azulejos" aria-hidden="true" width="100%" height="100%">
    <defs>
      <pattern id="azulejo" width="72" height="72" patternUnits="userSpaceOnUse">
        <rect width="72" height="72" fill="var(--tile)" />
        <g fill="none" stroke="var(--cobalt)" stroke-width="2">
          <path
            d="M36 6C44 16 56 16 66 6M66 66C56 56 56 44 66 36M36 66C28 56 16 56 6 66M6 6C16 16 16 28 6 36"
            opacity=".35"
          />
          <circle cx="36" cy="36" r="15" />
          <path d="M36 0V12M36 60V72M0 36H12M60 36H72" />
        </g>
        <g fill="var(--cobalt)">
          <path d="M36 14C42 22 42 27 36 33C30 27 30 22 36 14ZM36 58C30 50 30 45 36 39C42 45 42 50 36 58ZM14 36C22 30 27 30 33 36C27 42 22 42 14 36ZM58 36C50 42 45 42 39 36C45 30 50 30 58 36Z" />
          <path
            d="M0 0H14C14 8 8 14 0 14ZM72 0V14C64 14 58 8 58 0ZM0 72V58C8 58 14 64 14 72ZM72 72H58C58 64 64 58 72 58Z"
            opacity=".85"
          />
        </g>
        <g fill="var(--gold)">
          <circle cx="36" cy="36" r="3.5" />
          <circle cx="0" cy="0" r="5" />
          <circle cx="72" cy="0" r="5" />
          <circle cx="0" cy="72" r="5" />
          <circle cx="72" cy="72" r="5" />
        </g>
        <path d="M0 0H72V72H0Z" fill="none" stroke="var(--tile-joint)" stroke-width="1.5" />
      </pattern>
    </defs>
    <rect width="100%" height="100%" fill="url(#azulejo)" />
  </svg>
);
