import { describe, expect, it } from 'vitest';
import { scripted } from '../../kernel/testkit/index.ts';
import { garum } from '../index.ts';
import type { State } from '../state.ts';
import {
  deal,
  decider,
  fill,
  fromTo,
  hand,
  legalLines,
  pile,
  play,
  playRound,
  playWith,
  reachable,
  tilesIn,
  turnUp,
} from './table.ts';

/** Three players have had their turns in cetarium 16; its place SE is left, whose north-west specimen asks for red. */
const beforeGhost = (): State => {
  const state = deal(3);
  turnUp(state, 16);
  play(state, 'B1 NW 0', 'no worker', 'G1 NE 0', 'no worker', 'Y1 SW 0', 'vilicus row 1');
  return reachable(state);
};

describe('ghost', () => {
  it('[G-GHO-1] after all three turns the amphora holder lays the tile, in any rotation', () => {
    const state = beforeGhost();
    expect(decider(state)).toBe(0);
    expect(legalLines(state)).toEqual(['ghost 0', 'ghost 90', 'ghost 180', 'ghost 270']);
    expect([1, 2].flatMap(seat => garum.legal(state, seat))).toEqual([]);
  });

  it('[G-GHO-1] the tile is the top of the pile, open to all before it is laid', () => {
    const state = deal(3);
    turnUp(state, 16);
    play(state, 'B1 NW 0', 'no worker', 'G1 NE 0', 'no worker', 'Y1 SW 0');
    const chance = scripted(0, 4);
    const events = playWith(garum, chance, state, 'no worker');
    expect(chance.asked).toEqual([12, 16]); // yellow draws out of 12, then the ghost's 16
    expect(events.at(-1)).toEqual({ kind: 'ghost-turned', tile: 52 }); // R5
    expect(garum.view(state, 'spectator').ghostTile).toBe(52);
    play(state, 'ghost 90');
    expect(tilesIn(state, 16)).toEqual(['B1', 'G1', 'Y1', 'R5']);
    expect(pile(state, 3)).not.toContain('R5');
  });

  it('[G-GHO-1] it goes on the last place, wherever that is', () => {
    const state = deal(3);
    play(state, 'B1 SE 0', 'no worker', 'G1 NW 0', 'no worker', 'Y1 SW 0', 'no worker', 'ghost 270');
    expect(tilesIn(state, 1)).toEqual(['G1', 'R1', 'Y1', 'B1']);
    expect(state.places[1]).toBe(48 * 4 + 3);
  });

  it('[G-GHO-1] no bonus: not to the ghost, not to the amphora holder', () => {
    const state = beforeGhost();
    play(state, 'ghost 0'); // RR/RB puts red on the red bonus
    expect(state.bonus).toEqual([0, 0, 0, 0]);
  });

  it('[G-GHO-1] the same tile on the same place does score in the turn of a player', () => {
    const state = deal(4);
    turnUp(state, 16);
    play(state, 'B1 NW 0', 'no worker', 'G1 NE 0', 'no worker', 'Y1 SW 0', 'no worker', 'R1 SE 0');
    expect(state.bonus).toEqual([0, 0, 0, 2]);
  });

  it('[G-GHO-1] no worker and no draw: the next round begins', () => {
    const state = beforeGhost();
    const events = play(state, 'ghost 0');
    expect(events.map(({ kind }) => kind)).toEqual(['ghost-laid', 'round']);
    expect([state.step, state.amphora, state.turn]).toEqual(['tile', 1, 1]);
    expect(hand(state, 3)).toEqual([]);
    expect(pile(state, 3)).toHaveLength(15);
  });

  it('[G-GHO-1] the amphora holder of the round lays it: 0, 1, 2, 0, …', () => {
    const state = deal(3);
    const holders = fromTo(1, 4).map(cetarium => {
      turnUp(state, cetarium);
      while (state.step !== 'ghost') play(state, legalLines(state)[0]);
      const holder = decider(state);
      play(state, 'ghost 0');
      return holder;
    });
    expect(holders).toEqual([0, 1, 2, 0]);
  });

  it('[G-GHO-1] the ghost also fills the last cetarium, and has no score', () => {
    const state = fill(deal(3), ...fromTo(1, 15));
    playRound(state, 16);
    expect(state.step).toBe('over');
    expect(state.places).not.toContain(-1);
    expect(pile(state, 3)).toEqual([]);
    expect(garum.scores(state)).toHaveLength(3);
  });
});
