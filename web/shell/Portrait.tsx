import type { JSX } from 'preact';
import type { Sitter } from '../store/matches.ts';

const Face = ({ children }: { readonly children?: JSX.Element | readonly JSX.Element[] }): JSX.Element => (
  <>
    <path d="M14 60C15 47 23 43 32 43S49 47 50 60Z" fill="var(--cobalt)" />
    <path d="M27 38h10v8c-3 3-7 3-10 0Z" fill="var(--tile)" stroke="var(--cobalt)" stroke-width="1.6" />
    <ellipse cx="32" cy="29" rx="11" ry="13" fill="var(--tile)" stroke="var(--cobalt)" stroke-width="2" />
    <g fill="var(--cobalt)">
      <circle cx="28" cy="29" r="1.5" />
      <circle cx="36" cy="29" r="1.5" />
    </g>
    <path d="M32 30v4" stroke="var(--cobalt)" stroke-width="1.4" stroke-linecap="round" />
    {children}
  </>
);

const smile = <path d="M28 37q4 3 8 0" fill="none" stroke="var(--cobalt)" stroke-width="1.5" />;

/** Whoever sits at a table, painted in cobalt on a tile. */
const figures: Readonly<Record<Sitter, JSX.Element>> = {
  person: (
    <Face>
      {smile}
      <path d="M19 22C20 12 44 12 45 22C38 19 26 19 19 22Z" fill="var(--cobalt)" />
      <path d="M18 22q14-5 28 0l2 3q-16-5-32 0Z" fill="var(--cobalt)" />
      <circle cx="32" cy="17" r="2.4" fill="var(--gold)" />
      <path d="M24 47l8 8 8-8" fill="none" stroke="var(--tile)" stroke-width="2" />
    </Face>
  ),
  random: (
    <g>
      <path
        d="M12 44C16 30 24 24 34 24C38 15 49 15 51 24L58 27L51 29C50 42 40 50 26 50C20 50 15 48 12 44Z"
        fill="var(--tile)"
        stroke="var(--cobalt)"
        stroke-width="2"
      />
      <path d="M6 42C14 34 26 32 38 36C32 46 18 50 6 42Z" fill="var(--cobalt)" />
      <path d="M51 24l9 3-9 2.5Z" fill="var(--gold)" />
      <circle cx="45" cy="22.5" r="1.7" fill="var(--cobalt)" />
      <path d="M28 50v7m6-8v8m-9 0h6m1 0h6" stroke="var(--gold)" stroke-width="2" />
    </g>
  ),
  greedy: (
    <g>
      <path d="M14 60C14 44 22 38 32 38S50 44 50 60Z" fill="var(--cobalt)" />
      <path
        d="M16 10L25 17C29 15.5 35 15.5 39 17L48 10C50 20 49 26 47 31C45 40 38 44 32 44S19 40 17 31C15 26 14 20 16 10Z"
        fill="var(--tile)"
        stroke="var(--cobalt)"
        stroke-width="2"
      />
      <path d="M24 26q3-3 6 0q-3 4-6 0ZM34 26q3-3 6 0q-3 4-6 0Z" fill="var(--gold)" />
      <path d="M27 24.5v4M37 24.5v4" stroke="var(--cobalt)" stroke-width="1.8" />
      <path d="M30 33h4l-2 3Z" fill="var(--cobalt)" />
      <path
        d="M32 36q-3 4-6 1.5M32 36q3 4 6 1.5M24 34L10 32M24 36L11 38M40 34L54 32M40 36L53 38M28 17v5M32 16v6M36 17v5"
        fill="none"
        stroke="var(--cobalt)"
        stroke-width="1.3"
      />
    </g>
  ),
  easy: (
    <Face>
      {smile}
      <path
        d="M20 24C18 14 27 12 32 13C40 11 46 17 44 24C41 20 38 22 35 19C31 23 24 19 20 24Z"
        fill="var(--cobalt)"
      />
      <path
        d="M23 33h.5M40 33h.5M26 34h.5M38 34h.5"
        stroke="var(--gold)"
        stroke-width="1.6"
        stroke-linecap="round"
      />
      <path d="M18 52h28M16 57h32" stroke="var(--tile)" stroke-width="2.2" />
    </Face>
  ),
  medium: (
    <Face>
      {smile}
      <path
        d="M19 30C15 12 49 12 45 30C48 40 46 46 43 48C45 38 44 26 32 22C20 26 19 38 21 48C18 46 16 40 19 30Z"
        fill="var(--cobalt)"
      />
      <path d="M20 23q12-6 24 0" fill="none" stroke="var(--gold)" stroke-width="2.4" />
      <path d="M24 52l8 5 8-5v8H24Z" fill="var(--tile)" />
    </Face>
  ),
  hard: (
    <Face>
      <path
        d="M21 35C24 33 29 33 32 35C35 33 40 33 43 35C41 39 35 39 32 37C29 39 23 39 21 35Z"
        fill="var(--cobalt)"
      />
      <path d="M20 22H44C44 14 39 12 32 12S20 14 20 22Z" fill="var(--cobalt)" />
      <path d="M16 23q16-4 32 0" fill="none" stroke="var(--cobalt)" stroke-width="3" stroke-linecap="round" />
      <path d="M25 25.5l5 1M39 25.5l-5 1" stroke="var(--cobalt)" stroke-width="1.6" />
      <path d="M26 47l6 5 6-5M32 52v8" fill="none" stroke="var(--tile)" stroke-width="2" />
      <circle cx="43" cy="54" r="2.6" fill="var(--gold)" />
    </Face>
  ),
  expert: (
    <Face>
      <path d="M22 34C22 46 42 46 42 34C42 42 38 39 32 39S22 42 22 34Z" fill="var(--cobalt)" />
      <path d="M22 6H42V19H22Z" fill="var(--cobalt)" />
      <path d="M16 20H48" stroke="var(--cobalt)" stroke-width="3.4" stroke-linecap="round" />
      <path d="M22 15.5H42" stroke="var(--gold)" stroke-width="2.4" />
      <circle cx="36.5" cy="29" r="4.2" fill="none" stroke="var(--gold)" stroke-width="1.6" />
      <path d="M40 31q4 8 3 14" fill="none" stroke="var(--gold)" stroke-width="1.1" />
      <path d="M27 49l5 3 5-3v6l-5-3-5 3Z" fill="var(--gold)" />
    </Face>
  ),
};

export const Portrait = ({ sitter }: { readonly sitter: Sitter }): JSX.Element => (
  <svg class="portrait" viewBox="0 0 64 64" aria-hidden="true">
    <rect width="64" height="64" rx="3" fill="var(--tile)" />
    <g fill="var(--cobalt)" opacity=".8">
      <path d="M0 0H10C10 6 6 10 0 10ZM64 0V10C58 10 54 6 54 0ZM0 64V54C6 54 10 58 10 64ZM64 64H54C54 58 58 54 64 54Z" />
    </g>
    {figures[sitter]}
    <rect x="1" y="1" width="62" height="62" rx="3" fill="none" stroke="var(--cobalt)" stroke-width="2" />
  </svg>
);
