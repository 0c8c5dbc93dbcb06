// Where cubes go once an action is begun, and which colour is meant where a square has none of its own.

import type { JSX } from 'preact';
import {
  cellName,
  colourOf,
  COLOURS,
  deliver,
  indexOf,
  putOf,
  stores,
  totalOf,
  type Begin,
  type Cell,
  type Colour,
  type Move,
} from '../../games/cafe/index.ts';
import { drag } from '../table/drag.ts';
import { Cube } from './art/beans.tsx';
import { groupOf, productionsAt, withSteps } from './deeds.ts';
import type { Hold } from './hold.ts';

/** The colours that can go to the group that is being filled; dragged to a square, or tapped for the next free one. */
export const Colours = ({ hold, begin }: { readonly hold: Hold; readonly begin: Begin }): JSX.Element => {
  const { desk, text, shown } = hold;
  const { view, drafted, legal } = desk;
  const area = view.areas[shown];
  const puts = legal.flatMap(move => (move.kind === 'put' ? [move] : []));
  const colourAt = (from: Cell): Colour => colourOf(area.cubes[indexOf(area, from)]);
  const carry = (colour: Colour, to: Cell): void => {
    const from = [...new Set(puts.map(move => move.from))].filter(one => colourAt(one) === colour);
    const taken = view.rules === 'manual' ? from.slice(0, 1) : from;
    const steps = taken.flatMap(one =>
      new Array<Move>(totalOf(area.cubes[indexOf(area, one)])).fill(putOf(one, to)),
    );
    desk.redraft(withSteps(drafted, begin, steps));
  };
  return (
    <>
      <p class="quiet">{text.carryHint}</p>
      <div class="c-colours">
        {COLOURS.map((name, colour) => {
          const here = puts.filter(move => colourAt(move.from) === colour);
          const count = [...new Set(here.map(move => move.from))].reduce(
            (sum, from) => sum + totalOf(area.cubes[indexOf(area, from)]),
            0,
          );
          if (count === 0) return null;
          const next = here.find(move => area.cubes[indexOf(area, move.to)] === 0) ?? here[0];
          return (
            <button
              key={name}
              type="button"
              class="c-colour grab"
              aria-label={text.carryColour(colour, count)}
              onPointerDown={event =>
                drag(
                  event,
                  onto => carry(colour, Number(onto)),
                  () => undefined,
                )
              }
              onClick={() => carry(colour, next.to)}
            >
              <Cube colour={colour} size={34} />
              <span aria-hidden="true">×{count}</span>
            </button>
          );
        })}
      </div>
      {puts.length > 0 && (
        <button type="button" class="button small" onClick={() => hold.fill(begin)}>
          {text.fillBest}
        </button>
      )}
    </>
  );
};

export const Delivery = ({ hold }: { readonly hold: Hold }): JSX.Element => {
  const { desk, text, shown } = hold;
  const from = desk.legal.flatMap(move => (move.kind === 'store' ? [move.from] : []));
  const area = desk.view.areas[shown];
  return (
    <div class="c-delivery">
      {from.length > 0 && (
        <button type="button" class="button small" onClick={hold.deliverAll}>
          {text.deliverBest}
        </button>
      )}
      {from.map(one => (
        <button
          key={one}
          type="button"
          class="button small"
          onClick={() => desk.redraft(withSteps(desk.drafted, deliver, [stores[one]]))}
        >
          <Cube colour={colourOf(area.cubes[indexOf(area, one)])} size={22} /> {text.store(cellName(one))}
        </button>
      ))}
    </div>
  );
};

/** C-EXP-5: at the table a colour is named for each Plus square, by the manual one of the groups that it joins. */
export const Naming = ({ hold }: { readonly hold: Hold }): JSX.Element | null => {
  const { box, desk, text, shown, cell } = hold;
  const { view, legal } = desk;
  const named = legal.flatMap(move => (move.kind === 'name' ? [{ move, colour: move.colour }] : []));
  const produced =
    cell.value === undefined
      ? []
      : productionsAt(box, view, shown, legal, cell.value).map(move => ({
          move,
          colour: groupOf(box, view, shown, move)?.colour ?? move.colour,
        }));
  const choices = named.length > 0 ? named : produced;
  if (choices.length < 2) return null;
  return (
    <div class="c-naming" role="group" aria-label={text.nameWhich}>
      <p>{text.nameWhich}</p>
      {choices.map(({ move, colour }) => (
        <button
          key={colour}
          type="button"
          class="c-colour"
          onClick={() => {
            cell.value = undefined;
            desk.play(move);
          }}
        >
          <Cube colour={colour} size={34} />
          <span>{text.name(colour)}</span>
        </button>
      ))}
    </div>
  );
};
