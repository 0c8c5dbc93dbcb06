// Live pieces of the table for the help and for the page of pieces.

import type { ComponentChildren, JSX } from 'preact';
import {
  BEAN,
  CARDS,
  cafe,
  cardName,
  cardOf,
  COLOURS,
  CUP,
  DRY,
  EXPRESSO,
  FACES,
  FIRST_INITIAL,
  LOTE,
  NATA,
  PLAN_CARDS,
  PLUS,
  ROAST,
  SHIP,
  type Area,
  type Card,
} from '../../../games/cafe/index.ts';
import { expect, Random, type Language } from '../../../games/kernel/index.ts';
import { Bean, Cube } from '../art/beans.tsx';
import { CardPicture, Paper, Squares } from '../art/Card.tsx';
import { CafeDefs } from '../art/Defs.tsx';
import { Sign } from '../art/Sign.tsx';
import { SquarePicture } from '../Inspector.tsx';
import { cafeMessages } from '../messages/index.ts';
import { layersOf, sheetOf, UNIT } from '../sheet.ts';
import { openBox } from '../words.ts';
import '../cafe.css';

interface Props {
  readonly language: Language;
}

const box = openBox(cafe.edition);

const Frame = ({ children }: { readonly children: ComponentChildren }): JSX.Element => (
  <div class="c-picture">
    <CafeDefs />
    {children}
  </div>
);

/** The area of a seat that lays the first card it may where it first may, some rounds long; always the same one. */
const example = (rounds: number): Area => {
  const random = new Random('00000000000000000000000000000007');
  const state = cafe.setup(expect(cafe.readOptions({}, 1)), 1, random);
  while (state.round < rounds) {
    const legal = cafe.legal(state, 0);
    const middle = legal[Math.floor(legal.length / 2)];
    cafe.apply(state, 0, state.step === 'act' ? legal[legal.length - 1] : middle, random);
  }
  return state.areas[0];
};

const Laid = ({ area }: { readonly area: Area }): JSX.Element => {
  const sheet = sheetOf(area);
  const spread = area.cells.map((cell, i) => ({
    face: area.faces[i],
    ...sheet.at(cell),
    cubes: area.cubes[i],
  }));
  return (
    <svg
      class="c-laid"
      width={sheet.width * 46}
      viewBox={`-6 -6 ${sheet.width * UNIT + 12} ${sheet.height * UNIT + 16}`}
      aria-hidden="true"
    >
      {layersOf(area).map(({ card, cell, rotation }) => {
        const { x, y } = sheet.at(cell);
        return (
          <g key={card} transform={`translate(${x * UNIT} ${y * UNIT})`}>
            <Paper rotation={rotation} />
            <Squares
              box={box}
              spread={spread
                .filter(({ face }) => cardOf(face) === card)
                .map(one => ({ ...one, x: one.x - x, y: one.y - y }))}
            />
          </g>
        );
      })}
    </svg>
  );
};

const twoCards = example(2);

export const AreaPicture = (): JSX.Element => (
  <Frame>
    <Laid area={twoCards} />
  </Frame>
);

export const CubesPicture = ({ language }: Props): JSX.Element => (
  <Frame>
    {COLOURS.map((name, colour) => (
      <figure key={name}>
        <span>
          <Cube colour={colour} size={48} /> <Bean colour={colour} size={34} />
        </span>
        <figcaption>{cafeMessages[language].colours[colour]}</figcaption>
      </figure>
    ))}
  </Frame>
);

const faceWith = (square: number, star = false): number =>
  Array.from({ length: FACES }, (_, face) => face).find(
    face => box.square[face] === square && (!star || box.star[face] === 1),
  ) ?? 0;

const SquareFigure = (props: { readonly square: number; readonly name: string }): JSX.Element => (
  <figure>
    <SquarePicture box={box} face={faceWith(props.square)} />
    <figcaption>{props.name}</figcaption>
  </figure>
);

export const WayPicture = ({ language }: Props): JSX.Element => {
  const { squares } = cafeMessages[language];
  return (
    <Frame>
      <SquareFigure square={BEAN} name={squares.bean} />
      <span aria-hidden="true">→</span>
      <SquareFigure square={DRY} name={squares.dry} />
      <span aria-hidden="true">→</span>
      <SquareFigure square={ROAST} name={squares.roast} />
      <span aria-hidden="true">→</span>
      <ShopSign shop={0} filled={false} />
    </Frame>
  );
};

const ShopSign = ({ shop, filled }: { readonly shop: number; readonly filled: boolean }): JSX.Element => {
  const { size, wants } = box.shops[shop];
  return (
    <svg width={size * 84} height="84" viewBox={`0 0 ${size * UNIT} ${UNIT}`} aria-hidden="true">
      <Sign box={box} shop={shop} cubes={filled ? wants : 0} width={size * UNIT} height={UNIT} />
    </svg>
  );
};

const BIG = box.shops.findIndex(({ size }) => size === 2);

export const ShopsPicture = (): JSX.Element => (
  <Frame>
    <ShopSign shop={0} filled={false} />
    <ShopSign shop={0} filled />
    <ShopSign shop={BIG} filled={false} />
  </Frame>
);

export const CupPicture = ({ language }: Props): JSX.Element => {
  const { squares, star } = cafeMessages[language];
  return (
    <Frame>
      <SquareFigure square={CUP} name={squares.cup} />
      <SquareFigure square={SHIP} name={squares.ship} />
      <figure>
        <SquarePicture box={box} face={faceWith(ROAST, true)} />
        <figcaption>{star}</figcaption>
      </figure>
    </Frame>
  );
};

export const ExpressoPicture = ({ language }: Props): JSX.Element => {
  const { squares } = cafeMessages[language];
  return (
    <Frame>
      <SquareFigure square={EXPRESSO} name={squares.expresso} />
      <SquareFigure square={LOTE} name={squares.lote} />
      <SquareFigure square={NATA} name={squares.nata} />
      <SquareFigure square={PLUS} name={squares.plus} />
    </Frame>
  );
};

const COUNTS = [3, 1, 2, 5];

/** The example of C-END-2. */
export const WarehousePicture = (): JSX.Element => (
  <Frame>
    <ul class="c-bays">
      {COUNTS.map((count, colour) => (
        <li key={colour} class={['', 'first', 'second', ''][colour]}>
          <Cube colour={colour} size={30} />
          {count}
          {count < 3 && <b>{count === 1 ? '×2' : '×1'}</b>}
        </li>
      ))}
    </ul>
  </Frame>
);

const Cards = ({ from, to }: { readonly from: Card; readonly to: Card }): JSX.Element => (
  <div class="c-picture c-gallery">
    <CafeDefs />
    {Array.from({ length: to - from }, (_, i) => from + i).map(card => (
      <figure key={card}>
        <CardPicture box={box} card={card} />
        <figcaption>
          {cardName(card)}
          {box.starCards.includes(card) && ' ★'}
          {card >= FIRST_INITIAL && ` · ${box.companies[card - FIRST_INITIAL]}`}
        </figcaption>
      </figure>
    ))}
  </div>
);

export const PlanCards = (): JSX.Element => <Cards from={0} to={PLAN_CARDS} />;
export const ExpressoCards = (): JSX.Element => <Cards from={PLAN_CARDS} to={FIRST_INITIAL} />;
export const InitialCards = (): JSX.Element => <Cards from={FIRST_INITIAL} to={CARDS} />;

/** The five ratings with the points from which each is given, by rule set. */
export const RatingsPicture = ({ language }: Props): JSX.Element => {
  const text = cafeMessages[language];
  const [manual, atTable] = text.compareTitle;
  const from = (limits: readonly number[], place: number): string =>
    place === 0 ? '0' : String(limits[place - 1]);
  return (
    <table class="c-compare">
      <thead>
        <tr>
          <th scope="col">{text.points}</th>
          <th scope="col">{manual}</th>
          <th scope="col">{atTable}</th>
        </tr>
      </thead>
      <tbody>
        {text.ratings.map((name, place) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{from(box.ratings.manual, place)}+</td>
            <td>{from(box.ratings.table, place)}+</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
