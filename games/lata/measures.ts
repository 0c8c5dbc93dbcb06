/** What scoring cards count. Without "visible", covered cards count too (L-END-2). */
export const MEASURES = [
  'card',
  'brown',
  'yellow',
  'visible-brown',
  'visible-blue',
  'visible-yellow',
  'visible-green',
  'colour-set',
  'sardine',
  'mackerel',
  'oil',
  'tomato',
  'visible-tomato',
  'silver-cube',
  'red-cube',
  'yellow-cube',
  'flag',
  'nation-pair',
  'near-flag',
  'overseas-set',
  'printed-point',
  'market-1',
  'market-2',
  'market-3',
  'tallest-space',
  'free-space',
  'paid-space',
  'dear-space',
  'discarded',
  'discarded-tinplate',
  'coin',
  'four-coins',
  'four-points',
  'good',
] as const;

export type Measure = (typeof MEASURES)[number];

/** So many points for every so many of what is counted. */
export interface Term {
  readonly points: number;
  readonly every: number;
  readonly of: Measure;
}
