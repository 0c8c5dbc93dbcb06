import { describe, expect, it } from 'vitest';
import { createDraft } from '../../kernel/index.ts';
import { areaOf } from './pictures.ts';
import { cafe } from '../index.ts';
import { acting, box, deal, decider, endActions, isPending, play, playAs } from './table.ts';

/** A table of two whose areas are drawn, before the last pick of a round. */
const beforeActions = (picture: string) => {
  const state = deal(2, { expresso: 'on' });
  play(state, 'take E1', 'place k12 0', 'take E2');
  state.areas[1] = areaOf(box, picture);
  play(state, 'place k12 0');
  return state;
};

describe('actions', () => {
  it.each([
    ['u . .\n. . .', 1],
    ['u u .\n. . u', 3],
    ['u u u u\nu u u u', 8],
    ['u u u u u\nu u u u u', 8],
  ])('[C-ACT-1] as many as cups are visible, at most eight: %j gives %i', (picture, actions) =>
    expect(beforeActions(picture).actions[1]).toBe(actions),
  );

  it('[C-ACT-1] [C-EXP-2] an Expresso square is a cup where actions are counted', () => {
    expect(beforeActions('u e .\n. . e').actions[1]).toBe(3);
    expect(beforeActions('. e .\n. . .').actions[1]).toBe(1);
  });

  it('[C-ACT-1] in any order and any mix, and those not spent are lost', () => {
    const scene = acting('Y1 dB oR\nd o u', { actions: 5 });
    scene.play('deliver', 'store c1', 'roast c1', 'put b1 c1', 'dry b1', 'put a1 b1', 'produce a1');
    scene.shows('Y1 dY oB\nd o u');
    expect(scene.actions()).toBe(1);
    scene.play('done');
    expect(scene.actions()).toBe(0);
    expect(isPending(scene.state, 0)).toBe(false);
  });

  it('[C-ACT-1] with none left only clearing and the end remain', () => {
    const scene = acting('Y B .\nu . .').play('produce a1');
    expect(scene.legal()).toEqual(['clear a1', 'done']);
    expect(scene.objection('produce b1')).toBe('You have no action left.');
  });

  it('[C-ACT-1] all players act at the same time, in whatever order their moves come', () => {
    const { state } = acting('Y B .\nu . .');
    state.areas[1] = areaOf(box, 'G R .\nu u .');
    expect(cafe.pending(state)).toBe(0b11);
    playAs(state, 1, ['produce a1']);
    playAs(state, 0, ['produce b1', 'done']);
    expect(cafe.pending(state)).toBe(0b10);
    playAs(state, 1, ['done']);
    expect([state.round, state.step]).toEqual([1, 'take']);
  });

  it('[C-ACT-1] one player’s draft is not disturbed by another’s moves', () => {
    const { state } = acting('Y B .\nu u .');
    state.areas[1] = areaOf(box, 'G R .\nu u .');
    const draft = createDraft(cafe, cafe.view(state, 0), 0);
    draft.play('produce a1');
    playAs(state, 1, ['produce a1', 'done']);
    expect(draft.rebase(cafe.view(state, 0))).toEqual({ ok: true, value: 'open' });
    expect(draft.moves().map(cafe.text.makeMove)).toEqual(['produce a1']);
  });

  it('[C-ACT-2] a square is cleared for free, and its cubes go back to the supply', () => {
    const scene = acting('Y1 dB oR\nu . .', { supply: [5, 5, 5, 5] });
    expect(scene.can('clear')).toEqual(['a1', 'b1', 'c1']);
    scene.play('clear b1', 'clear a1').shows('Y d oR\nu . .');
    expect(scene.actions()).toBe(1);
    expect(scene.supply()).toEqual([6, 6, 5, 5]);
  });

  it('[C-ACT-2] table: it is cleared of all its cubes', () => {
    const scene = acting('dB4 . .\nu . .', { rules: 'table', supply: [5, 5, 5, 5] });
    scene.play('clear a1').shows('d . .\nu . .');
    expect(scene.supply()).toEqual([5, 9, 5, 5]);
  });

  it('[C-ACT-2] also when no action is left, and between two actions', () => {
    const scene = acting('Y1 Y1 dB\nu . .').play(
      'clear c1',
      'dry c1',
      'put a1 c1',
      'clear b1',
      'clear c1',
      'done',
    );
    scene.shows('Y Y d\nu . .');
  });

  it('[C-ACT-1] the round ends when everybody has ended', () => {
    const state = beforeActions('u . .\n. . .');
    const first = decider(state);
    playAs(state, first, ['done']);
    expect(state.step).toBe('act');
    endActions(state);
    expect([state.step, state.round]).toEqual(['take', 1]);
  });
});
