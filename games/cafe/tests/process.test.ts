import { describe, expect, it } from 'vitest';
import { acting } from './table.ts';

describe('dry', () => {
  const AREA = `
    Y1 R1 B1
    d  d  u
    .  .  d
  `;

  it('[C-DRY-1] manual: each empty square of a group may take one cube from any bean square', () => {
    const scene = acting(AREA, { actions: 2 });
    scene.play('dry a2', 'put b1 a2', 'put c1 b2').shows(`
      Y1 R  B
      dR dB u
      .  .  d
    `);
    expect(scene.actions()).toBe(1);
  });

  it('[C-DRY-1] manual: any choice of cubes and squares is possible, each written in one way', () => {
    const scene = acting(AREA, { actions: 1 }).play('dry a2');
    expect(scene.can('put')).toEqual(['a1 a2', 'b1 a2', 'c1 a2', 'a1 b2', 'b1 b2', 'c1 b2']);
    expect(scene.legal()).toHaveLength(6); // a cube must be moved
    scene.play('put b1 a2');
    expect(scene.can('put')).toEqual(['a1 b2', 'c1 b2']);
  });

  it('[C-DRY-1] manual: only some of the squares may be filled', () => {
    const scene = acting(AREA).play('dry a2', 'put a1 b2', 'done');
    scene.shows('Y R1 B1\nd dY u\n. . d');
  });

  it('[C-DRY-1] manual: a square holds at most one cube', () => {
    const scene = acting('Y1 Y1 Y1\ndR d u').play('dry a2');
    expect(scene.can('put')).toEqual(['a1 b2', 'b1 b2', 'c1 b2']);
    scene.play('put a1 b2');
    expect(scene.can('put')).toEqual([]);
    expect(scene.objection('put b1 b2')).toBe('There is a cube on this square already.');
    expect(acting('Y1 Y1 Y1\ndR d u').play('dry a2').objection('put a1 a2')).toBe(
      'There is a cube on this square already.',
    );
  });

  it('[C-DRY-1] [C-ACT-3] another group needs an action of its own', () => {
    const scene = acting(AREA, { actions: 2 }).play('dry a2', 'put a1 a2', 'put b1 b2');
    expect(scene.objection('put c1 c3')).toBe('This square belongs to another group than the one chosen.');
    scene.play('dry c3', 'put c1 c3').shows('Y R B\ndY dR u\n. . dB');
    expect(scene.actions()).toBe(0);
  });

  it('[C-DRY-1] [C-DRY-2] nothing can be dried without beans, or without an empty square', () => {
    for (const rules of ['manual', 'table'] as const) {
      expect(acting('Y R B\nd d u', { rules }).can('dry')).toEqual([]);
      expect(acting('Y1 R1 B1\ndY dR u', { rules }).can('dry')).toEqual([]);
    }
  });

  it('[C-DRY-2] table: a square takes any number of cubes of one colour', () => {
    acting('Y1 Y1 Y1\nd d u', { rules: 'table' })
      .play('dry a2', 'put a1 a2', 'put b1 a2', 'put c1 a2')
      .shows('Y Y Y\ndY3 d u');
  });

  it('[C-DRY-2] table: different squares may take different colours in one action', () => {
    const scene = acting('Y1 R1 Y1\nd d u', { rules: 'table' });
    scene.play('dry a2', 'put a1 a2', 'put c1 a2', 'put b1 b2').shows('Y R Y\ndY2 dR u');
  });

  it('[C-DRY-2] table: never two colours on one square', () => {
    const scene = acting('Y1 R1 Y1\nd d u', { rules: 'table' }).play('dry a2', 'put a1 a2');
    expect(scene.can('put')).toEqual(['c1 a2', 'b1 b2', 'c1 b2']);
    expect(scene.objection('put b1 a2')).toBe('A square holds cubes of one colour only.');
  });

  it('[C-DRY-2] table: only squares that were empty take cubes, also of the same colour', () => {
    const scene = acting('Y1 Y1 Y1\ndY d u', { rules: 'table' }).play('dry a2');
    expect(scene.can('put')).toEqual(['a1 b2', 'b1 b2', 'c1 b2']);
  });

  it('[C-DRY-2] table: a square that was filled by this action is closed by the next one', () => {
    const scene = acting('Y1 Y1 Y1\nd . u', { rules: 'table', actions: 2 });
    scene.play('dry a2', 'put a1 a2', 'clear c1');
    expect(scene.can('put')).toEqual([]);
    expect(scene.can('dry')).toEqual([]);
  });

  it('[C-DRY-2] table: a bean square holds one cube', () =>
    void acting('Y1 Y .\nu . .', { rules: 'table' }).play('produce a1').shows('Y1 Y1 .\nu . .'));

  it('[C-DRY-1] cubes of Plus squares are dried like any others', () =>
    void acting('+G . .\nd . u', { expresso: 'on' }).play('dry a2', 'put a1 a2').shows('+ . .\ndG . u'));
});

describe('roast', () => {
  it('[C-ROA-1] manual: from dry squares anywhere to the empty squares of a group of roasters', () => {
    const scene = acting('dY o o\ndB u u\nG1 o dR', { actions: 3 });
    expect(scene.can('roast')).toEqual(['b1', 'b3']);
    scene.play('roast b1', 'put c3 b1', 'put a1 c1').shows('d oR oY\ndB u u\nG1 o d');
    expect(scene.actions()).toBe(2);
  });

  it('[C-ROA-1] beans are not roasted before they are dried', () => {
    const scene = acting('Y1 o .\nd u .');
    expect(scene.can('roast')).toEqual([]);
    expect(scene.objection('roast b1')).toBe('There is no cube that could be moved there.');
  });

  it('[C-ROA-1] table: any number of cubes of one colour, from one dry square or from several', () => {
    acting('dY3 dY2 dB\no o u', { rules: 'table' })
      .play('roast a2', 'put a1 a2', 'put a1 a2', 'put b1 a2', 'put c1 b2')
      .shows('dY dY d\noY3 oB u');
  });

  it('[C-ROA-1] table: every choice is written in one way: squares come in reading order', () => {
    const scene = acting('dY3 dY2 dB\no o u', { rules: 'table' }).play('roast a2', 'put b1 a2');
    expect(scene.can('put')).toEqual(['b1 a2', 'a1 b2', 'b1 b2', 'c1 b2']);
    expect(scene.objection('put a1 a2')).toBe(
      'The cubes of one action are moved in reading order: this square is already behind.',
    );
    scene.play('put b1 b2');
    expect(scene.can('put')).toEqual([]); // nothing yellow is left on b1 or behind it
  });

  it('[C-ROA-1] an action that moves no cube is not made', () => {
    const scene = acting('dY o .\nu . .').play('roast b1');
    expect(scene.legal()).toEqual(['put a1 b1']);
    expect(scene.objection('done')).toBe('The action that has begun must move at least one cube.');
    expect(scene.objection('clear a1')).toBe('The action that has begun must move at least one cube.');
  });

  it('[C-ROA-2] manual: a red cube on a ★ roaster costs one action more', () => {
    const scene = acting('dR * .\nu u .');
    expect(scene.actions()).toBe(2);
    scene.play('roast b1', 'put a1 b1').shows('d *R .\nu u .');
    expect(scene.actions()).toBe(0);
  });

  it('[C-ROA-2] table: it does not', () => {
    const scene = acting('dR * .\nu u .', { rules: 'table' })
      .play('roast b1', 'put a1 b1')
      .shows('d *R .\nu u .');
    expect(scene.actions()).toBe(1);
    expect(acting('dR * .\nu . .', { rules: 'table' }).can('roast')).toEqual(['b1']);
  });

  it('[C-ROA-2] manual: without a second action it cannot be done', () => {
    const scene = acting('dR * .\nu . .');
    expect(scene.can('roast')).toEqual([]);
    expect(scene.objection('roast b1')).toBe(
      'A red cube on a ★ roaster costs one action more, and you have none.',
    );
  });

  it('[C-ROA-2] manual: each red cube costs one, as long as there are actions', () => {
    const scene = acting('dR dR dR\n* * *\nu u u').play('roast a2', 'put a1 a2', 'put b1 b2');
    expect(scene.actions()).toBe(0);
    expect(scene.can('put')).toEqual([]);
    scene.shows('d d dR\n*R *R *\nu u u');
  });

  it('[C-ROA-2] manual: other colours cost nothing more there, and red costs nothing more elsewhere', () => {
    const scene = acting('dR dY .\n* o u').play('roast a2');
    expect(scene.can('put')).toEqual(['b1 a2', 'a1 b2', 'b1 b2']);
    scene.play('put b1 a2', 'put a1 b2').shows('d d .\n*Y oR u');
    expect(scene.actions()).toBe(0);
  });
});

describe('Lote squares', () => {
  it('[C-EXP-3] belong to groups of dry squares and are filled by drying', () =>
    void acting('Y1 B1 G1\nd l d\nu . .', { expresso: 'on' })
      .play('dry a2', 'put a1 a2', 'put b1 b2', 'put c1 c2')
      .shows('Y B G\ndY lB dG\nu . .'));

  it('[C-EXP-3] are delivered from as if they were roasters', () => {
    const scene = acting('lB oY [YB]\nu u .', { expresso: 'on' });
    scene.play('deliver', 'serve a1 c1', 'serve b1 c1').shows('l o [YB:YB]\nu u .');
    expect(acting('lB . .\nu . .', { expresso: 'on' }).legal()).toContain('deliver');
  });

  it('[C-EXP-3] are not roasted from', () => {
    const scene = acting('lB o .\nu . .', { expresso: 'on' });
    expect(scene.can('roast')).toEqual([]);
    expect(acting('lB o dY\nu . .', { expresso: 'on' }).play('roast b1').can('put')).toEqual(['c1 b1']);
  });

  it('[C-EXP-3] table: hold any number of cubes of one colour', () =>
    void acting('Y1 Y1 .\nl u .', { rules: 'table', expresso: 'on' })
      .play('dry a2', 'put a1 a2', 'put b1 a2')
      .shows('Y Y .\nlY2 u .'));
});
