// How many cubes the works of an area can still bring to shops and warehouse, and what more works would add.

import { MOST_ACTIONS, NAMING, NO_CELL, NOTHING, ROUNDS } from '../../../games/cafe/index.ts';
import { hasSeat, type Seat } from '../../../games/kernel/index.ts';
import { DRIED, GROWN, ROASTED, type Survey, type Table } from './survey.ts';

/** What counts for a group that is not there yet: a card may still bring it. */
const HOPE = 0.35;

/** The actions that a cube takes, by the largest groups of beans, dry squares and roasters, and all roasters. */
export const costOfCube = (
  rules: Table['rules'],
  bean: number,
  dry: number,
  roast: number,
  roasters: number,
): number => {
  const b = Math.max(HOPE, bean);
  const d = Math.max(HOPE, dry);
  const r = Math.max(HOPE, roast);
  if (rules === 'manual') return 1 / b + 1 / d + 1 / r + 1 / Math.max(1, roasters);
  // At the table a square takes all cubes of a colour, so that groups count for colours and not for cubes.
  const colours = Math.min(4, Math.max(1, b / 2));
  return (2 + colours / d + colours / r) / b;
};

export const beanSize = (rules: Table['rules'], seen: Survey): number =>
  rules === 'manual' ? seen.meanBean : seen.bestBean;

/** Rounds in which a seat will still act from the beginning. */
export const wholeRounds = (table: Table): number =>
  table.step === 'over' ? 0 : ROUNDS - table.round - (table.step === 'act' ? 1 : 0);

/** An action that has not moved a cube yet is as good as unspent. */
const begun = (table: Table, seat: Seat): number =>
  table.doing[seat] !== NOTHING && table.doing[seat] !== NAMING && table.source[seat] === NO_CELL ? 1 : 0;

/** Actions that a seat has left until the end, if it keeps its cups. */
export const actionsLeft = (table: Table, seat: Seat, cups: number): number =>
  wholeRounds(table) * Math.min(MOST_ACTIONS, Math.max(1, cups)) +
  (table.step === 'act' && hasSeat(table.acting, seat) ? table.actions[seat] + begun(table, seat) : 0);

/** Cubes that one action moves from dry squares to roasters, or from beans to dry squares, with a group of that size. */
const loadOf = (rules: Table['rules'], bean: number, group: number): number =>
  rules === 'manual' ? group : (group * Math.max(1, bean)) / Math.min(4, Math.max(1, bean / 2));

/** New cubes are not always of the colour that is wanted, and the last ones come too late. */
const YIELD = 0.8;
const TOO_LATE = 1;

/** By colour the cubes on their way that will arrive; as fifth number new ones, of colours to be chosen. */
export const coming = new Float64Array(5);
export const NEW = 4;

/** Lets so many cubes of a stage arrive, those that are wanted first. */
const arrive = ({ stock, wanted }: Survey, stage: number, room: number): number => {
  let left = room;
  for (let pass = 0; pass < 2; pass++)
    for (let colour = 0; colour < NEW; colour++) {
      const waiting = stock[stage * 4 + colour];
      const first = Math.min(waiting, Math.max(0, wanted[colour] - coming[colour]));
      const count = Math.min(left, pass === 0 ? first : waiting);
      if (pass === 1 && first > 0) continue;
      coming[colour] += count;
      left -= count;
    }
  return room - left;
};

/** Works out what can still be delivered: what is on its way, the furthest first, and new cubes as actions allow. */
export const foresee = (table: Table, seat: Seat, seen: Survey): void => {
  const { rules } = table;
  coming.fill(0);
  let actions = actionsLeft(table, seat, seen.cups);
  // A delivery.
  if (--actions < 0) return;
  arrive(seen, ROASTED, Infinity);
  const bean = beanSize(rules, seen);
  const roast = loadOf(rules, bean, seen.bestRoast);
  const dry = loadOf(rules, bean, seen.bestDry);
  if (actions < 1 || roast === 0) return;
  actions -= Math.ceil(arrive(seen, DRIED, actions * roast) / roast);
  if (actions < 2 || dry === 0) return;
  const step = 1 / dry + 1 / roast;
  const grown = arrive(seen, GROWN, Math.floor(actions / 2) * Math.min(dry, roast));
  if (grown > 0) actions -= Math.max(2, grown * step);
  const cost = costOfCube(rules, bean, seen.bestDry, seen.bestRoast, seen.roasters);
  coming[NEW] = (YIELD * Math.max(0, actions - TOO_LATE)) / cost;
};
