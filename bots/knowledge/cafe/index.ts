import { boxOf, COLOURS, type Box, type Cafe } from '../../../games/cafe/index.ts';
import { everybody, hasSeat, type Seat } from '../../../games/kernel/index.ts';
import type { Knowledge, Learn } from '../knowledge.ts';
import { appraiseActs } from './acts.ts';
import { expectShops, storedWorth } from './demand.ts';
import { finishRound, hasPicked } from './finish.ts';
import { remembering } from './lately.ts';
import { nataPoints } from './nata.ts';
import { appraisePlaces, appraiseTakes } from './places.ts';
import { survey, type Table } from './survey.ts';
import { features, writeFeatures } from './features.ts';
import { networkOf } from '../network.ts';
import { foresee } from './works.ts';
import weights from './weights.json' with { type: 'json' };

const foretell = { manual: networkOf(weights.manual), table: networkOf(weights.table) };

type Move = Cafe['Move'];

/** Points of picking earlier than others, for the first cube of a bid; less for each more. */
const EARLIER = 0.4;

/** A first impression goes a long way in Café: a search should leave it only for good reasons. Measured in docs/bots.md. */
const EMPHASIS = 5;

/** C-ADV-1: what a bid with one cube more costs, and what it may bring. */
const appraiseBids = (_: Box, table: Table, seat: Seat, legal: readonly Move[], into: Float64Array): void => {
  let laid = 0;
  for (let colour = 0; colour < COLOURS.length; colour++) laid += table.bids[seat * 4 + colour] ?? 0;
  const stored = storedWorth(table, seat, 0, 0);
  for (let i = 0; i < legal.length; i++) {
    const move = legal[i];
    const price =
      move.kind === 'lay'
        ? stored - storedWorth(table, seat, move.colour, -1 - (table.bids[seat * 4 + move.colour] ?? 0))
        : 0;
    into[i] = move.kind === 'lay' ? EARLIER / (laid + 1) - price : 0;
  }
};

const appraisals: Readonly<Record<Table['step'], typeof appraiseActs>> = {
  bid: appraiseBids,
  take: appraiseTakes,
  place: appraisePlaces,
  act: appraiseActs,
  over: () => {},
};

/** What the area of a seat will score, between two rounds or at the end. */
const foretellArea = (box: Box, state: Cafe['State'], seat: Seat): number => {
  const seen = survey(box, state, seat);
  if (state.step !== 'over') {
    writeFeatures(box, state, seat, seen);
    return foretell[state.rules](features);
  }
  foresee(state, seat, seen);
  return (
    storedWorth(state, seat, 0, 0) +
    expectShops(box, seen, 0) +
    (state.expresso === 'on' ? nataPoints(box, state.areas[seat], seen) : 0)
  );
};

export const learnCafe: Learn<Cafe> = game => {
  const box = boxOf(game.edition);
  const judge = remembering((state, seat) => {
    if (!hasPicked(state, seat)) return foretellArea(box, state, seat);
    const finished = game.cloneState(state);
    finishRound(game, box, finished, seat);
    return foretellArea(box, finished, seat);
  });
  const knowledge: Knowledge<Cafe> = {
    appraise: (table, seat, legal, into) => {
      appraisals[table.step](box, table, seat, legal, into);
      for (let i = 0; i < legal.length; i++) into[i] *= EMPHASIS;
    },
    expect: (state, into, asked = everybody(state.players)) => {
      for (let seat = 0; seat < state.players; seat++)
        if (hasSeat(asked, seat)) into[seat] = judge(state, seat);
    },
    // A round ends for a seat with its last action. Whoever bids cannot foresee which cards will be left.
    chapter: ({ round, step, acting }, seat) =>
      step === 'bid' ? undefined : round + (step === 'act' && !hasSeat(acting, seat) ? 1 : 0),
    // Measured in docs/bots.md.
    horizon: 0,
    lead: 4,
    winning: 0,
    apart: true,
    strengths: {
      easy: { playouts: 40, slip: 0.25 },
      medium: { playouts: 60, slip: 0.12 },
      hard: { playouts: 400, slip: 0 },
    },
  };
  return knowledge;
};
