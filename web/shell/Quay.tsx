import type { JSX } from 'preact';

/** Where boats are, and how near: on screens of every width some lie between the boxes. */
const BOATS = [
  [378, 132, 0.72],
  [36, 146, 1],
  [1010, 138, 0.8],
  [690, 150, 0.5],
] as const;

/** The river, the far bank and the sky behind the boxes. */
export const Quay = (): JSX.Element => (
  <svg class="quay" viewBox="0 0 1200 300" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
    <defs>
      <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="var(--sky-high)" />
        <stop offset="1" stop-color="var(--sky-low)" />
      </linearGradient>
      <linearGradient id="river" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="var(--river-far)" />
        <stop offset="1" stop-color="var(--river-near)" />
      </linearGradient>
    </defs>
    <rect width="1200" height="300" fill="url(#sky)" />
    <circle cx="800" cy="118" r="30" fill="var(--sun)" />
    <path d="M0 142Q120 108 230 128T470 116T700 130T930 112T1200 136V170H0Z" fill="var(--hills)" />
    <g fill="var(--town)">
      {[90, 128, 150, 196, 640, 668, 700, 742, 1010, 1046, 1080].map((x, i) => (
        <path key={x} d={`M${x} 160V${134 - (i % 3) * 9}l9 -8 9 8V160Z`} />
      ))}
    </g>
    <rect y="156" width="1200" height="100" fill="url(#river)" />
    <g fill="none" stroke="var(--foam)" stroke-width="2" opacity=".55">
      {[172, 190, 212, 236].map((y, row) => (
        <path
          key={y}
          d={`M${-40 + row * 23} ${y}${Array.from({ length: 16 }, () => 'q20 -6 40 0t40 0').join('')}`}
          stroke-dasharray={`${50 + row * 16} ${36 + row * 20}`}
        />
      ))}
    </g>
    {BOATS.map(([x, y, scale]) => (
      <g key={x} transform={`translate(${x} ${y}) scale(${scale})`}>
        <path d="M0 54C30 66 110 66 146 48L138 72C110 82 40 82 12 72Z" fill="var(--hull)" />
        <path d="M3 57C40 68 108 66 143 52" fill="none" stroke="var(--gold)" stroke-width="4" />
        <path d="M66 58V-26" stroke="var(--mast)" stroke-width="5" />
        <path d="M66 -26C116 -6 122 26 110 48L66 42Z" fill="var(--sail)" />
        <path d="M62 -14C36 2 28 22 26 40L62 40Z" fill="var(--sail)" opacity=".85" />
      </g>
    ))}
    <g fill="none" stroke="var(--gull)" stroke-width="3" stroke-linecap="round">
      <path d="M512 112q9-11 18 0q9-11 18 0M694 96q7-9 14 0q7-9 14 0M470 128q6-8 12 0q6-8 12 0M150 104q7-9 14 0q7-9 14 0" />
    </g>
    <rect y="250" width="1200" height="50" fill="var(--stone)" />
    <path
      d={`M0 251H1200M0 276H1200${Array.from({ length: 16 }, (_, i) => `M${i * 80 + 30} 251v25M${i * 80 + 70} 276v24`).join('')}`}
      stroke="var(--stone-joint)"
      stroke-width="2"
    />
  </svg>
);
