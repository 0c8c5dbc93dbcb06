import type { JSX } from 'preact';
import { CLAY, SAND, STONES } from './palette.ts';
import { SpeciesSymbols } from './species.tsx';
import { Tesserae } from './tesserae.tsx';
import { WorkerSymbols } from './Workers.tsx';

/** Everything that drawings of Garum refer to by id; once on a page that shows any of them. */
export const GarumDefs = (): JSX.Element => (
  <svg class="defs" width="0" height="0" aria-hidden="true">
    <defs>
      {STONES.map(({ body, ground, edge }, species) => (
        <g key={species}>
          <Tesserae id={`g-body-${species}`} stones={body} grout={edge} size={3.1} count={5} />
          <Tesserae id={`g-ground-${species}`} stones={ground} grout="#f9f4e6" size={4} count={5} />
        </g>
      ))}
      <Tesserae id="g-sand" stones={SAND} grout="#c9b48b" size={9} count={8} />
      <Tesserae id="g-clay" stones={CLAY} grout="#8a4630" size={9} count={8} />
      <linearGradient id="g-water" x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stop-color="var(--g-water-light)" />
        <stop offset="1" stop-color="var(--g-water-deep)" />
      </linearGradient>
      <pattern id="g-ripples" width="54" height="27" patternUnits="userSpaceOnUse">
        <path
          d="M0 7Q7 2 13.5 7T27 7T40.5 7T54 7M-13 20.5Q-6 15.5 .5 20.5T14 20.5T27.5 20.5T41 20.5T54.5 20.5"
          fill="none"
          stroke="var(--g-foam)"
          stroke-width="1.2"
          opacity=".4"
        />
      </pattern>
      <pattern id="g-meander" width="24" height="24" patternUnits="userSpaceOnUse">
        <rect width="24" height="24" fill="var(--g-meander-ground)" />
        <path
          d="M0 19H19V5H6V13H12"
          fill="none"
          stroke="var(--g-meander)"
          stroke-width="3.2"
          stroke-dasharray="3 .6"
        />
        <path d="M19 19H24" stroke="var(--g-meander)" stroke-width="3.2" />
      </pattern>
      <filter id="g-drop" x="-20%" y="-20%" width="140%" height="150%">
        <feDropShadow dx="0" dy="2" stdDeviation="1.6" flood-color="#2a1608" flood-opacity=".45" />
      </filter>
      <SpeciesSymbols />
      <WorkerSymbols />
    </defs>
  </svg>
);
