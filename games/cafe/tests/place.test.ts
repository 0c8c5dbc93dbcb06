import { describe, expect, it } from 'vitest';
import { expect as sure } from '../../kernel/index.ts';
import { changed } from '../../kernel/testkit/index.ts';
import { placementFacts } from '../area/facts.ts';
import first from '../editions/cais-1.json' with { type: 'json' };
import { cafe, cafeTitle } from '../index.ts';
import { areaOf } from './pictures.ts';
import { box, card, fromTo, moveOf, placing, playAs } from './table.ts';

// C2 shows    s B R    C11 shows   u Y .
//             o d R                R Y o

describe('placing', () => {
  it('[C-PLC-1] a card is laid on top; what it does not cover stays', () => {
    placing(
      'C2',
      `
      Y u B
      d G o
      `,
    )
      .play('place a2 0')
      .shows(
        `
        Y u B
        s B R
        o d R
        `,
      );
  });

  it.each([
    [0, 's B R\no d R'],
    [90, 'o s\nd B\nR R'],
    [180, 'R d o\nR B s'],
    [270, 'R R\nB d\ns o'],
  ])('[C-PLC-1] it is turned clockwise by quarters, never mirrored: %i°', (turn, picture) => {
    const [top, ...below] = picture.split('\n');
    // The upper row of the card covers the lower row of the area.
    placing('C2', 'u u .\n. . .')
      .play(`place a2 ${turn}`)
      .shows(`u u .\n${top}${top.length < 5 ? ' .' : ''}\n${below.join('\n')}`);
  });

  it.each([
    ['a2 0', undefined], // three cells
    ['b2 0', undefined], // two
    ['b1 0', undefined], // four
    ['c2 0', 'There the card would cover fewer than two cells of your area.'],
    ['a3 0', 'There the card would cover fewer than two cells of your area.'],
    ['a1 0', 'There the card would cover more than four cells of your area.'],
    ['h9 0', 'There the card would cover fewer than two cells of your area.'],
    ['a1 90', undefined], // four
    ['c1 270', undefined], // two
    ['c2 90', 'There the card would cover fewer than two cells of your area.'],
  ])('[C-PLC-1] at least 2 and at most 4 cells are covered: %s', (place, objection) => {
    const scene = placing('C11', 'Y u B\nd G o');
    expect(scene.objection(`place ${place}`)).toBe(objection);
    expect(scene.can('place').includes(place)).toBe(objection === undefined);
  });

  it('[C-PLC-1] five cells are too many as well', () => {
    const scene = placing('C11', 'u . .\n. . -');
    expect(scene.objection('place a1 0')).toBe(
      'There the card would cover more than four cells of your area.',
    );
    expect(scene.can('place')).not.toContain('a1 0');
    expect(scene.can('place')).toContain('a1 90'); // four
  });

  it('[C-PLC-1] every place is found: counted by hand on an area of six cells', () => {
    // Wide, by row of its upper edge against the area: one row shared, then two, then one.
    // One row: columns shifted by −1, 0, 1 cover 2, 3, 2 cells: 3 places, above and below: 6.
    // Two rows: shifted by 2 covers 2, by 1 covers 4, by 0 covers 6 (too many): 4 places.
    // Tall: rows shared 1 (above: its last row; below: its first) with two columns inside: 2 columns each: 2 × 2 = 4,
    // rows shared 2 (its upper two or its lower two rows): two columns inside cover 4: 2 × 2 = 4,
    // one column inside covers 2: left and right, 2 × 2 = 4.
    const scene = placing('C11', 'Y u B\nd G o');
    expect(scene.can('place')).toHaveLength(2 * (6 + 4) + 2 * (4 + 4 + 4));
  });

  it('[C-PLC-1] an area may grow beyond the upper and the left edge of the ground: they close to a ring', () => {
    const scene = placing('C11', 'Y u B\nd G o');
    scene.play('place x1 180');
    expect(scene.state.areas[0].cells).toContain(23); // x1
    expect(scene.state.areas[0].cells).toHaveLength(8);
  });

  it('[C-PLC-1] a card that looks the same turned half round is laid in two ways', () => {
    const other = sure(
      cafeTitle.open(changed(first, ['plan', 'cards', 'C11', 'rows'], ['cup Y dry', 'dry Y cup'])),
    );
    const { state } = placing('C11', 'Y u B\nd G o');
    const turns = (game: typeof cafe): readonly string[] =>
      game
        .legal(state, 0)
        .map(game.text.makeMove)
        .filter(line => line.startsWith('place a2 '));
    expect(turns(cafe)).toEqual(['place a2 0', 'place a2 90', 'place a2 180', 'place a2 270']);
    expect(turns(other)).toEqual(['place a2 0', 'place a2 90']);
    expect(other.objection(state, 0, moveOf('place a2 180'))?.rule).toBe('C-PLC-1');
  });

  it('[C-PLC-2] the last cup cannot be covered by a card without one', () => {
    const scene = placing('C2', 'Y u B\nd G o');
    expect(scene.objection('place a1 90')).toBe('At least one cup must stay visible.');
    expect(scene.can('place').filter(place => place.startsWith('a1'))).toEqual([]);
    expect(placing('C2', 'u u B\nd G o').objection('place b1 90')).toBeUndefined();
  });

  it('[C-PLC-2] a card with a cup may cover the last one', () => {
    placing('C11', 'Y u B\nd G o').play('place a1 90').shows('R u B\nY Y o\no . -');
  });

  it.each([
    ['E1', undefined],
    ['E5', 'At least one cup must stay visible.'],
  ])('[C-EXP-2] [C-PLC-2] an Expresso square counts as the cup that stays: %s', (name, objection) =>
    expect(placing(name, 'Y u B\nd G o', { expresso: 'on' }).objection('place a1 90')).toBe(objection),
  );

  it('[C-PLC-2] there is a place for every card on the smallest area', () => {
    for (const number of fromTo(0, 55)) {
      const { state } = placing('C1', 'Y u B\nd G o');
      state.taken = number;
      expect(cafe.legal(state, 0).length).toBeGreaterThan(0);
    }
  });

  it('[C-PLC-3] cubes on covered squares go back to the supply', () => {
    const scene = placing('C11', 'Y1 u B1\ndR G1 oY', { supply: [10, 10, 10, 10] });
    scene.play('place a2 0').shows('Y1 u B1\nu Y .\nR Y o');
    expect(scene.supply()).toEqual([11, 10, 11, 11]);
  });

  it('[C-PLC-3] all of the cubes of a square go back in the table rule set', () => {
    const scene = placing('C11', 'Y1 u B1\ndR3 G oY2', { rules: 'table', supply: [10, 10, 10, 10] });
    scene.play('place a2 0');
    expect(scene.supply()).toEqual([12, 10, 10, 13]);
  });

  it('[C-PLC-3] a shop of two squares that has lost one is dead: its cubes go back', () => {
    const scene = placing('C11', 'Y u B\n<YYYG:YYG YYYG> o', { supply: [10, 10, 10, 10] });
    const told = scene.play('place b2 0').shows('Y u B -\n<YYYG u Y .\n- R Y o');
    expect(told.supply()).toEqual([12, 10, 11, 10]);
    expect(cafe.scores(scene.state)[0].parts.filter(({ kind }) => kind === 'shop')).toEqual([]);
  });

  it('[C-PLC-3] so it is whichever of its squares is covered, and a shop that is covered whole is gone', () => {
    const scene = placing('C11', '. u . .\n. <YYYG:Y YYYG> o', { supply: [10, 10, 10, 10] });
    scene.play('place b2 90').shows('. u . .\n. R u o\n- Y Y -\n- o . -');
    expect(scene.supply()).toEqual([11, 10, 10, 10]);
  });

  it('[C-PLC-3] a shop dies once: nothing more is told when what is left of it is covered', () => {
    const killed = (picture: string): unknown =>
      playAs(placing('C11', picture).state, 0, ['place a2 0']).map(event =>
        event.kind === 'placed' ? event.killed : [],
      )[0];
    expect(killed('Y u B\n<YYYG YYYG> o')).toEqual(['Salão das Sete Andorinhas']);
    expect(killed('Y u B\n<YYYG . o')).toEqual([]);
  });

  it('[C-PLC-3] a shop of one square that is not covered keeps its cubes', () =>
    void placing('C11', 'Y u [YB:B]\nd G o').play('place a2 0').shows('Y u [YB:B]\nu Y .\nR Y o'));

  it('[C-CMP-4] only the topmost square of a cell counts: covered cups give no action', () => {
    const { state } = placing('C2', 'u u B\nd G o').play('place b1 90'); // over the second cup, B, G and the roaster
    playAs(state, 1, ['take C1', 'place k12 0']);
    expect([state.step, state.actions[0]]).toEqual(['act', 1]);
  });
});

describe('the facts of a placement', () => {
  const facts = (name: string, picture: string, cell: number, rotation: number) =>
    placementFacts(box, 'manual', areaOf(box, picture), card(name), cell, rotation);

  it('tell what is covered, lost and killed, and what the area is then', () => {
    const told = facts('C2', 'R1 . <YYYG:YG YYYG>\nu s oR .', 1, 0);
    expect(told.refused).toBe('covers-too-many');
    const good = facts('C2', 'R1 . <YYYG:YG YYYG>\nu s oR .', 2, 0);
    expect(good).toMatchObject({
      refused: undefined,
      covered: [2, 3, 26, 27],
      lost: [1, 0, 1, 1],
      cups: 1,
      actions: 1,
      ships: 2,
      price: 0,
      beans: [0, 1, 0, 3],
    });
    expect(good.killed.map(shop => box.shops[shop].name)).toEqual(['Salão das Sete Andorinhas']);
    expect(good.groups).toEqual([
      { kind: 'bean', colour: 3, cells: [0] },
      { kind: 'bean', colour: 1, cells: [3] },
      { kind: 'bean', colour: 3, cells: [4, 28] },
      { kind: 'roast', colour: -1, cells: [26] },
      { kind: 'dry', colour: -1, cells: [27] },
    ]);
  });

  it('leave the area itself alone', () => {
    const area = areaOf(box, 'Y1 u B\nd G o');
    const before = structuredClone(area);
    placementFacts(box, 'table', area, card('C11'), 0, 1);
    expect(area).toEqual(before);
  });

  it('count groups with Plus squares once for every colour they can have', () => {
    const told = facts('C11', 'Y + B\nu u o\n. . .', 48, 0);
    expect(
      told.groups.filter(({ kind }) => kind === 'bean').map(({ colour, cells }) => [colour, cells]),
    ).toEqual([
      [0, [0, 1]],
      [0, [49, 73]],
      [1, [1, 2]],
      [2, [1]],
      [3, [1]],
      [3, [72]],
    ]);
  });
});
