// What a player wants to know before placing a card.

import { DRIES, ROASTERS, type Box } from '../box.ts';
import type { Cell } from '../cells.ts';
import {
  BEAN,
  COLOURS,
  type Card,
  type Colour,
  type Rotation,
  type RuleSet,
  type Shop,
} from '../components.ts';
import { countsOf } from '../cubes.ts';
import { actionsOf, cloneArea, countCups, countShips, priceOf, type Area } from './area.ts';
import { groupsOf, groupsOfColour, hasPlus } from './groups.ts';
import { coveredBy, layCard, refusePlace, type BadPlace } from './placement.ts';

/** A group by its cells in reading order. */
export interface Group {
  readonly kind: 'bean' | 'dry' | 'roast';
  /** The colour it is produced in; −1 where it has none, or several. */
  readonly colour: Colour;
  readonly cells: readonly Cell[];
}

const kindOf = (sort: number): Group['kind'] =>
  sort === DRIES ? 'dry' : sort === ROASTERS ? 'roast' : 'bean';

const collect = (
  area: Area,
  roots: Int8Array,
  groupAt: (first: number) => Omit<Group, 'cells'> | undefined,
): Group[] =>
  area.cells.flatMap((_, first) => {
    const about = roots[first] === first ? groupAt(first) : undefined;
    return about === undefined
      ? []
      : [{ ...about, cells: area.cells.filter((_cell, i) => roots[i] === first) }];
  });

/** All groups of an area. In the manual rule set, Plus squares belong to a group of each colour (C-EXP-5). */
export const listGroups = (box: Box, rules: RuleSet, area: Area): readonly Group[] => {
  const byColour = rules === 'manual' && hasPlus(box, area);
  const plain = collect(area, groupsOf(box, rules, area), first => {
    const sort = box.sorts[rules][area.faces[first]];
    if (byColour && sort < DRIES) return undefined;
    return { kind: kindOf(sort), colour: rules === 'manual' && sort < DRIES ? sort : -1 };
  });
  if (!byColour) return plain;
  return [
    ...COLOURS.flatMap((_, colour) =>
      collect(area, groupsOfColour(box, area, colour).roots, () => ({ kind: 'bean', colour })),
    ),
    ...plain,
  ];
};

/** The area as it would be after a card is placed, and what it would cost. */
export interface PlacementFacts {
  /** Why the card cannot go there; everything else is told all the same. */
  readonly refused: BadPlace | undefined;
  readonly covered: readonly Cell[];
  /** Cubes lost, by colour. */
  readonly lost: readonly number[];
  /** Shops that die or disappear. */
  readonly killed: readonly Shop[];
  readonly area: Area;
  readonly cups: number;
  readonly actions: number;
  readonly ships: number;
  /** What a card with a cup costs from then on (C-DRF-2). */
  readonly price: number;
  readonly groups: readonly Group[];
  /** Visible bean squares by colour. */
  readonly beans: readonly number[];
}

export const placementFacts = (
  box: Box,
  rules: RuleSet,
  before: Area,
  card: Card,
  cell: Cell,
  rotation: Rotation,
): PlacementFacts => {
  const refused = refusePlace(box, before, card, cell, rotation);
  const covered = coveredBy(before, cell, rotation).map(index => before.cells[index]);
  const area = cloneArea(before);
  const { cubes, shops } = layCard(box, area, card, cell, rotation);
  const cups = countCups(box, area);
  const ships = countShips(box, area);
  return {
    refused,
    covered,
    lost: COLOURS.map((_, colour) => cubes.reduce((sum, some) => sum + countsOf(some)[colour], 0)),
    killed: shops,
    area,
    cups,
    actions: actionsOf(cups),
    ships,
    price: priceOf(box, area),
    groups: listGroups(box, rules, area),
    beans: COLOURS.map(
      (_, colour) =>
        area.faces.filter(face => box.square[face] === BEAN && box.colour[face] === colour).length,
    ),
  };
};
