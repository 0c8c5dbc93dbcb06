import { describe, expect, it } from 'vitest';
import { rank } from '../../kernel/index.ts';
import { cafe } from '../index.ts';
import { areaOf } from './pictures.ts';
import { acting, box, deal, endActions, passRound } from './table.ts';

const scoreOf = (picture: string, warehouse: readonly number[] = [0, 0, 0, 0]) =>
  cafe.scores(acting(picture, { warehouse, expresso: 'on' }).state)[0];

const shopPoints = (picture: string): readonly (readonly [string, number])[] =>
  scoreOf(picture).parts.flatMap(part => (part.kind === 'shop' ? [[part.name, part.points] as const] : []));

describe('the end', () => {
  it.each([1, 2, 3, 4])('[C-END-1] the match is over after eight rounds, %i players', players => {
    const state = deal(players);
    for (let round = 1; round <= 8; round++) {
      expect([state.step, state.round]).toEqual(['take', round - 1]);
      passRound(state);
    }
    expect([state.step, cafe.pending(state)]).toEqual(['over', 0]);
  });

  it('[C-END-1] the last `done` ends it', () => {
    const state = deal(1);
    for (let round = 1; round <= 7; round++) passRound(state);
    while (state.step !== 'act') {
      const [move] = cafe.legal(state, 0);
      cafe.apply(state, 0, move, { pick: () => 0, reveal: () => {} });
    }
    expect(endActions(state).map(({ kind }) => kind)).toEqual(['done', 'swept', 'over']);
  });

  it('[C-END-1] a shop scores its value if it is visible and has all it wants', () => {
    expect(shopPoints('[YB:YB] [RR:RR] u')).toEqual([
      ['A Nuvem de Açúcar', 5],
      ['A Baleia de Louça', 6],
    ]);
    expect(shopPoints('u <YYYG:YYYG YYYG>')).toEqual([['Salão das Sete Andorinhas', 12]]);
  });

  it('[C-END-1] else nothing', () => {
    expect(shopPoints('[YB:Y] [RR] u')).toEqual([]);
    expect(shopPoints('u <YYYG:YYY YYYG>')).toEqual([]);
    expect(shopPoints('u <YYYG .')).toEqual([]);
  });

  it.each([
    [[3, 1, 2, 5], 2 * 1 + 2],
    [[0, 4, 4, 4], 0 + 4],
    [[0, 0, 9, 9], 0],
    [[2, 2, 2, 2], 2 * 2 + 2],
    [[1, 1, 7, 8], 2 * 1 + 1],
    [[5, 0, 0, 0], 0],
    [[0, 0, 0, 0], 0],
  ])('[C-END-2] a warehouse of %j scores %i', (warehouse, points) =>
    expect(scoreOf('u . .', warehouse).total).toBe(points),
  );

  it('[C-END-2] only two colours score, however many are tied, and both places are told', () =>
    expect(scoreOf('u . .', [4, 3, 3, 3]).parts).toEqual([
      { kind: 'warehouse', place: 'scarcest', colour: 1, cubes: 3, points: 6 },
      { kind: 'warehouse', place: 'second', colour: 2, cubes: 3, points: 3 },
    ]));

  it('[C-END-1] [C-END-2] the score is the sum of shops and warehouse', () =>
    expect(scoreOf('[YB:YB] u .', [1, 2, 3, 4]).total).toBe(5 + 2 * 1 + 2));

  it('[C-END-3] ties go to more cubes on roasters, then to more on dry squares', () =>
    expect(scoreOf('oY *B u\ndY dR dR\nY1 lB .').tieBreaks).toEqual([2, 4]));

  it('[C-EXP-3] [C-END-3] a Lote square counts as a dry one', () =>
    expect(scoreOf('lB lY u').tieBreaks).toEqual([0, 2]));

  it.each([
    ['oY o u\n. . .', 'o o u\ndY dY dY', [[0], [1]]],
    ['oY o u\ndY . .', 'oY o u\ndY dY .', [[1], [0]]],
    ['oY o u\ndY . .', 'oB o u\ndR . .', [[0, 1]]],
  ])('[C-END-3] %j against %j', (one, other, ranking) => {
    const { state } = acting(one);
    state.areas[1] = areaOf(box, other);
    expect(rank(cafe.scores(state)).ranking).toEqual(ranking);
  });
});

describe('Nata squares', () => {
  const nata = (picture: string): readonly number[] =>
    scoreOf(picture).parts.flatMap(part => (part.kind === 'nata' ? [part.points] : []));

  it('[C-EXP-4] give 2 points for each supplied shop beside them', () => {
    expect(nata('[YB:YB] n u')).toEqual([2]);
    expect(nata('[YB:YB] n [RR:RR]\nu . .')).toEqual([4]);
    expect(nata('[YB:YB] n [RR:RR]\nu n .')).toEqual([4]);
  });

  it('[C-EXP-4] not for a shop that lacks something, is dead, or only touches a corner', () => {
    expect(nata('[YB:Y] n u')).toEqual([]);
    expect(nata('<YYYG n u')).toEqual([]);
    expect(nata('[YB:YB] . u\n. n .')).toEqual([]);
  });

  it('[C-EXP-4] a shop that touches with both squares counts once', () =>
    expect(nata('<YYYG:YYYG YYYG> u\nn . .')).toEqual([2]));

  it('[C-EXP-4] a shop counts for every Nata square beside it', () =>
    expect(nata('n [YB:YB] n\nu . .')).toEqual([2, 2]));
});
