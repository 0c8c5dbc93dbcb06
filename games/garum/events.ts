import { byKind, type Viewer } from '../kernel/index.ts';
import {
  seatOf,
  type Cetarium,
  type Colour,
  type Corner,
  type Line,
  type Rotation,
  type Tile,
  type Worker,
} from './components.ts';

/** Tiles that a viewer does not see are null. `players` lets a colour be told from a player. */
export type Event =
  | { readonly kind: 'start'; readonly players: number; readonly amphora: Colour }
  | { readonly kind: 'order'; readonly cetaria: readonly Cetarium[] }
  | {
      readonly kind: 'hand';
      readonly players: number;
      readonly colour: Colour;
      readonly tiles: readonly Tile[] | null;
    }
  | {
      readonly kind: 'round';
      readonly round: number;
      readonly amphora: Colour;
      readonly cetarium: Cetarium | null;
    }
  | { readonly kind: 'named'; readonly colour: Colour; readonly cetarium: Cetarium }
  | {
      readonly kind: 'laid';
      readonly colour: Colour;
      readonly tile: Tile;
      readonly cetarium: Cetarium;
      readonly corner: Corner;
      readonly rotation: Rotation;
      readonly bonus: number;
    }
  | { readonly kind: 'posted'; readonly colour: Colour; readonly worker: Worker; readonly line: Line }
  | { readonly kind: 'passed'; readonly colour: Colour }
  | { readonly kind: 'drawn'; readonly players: number; readonly colour: Colour; readonly tile: Tile | null }
  | { readonly kind: 'ghost-turned'; readonly tile: Tile }
  | {
      readonly kind: 'ghost-laid';
      readonly colour: Colour;
      readonly tile: Tile;
      readonly cetarium: Cetarium;
      readonly corner: Corner;
      readonly rotation: Rotation;
    }
  | { readonly kind: 'over' };

const asItIs = (event: Event): Event => event;

/** Hands and draws are seen by their owner alone. */
export const witness = byKind<Event, [Viewer], Event>({
  start: asItIs,
  order: asItIs,
  hand: (event, viewer) =>
    seatOf(event.colour, event.players) === viewer ? event : { ...event, tiles: null },
  round: asItIs,
  named: asItIs,
  laid: asItIs,
  posted: asItIs,
  passed: asItIs,
  drawn: (event, viewer) =>
    seatOf(event.colour, event.players) === viewer ? event : { ...event, tile: null },
  'ghost-turned': asItIs,
  'ghost-laid': asItIs,
  over: asItIs,
});
