import type { JSX } from 'preact';

/** The pavement of the quay: waves of basalt in limestone, set in small stones, as in the squares of Lisbon. */
export const Calcada = (): JSX.Element => (
  <svg class="calcada" aria-hidden="true" width="100%" height="100%">
    <defs>
      <pattern id="waves" width="180" height="96" patternUnits="userSpaceOnUse">
        <rect width="180" height="96" fill="var(--limestone)" />
        <g fill="var(--basalt)">
          <path d="M0 20C30 -6 60 -6 90 20S150 46 180 20V32C150 50 120 64 90 32S30 14 0 32Z" />
          <path d="M0 68C30 94 60 94 90 68S150 42 180 68V80C150 62 120 48 90 80S30 98 0 80Z" />
        </g>
      </pattern>
      <pattern
        id="setts"
        width="11"
        height="11"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(42) skewX(4)"
      >
        <path d="M0 0H11V11H0Z" fill="none" stroke="var(--sett-joint)" stroke-width="1.4" />
      </pattern>
    </defs>
    <rect width="100%" height="100%" fill="url(#waves)" />
    <rect width="100%" height="100%" fill="url(#setts)" />
  </svg>
);
