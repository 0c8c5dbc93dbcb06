import { byKind } from '../../games/kernel/index.ts';
import { EMPTY, placeIn, postOf, type Event, type Line, type Place } from '../../games/garum/index.ts';
import type { Hold } from './hold.ts';

/** What was done lately, by where it is to be seen. */
export interface Marks {
  readonly places: ReadonlySet<Place>;
  readonly lines: ReadonlySet<Line>;
}

const nothing = (): void => undefined;

const mark = byKind<Event, [places: Set<Place>, lines: Set<Line>], void>({
  start: nothing,
  order: nothing,
  hand: nothing,
  round: nothing,
  named: nothing,
  laid: ({ cetarium, corner }, places) => void places.add(placeIn(cetarium, corner)),
  posted: ({ line }, _, lines) => void lines.add(line),
  passed: nothing,
  drawn: nothing,
  'ghost-turned': nothing,
  'ghost-laid': ({ cetarium, corner }, places) => void places.add(placeIn(cetarium, corner)),
  over: nothing,
});

export const marksOf = (events: readonly Event[]): Marks => {
  const places = new Set<Place>();
  const lines = new Set<Line>();
  for (const event of events) mark(event, places, lines);
  return { places, lines };
};

/** The worker to be seen on a line, with the one that is drafted but not yet posted. */
export const postSeen = (
  { desk }: Hold,
  line: Line,
): { readonly post: number; readonly drafted: boolean } => {
  const { view, awaiting } = desk;
  const drafted = awaiting?.kind === 'worker' && awaiting.line === line;
  return drafted
    ? { post: postOf(view.turn, awaiting.worker), drafted }
    : { post: view.lines[line] ?? EMPTY, drafted };
};
