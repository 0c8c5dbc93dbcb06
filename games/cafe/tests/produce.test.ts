import { describe, expect, it } from 'vitest';
import { acting } from './table.ts';

const AREA = `
  Y  Y  B  .
  G  Y1 B  u
  Y  .  u  R
`;

describe('produce', () => {
  it('[C-PRO-1] manual: every empty square of a group of one colour gets a cube', () => {
    const scene = acting(AREA);
    scene.play('produce a1').shows(`
      Y1 Y1 B  .
      G  Y1 B  u
      Y  .  u  R
    `);
    expect(scene.actions()).toBe(1);
  });

  it('[C-PRO-1] table: a group goes over all colours, and every square gets its own', () =>
    void acting(AREA, { rules: 'table' }).play('produce a1').shows(`
      Y1 Y1 B1 .
      G1 Y1 B1 u
      Y1 .  u  R
    `));

  it('[C-PRO-1] [C-ACT-3] manual: groups are named by their first cells', () =>
    expect(acting(AREA).can('produce')).toEqual(['a1', 'c1', 'a2', 'a3', 'd3']));

  it('[C-PRO-1] [C-ACT-3] table: fewer and larger groups', () =>
    expect(acting(AREA, { rules: 'table' }).can('produce')).toEqual(['a1', 'd3']));

  it('[C-ACT-3] squares that touch by a corner are not joined', () =>
    void acting('Y .\n. Y\nu u').play('produce a1').shows('Y1 .\n. Y\nu u'));

  it('[C-ACT-3] a square with a cube joins its neighbours', () =>
    void acting('Y Y1 Y\nu . .').play('produce a1').shows('Y1 Y1 Y1\nu . .'));

  it('[C-ACT-3] a group goes round corners', () =>
    void acting('Y . Y\nY Y Y\nu . .').play('produce a1').shows('Y1 . Y1\nY1 Y1 Y1\nu . .'));

  it('[C-PRO-1] a group without an empty square cannot be produced', () => {
    const scene = acting('Y1 Y1 B\nu . .');
    expect(scene.can('produce')).toEqual(['c1']);
    expect(scene.objection('produce a1')).toBe('No square of this group is empty.');
  });

  it('[C-CMP-1] the cubes come from the supply', () => {
    const scene = acting(AREA, { supply: [9, 9, 9, 9] }).play('produce a1', 'produce c1');
    expect(scene.supply()).toEqual([7, 7, 9, 9]);
  });

  it('[C-CMP-1] a colour that has run out is not produced', () => {
    const scene = acting(AREA, { supply: [0, 9, 9, 9] });
    expect(scene.can('produce')).toEqual(['c1', 'a2', 'd3']);
    expect(scene.objection('produce a1')).toBe('The supply has no such cube left.');
  });

  it('[C-CMP-1] too few cubes fill the squares in reading order', () =>
    void acting('Y Y Y\nY u .', { supply: [2, 9, 9, 9] })
      .play('produce a1')
      .shows('Y1 Y1 Y\nY u .'));

  it('[C-CMP-1] table: a colour that has run out keeps no other back', () =>
    void acting('Y B Y\nG u .', { rules: 'table', supply: [1, 0, 9, 9] })
      .play('produce a1')
      .shows('Y1 B Y\nG1 u .'));

  it('[C-CMP-1] cubes that come back can be produced again', () => {
    const scene = acting('Y Y1 .\nu u .', { supply: [0, 9, 9, 9] });
    expect(scene.can('produce')).toEqual([]);
    scene.play('clear b1');
    expect(scene.can('produce')).toEqual(['a1']);
  });

  it('[C-CMP-1] what somebody else produces is no longer there', () => {
    const scene = acting('Y Y Y\nu . .', { supply: [1, 9, 9, 9] });
    const { state } = scene;
    state.areas[1] = { ...state.areas[0], cubes: state.areas[0].cubes.slice() };
    scene.play('produce a1').shows('Y1 Y Y\nu . .');
    expect(state.supply).toEqual([0, 9, 9, 9]);
  });
});

describe('produce with Plus squares', () => {
  it('[C-EXP-5] manual: a Plus square joins the group beside it and takes its colour', () =>
    void acting('Y + .\nu . .', { expresso: 'on' }).play('produce a1').shows('Y1 +Y .\nu . .'));

  it('[C-EXP-5] manual: it belongs to the groups of all colours beside it, one at a time', () => {
    const scene = acting('Y + R\nu u .', { expresso: 'on' });
    expect(scene.can('produce')).toEqual(['a1', 'b1 brown', 'b1 green', 'b1 red']);
    scene.play('produce b1 red').shows('Y +R R1\nu u .');
    expect(scene.can('produce')).toEqual(['a1']);
  });

  it('[C-EXP-5] manual: it can join two groups of one colour', () =>
    void acting('Y + Y\nu . .', { expresso: 'on' }).play('produce a1').shows('Y1 +Y Y1\nu . .'));

  it('[C-EXP-5] manual: alone it is a group of its own, of any colour', () => {
    const scene = acting('. + .\nu . .', { expresso: 'on' });
    expect(scene.can('produce')).toEqual(['b1 yellow', 'b1 brown', 'b1 green', 'b1 red']);
    scene.play('produce b1 green').shows('. +G .\nu . .');
  });

  it('[C-EXP-5] [C-CMP-1] manual: Plus squares are filled last', () =>
    void acting('+ Y Y\nu . .', { expresso: 'on', supply: [2, 9, 9, 9] })
      .play('produce a1 yellow')
      .shows('+ Y1 Y1\nu . .'));

  it('[C-EXP-5] manual: a Plus square is given a new colour once its cube is gone', () =>
    void acting('+R . .\nu . .', { expresso: 'on' })
      .play('clear a1', 'produce a1 brown')
      .shows('+B . .\nu . .'));

  it('[C-EXP-5] table: a colour is named for each empty Plus square of the group', () => {
    const scene = acting('Y + B\nu + .', { rules: 'table', expresso: 'on' });
    expect(scene.can('produce')).toEqual(['a1']);
    scene.play('produce a1').shows('Y1 + B1\nu + .');
    expect(scene.legal()).toEqual(['name yellow', 'name brown', 'name green', 'name red']);
    scene.play('name red').shows('Y1 +R B1\nu + .').play('name green').shows('Y1 +R B1\nu +G .');
    expect(scene.legal()).toContain('done');
  });

  it('[C-EXP-5] table: no colour can be named that has run out', () => {
    const scene = acting('Y + B\nu . .', { rules: 'table', expresso: 'on', supply: [1, 5, 0, 5] });
    scene.play('produce a1');
    expect(scene.legal()).toEqual(['name brown', 'name red']);
  });

  it('[C-EXP-5] [C-CMP-1] table: when the supply has run out meanwhile, the Plus square stays empty', () => {
    const scene = acting('Y + .\nu . .', { rules: 'table', expresso: 'on', supply: [2, 0, 0, 0] });
    scene.play('produce a1');
    expect(scene.legal()).toEqual(['name yellow']);
    scene.state.supply[0] = 0; // somebody else has produced it
    expect(scene.legal()).toEqual(['clear a1', 'done']);
    scene.play('done').shows('Y1 + .\nu . .');
  });
});
