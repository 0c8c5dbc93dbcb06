import { boxOf, NONE, type Box, type Lata, type Step } from '../../../games/lata/index.ts';
import type { Seat } from '../../../games/kernel/index.ts';
import type { Learn } from '../knowledge.ts';
import { siteOf } from './factory.ts';
import { readerOf, type Interest, type Table } from './interest.ts';
import { hasteOf } from './order.ts';
import { shiftOf } from './produce.ts';
import { prospectsOf } from './prospects.ts';
import { tradeOf } from './sales.ts';
import { appraiseSales } from './selling.ts';
import { appraisePurchases } from './shop.ts';

type Move = Lata['Move'];
type Appraise = (
  table: Table,
  seat: Seat,
  legal: readonly Move[],
  into: Float64Array,
  interest: Interest,
) => void;

export const learnLata: Learn<Lata> = game => {
  const box: Box = boxOf(game.edition);
  const reader = readerOf(box);
  const site = siteOf(box);
  const trade = tradeOf(box);
  const shift = shiftOf(box, trade);
  const haste = hasteOf(box, site);
  const prospects = prospectsOf(box, reader, trade, shift);

  const appraiseCards: Appraise = (table, seat, legal, into, interest) => {
    site.survey(table, seat, interest);
    const { sets, hand } = table;
    for (let i = 0; i < legal.length; i++) {
      const move = legal[i];
      if (move.kind === 'take') into[i] = site.take(sets[move.set * 2], sets[move.set * 2 + 1]);
      else if (move.kind === 'keep') into[i] = site.take(sets[move.first * 2], sets[move.second * 2]);
      else if (move.kind === 'place') into[i] = site.place(hand[0], move.space, hand[1] ?? NONE);
      else if (move.kind === 'choose') into[i] = site.place(move.card, 1, NONE);
      else into[i] = site.discard(hand[0], hand[1] ?? NONE);
    }
  };

  const appraiseOrder: Appraise = (table, seat, legal, into, interest) => {
    site.survey(table, seat, interest);
    haste.appraise(table, seat, legal, into);
  };

  const appraiseShift: Appraise = (table, seat, legal, into, interest) => {
    trade.survey(table, seat, interest);
    shift.survey(table, seat, table.spot + 1);
    for (let i = 0; i < legal.length; i++) into[i] = shift.worth(legal[i]);
  };

  const appraiseTrade: Appraise = (table, seat, legal, into, interest) => {
    trade.survey(table, seat, interest);
    appraiseSales(box, trade, table, seat, interest, legal, into);
  };

  const byStep: Readonly<Record<Step, Appraise>> = {
    choose: appraiseCards,
    bid: appraiseOrder,
    raise: appraiseOrder,
    marker: appraiseOrder,
    take: appraiseCards,
    keep: appraiseCards,
    place: appraiseCards,
    produce: appraiseShift,
    sell: appraiseTrade,
    buy: (table, seat, legal, into, interest) => appraisePurchases(box, table, seat, interest, legal, into),
    over: () => {},
  };

  return {
    appraise: (table, seat, legal, into) =>
      byStep[table.step](table, seat, legal, into, reader.read(table, seat)),
    expect: prospects,
    plans: true,
    // Measured in docs/bots.md.
    horizon: 16,
    lead: 3,
    winning: 0.5,
    apart: false,
    strengths: {
      easy: { playouts: 40, slip: 0.3 },
      medium: { playouts: 200, slip: 0.06 },
      hard: { playouts: 2000, slip: 0 },
    },
  };
};
