import type { JSX } from 'preact';
import {
  COLOURS,
  cellName,
  countsOf,
  deliver,
  DELIVERING,
  isSupplied,
  openShops,
  serveOf,
  type Cell,
  type Serve,
} from '../../games/cafe/index.ts';
import { Bean, Cube } from './art/beans.tsx';
import { enamelOf, slotsOf } from './art/Sign.tsx';
import { withSteps } from './deeds.ts';
import type { Hold } from './hold.ts';
import { cubeList } from './words.ts';

/** C-END-2: the colours that score, the scarcest first. */
const scoring = (counts: readonly number[]): readonly number[] =>
  COLOURS.map((_, colour) => colour)
    .toSorted((a, b) => counts[a] - counts[b])
    .slice(0, 2);

/** The warehouse of the seat that is shown: four bays, the two that score marked. */
export const Warehouse = ({ hold }: { readonly hold: Hold }): JSX.Element => {
  const { desk, text, shown } = hold;
  const { view } = desk;
  const counts = view.warehouse.slice(shown * 4, shown * 4 + 4);
  const [first, second] = scoring(counts);
  const points = 2 * counts[first] + counts[second];
  return (
    <section class="c-warehouse" data-drop="warehouse">
      <h2>{text.warehouse}</h2>
      <ul class="c-bays">
        {counts.map((count, colour) => (
          <li
            key={colour}
            class={colour === first ? 'first' : colour === second ? 'second' : undefined}
            title={colour === first ? text.scoresDouble : colour === second ? text.scoresOnce : undefined}
          >
            <Cube colour={colour} size={30} />
            <span aria-hidden="true">{count}</span>
            <span class="unseen">{text.cubes(colour, count)}</span>
            {colour === first && <b aria-hidden="true">×2</b>}
            {colour === second && <b aria-hidden="true">×1</b>}
          </li>
        ))}
      </ul>
      <p class="quiet">{text.warehouseAbout(first, second, points)}</p>
    </section>
  );
};

/** A roaster from which the delivery under way can bring something to a shop. */
const sourceFor = ({ desk }: Hold, shop: Cell): Cell | undefined =>
  desk.legal.find((move): move is Serve => move.kind === 'serve' && move.to === shop)?.from;

/** The shops of the area that is shown: what each wants, has, misses and is worth. */
export const Shops = ({ hold }: { readonly hold: Hold }): JSX.Element | null => {
  const { box, desk, text, shown, acting, area } = hold;
  const { view } = desk;
  const shops = openShops(box, area);
  const delivering = acting && view.step === 'act' && view.doing[shown] === DELIVERING;
  if (shops.length === 0 && !delivering) return null;
  return (
    <section class="c-shops">
      <h2>{text.shops}</h2>
      {shops.length === 0 && <p class="quiet">{text.noShops}</p>}
      <ul>
        {shops.map(index => {
          const shop = box.shop[area.faces[index]];
          const { name, wants, value } = box.shops[shop];
          const cell = area.cells[index];
          const misses = cubeList(text, countsOf(wants - area.cubes[index]));
          const full = isSupplied(box, area, index);
          const from = delivering ? sourceFor(hold, cell) : undefined;
          return (
            <li key={cell} class={full ? 'full' : undefined} data-drop={String(cell)}>
              <span class="c-plate" style={{ '--enamel': enamelOf(shop) }}>
                <strong>{name}</strong>
                <span class="c-slots" aria-hidden="true">
                  {slotsOf(box, shop, area.cubes[index]).map(({ colour, filled }, i) =>
                    filled ? (
                      <Cube key={i} colour={colour} size={22} />
                    ) : (
                      <span key={i} class="c-slot">
                        <Bean colour={colour} size={16} />
                      </span>
                    ),
                  )}
                </span>
                <span class="c-worth" title={text.worth(value)}>
                  {value}
                  <span class="unseen"> {text.worth(value)}</span>
                </span>
              </span>
              <span class="quiet">{full ? text.shopFull : text.shopMisses(misses)}</span>
              {from !== undefined && (
                <button
                  type="button"
                  class="button small"
                  onClick={() => desk.redraft(withSteps(desk.drafted, deliver, [serveOf(from, cell)]))}
                >
                  {text.serve(cellName(from), name)}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
};
