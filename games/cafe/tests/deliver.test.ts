import { describe, expect, it } from 'vitest';
import { cafe } from '../index.ts';
import { acting } from './table.ts';

describe('deliver', () => {
  it('[C-DEL-1] empties roasters anywhere, to shops and to the warehouse, for one action', () => {
    const scene = acting('oY . oB\nu u [YB]\noR oY .', { warehouse: [1, 1, 1, 1] });
    scene
      .play('deliver', 'serve a1 c2', 'serve c1 c2', 'store a3', 'store b3')
      .shows('o . o\nu u [YB:YB]\no o .');
    expect(scene.warehouse()).toEqual([2, 1, 1, 2]);
    expect(scene.actions()).toBe(1);
  });

  it('[C-DEL-1] as many or as few roasters as one likes', () => {
    const scene = acting('oY oB oR\nu . .').play('deliver', 'store b1', 'done').shows('oY o oR\nu . .');
    expect(scene.warehouse()).toEqual([1, 2, 1, 1]);
  });

  it('[C-DEL-1] each choice is written in one way: roasters come in reading order', () => {
    const scene = acting('oY oB oR\nu . .').play('deliver');
    expect(scene.legal()).toEqual(['store a1', 'store b1', 'store c1']);
    scene.play('store b1');
    expect(scene.can('store')).toEqual(['c1']);
    expect(scene.objection('store a1')).toBe(
      'The cubes of one action are moved in reading order: this square is already behind.',
    );
  });

  it('[C-DEL-1] ★ roasters are delivered from like others, red cubes too', () =>
    void acting('*R . [RR]\nu . .').play('deliver', 'serve a1 c1').shows('* . [RR:R]\nu . .'));

  it('[C-DEL-1] a shop must be fully visible', () => {
    const scene = acting('oY . .\nu <YYYG .').play('deliver');
    expect(scene.legal()).toEqual(['store a1']);
    expect(scene.objection('serve a1 b2')).toBe('This shop is partly covered and takes nothing any more.');
  });

  it('[C-DEL-1] a shop of two squares is named by its first cell', () => {
    const scene = acting('oY . <YYYG\nu . YYYG>').play('deliver');
    expect(scene.can('serve')).toEqual(['a1 c1']);
    expect(scene.objection('serve a1 c2')).toBe(
      'A group, or a shop, is named by its first cell in reading order.',
    );
    scene.play('serve a1 c1').shows('o . <YYYG:Y\nu . YYYG>');
  });

  it('[C-DEL-1] table: all cubes of a roaster that is emptied leave it', () => {
    const scene = acting('oY3 oB .\nu u [YB]', { rules: 'table' }).play('deliver', 'serve a1 c2');
    expect(scene.legal()).toEqual(['store a1']); // the shop wants no second yellow one
    expect(scene.objection('done')).toBe('All cubes of this roaster have to leave it first.');
    expect(scene.objection('store b1')).toBe('All cubes of this roaster have to leave it first.');
    scene.play('store a1').shows('o oB .\nu u [YB:Y]');
    expect(scene.warehouse()).toEqual([3, 1, 1, 1]);
    expect(scene.legal()).toContain('serve b1 c2');
  });

  it('[C-DEL-1] table: any split over shops and warehouse', () => {
    const scene = acting('oY4 [YY] [YB]\nu . <YYYG\n. . YYYG>', { rules: 'table' }).play('deliver');
    expect(scene.legal()).toEqual(['serve a1 b1', 'serve a1 c1', 'serve a1 c2', 'store a1']);
    scene.play('serve a1 b1', 'serve a1 c2', 'serve a1 c2');
    expect(scene.legal()).toEqual(['serve a1 c2', 'store a1']); // shops come in reading order
    scene.play('store a1').shows('o [YY:Y] [YB]\nu . <YYYG:YY\n. . YYYG>');
    expect(scene.warehouse()).toEqual([2, 1, 1, 1]);
  });

  it('[C-DEL-1] without a cube on a roaster there is nothing to deliver', () => {
    const scene = acting('o Y1 dR\nu . .');
    expect(scene.legal()).not.toContain('deliver');
    expect(scene.objection('deliver')).toBe('There is no cube on your roasters.');
  });

  it('[C-DEL-2] a shop takes no more than it wants, of the colours it wants', () => {
    const scene = acting('oY oR oB\nu . [YB:Y]').play('deliver');
    expect(scene.can('serve')).toEqual(['c1 c2']);
    expect(scene.objection('serve a1 c2')).toBe('This shop wants no more cubes of this colour.');
    expect(scene.objection('serve b1 c2')).toBe('This shop wants no more cubes of this colour.');
  });

  it('[C-DEL-2] cubes in shops stay: they are not cleared, dried, roasted or delivered again', () => {
    const scene = acting('[YB:Y] . .\nu d o');
    expect(scene.legal()).toEqual(['done']);
    expect(scene.objection('clear a1')).toBe('Cubes in shops stay there.');
  });

  it('[C-DEL-2] cubes in the warehouse stay: no action takes them out', () => {
    const scene = acting('Y d o\nu . [YB]', { warehouse: [9, 9, 9, 0] });
    expect(scene.legal()).toEqual(['produce a1', 'done']);
  });

  it('[C-DEL-1] a shop that has all it wants is told', () => {
    const { state } = acting('oY . [YB:B]\nu . .').play('deliver');
    const told: unknown[] = [];
    const [serve] = cafe.legal(state, 0);
    cafe.apply(state, 0, serve, { pick: () => 0, reveal: () => {} }, event => told.push(event));
    expect(told).toEqual([
      { kind: 'served', seat: 0, from: 0, shop: 'A Nuvem de Açúcar', colour: 0, complete: true },
    ]);
  });
});
