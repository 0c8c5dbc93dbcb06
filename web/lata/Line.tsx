import { useSignal, type Signal } from '@preact/signals';
import { Fragment, type JSX } from 'preact';
import {
  describeCards,
  iconAt,
  ICONS,
  iconNames,
  makeMoves,
  NO_ICON,
  placeMoves,
  SPACES,
  type Space,
} from '../../games/lata/index.ts';
import { useCalmStart } from '../table/motion.tsx';
import { Spot } from '../table/Spot.tsx';
import { CARD, CardPicture } from './art/ProductionCard.tsx';
import { SeatMark } from './art/flags.tsx';
import { cardX, dropOn, iconPlace, LINE, percent, PITCH, TOP } from './geometry.ts';
import type { Hold } from './hold.ts';
import { goodsAt, stackAt } from './knowledge.ts';
import { ALL_SPACES, Belt, SpaceDrawing, Tries, Walk } from './LineDrawing.tsx';
import { spaceWords } from './words.ts';

/** How far the button that fans cards out reaches down over their corner, clear of what is written above them. */
const FAN_DEPTH = 30;

/** A button over each space, and one that fans its covered cards out. */
const SpaceSpots = (props: {
  readonly hold: Hold;
  readonly pointed: Signal<Space | undefined>;
}): JSX.Element => {
  const { hold, pointed } = props;
  const { desk, box, seat, text, fanned, next } = hold;
  const { view, language } = desk;
  const placing = view.step === 'place' && desk.seat === seat;
  const costs = box.costs[view.scenario];
  const nameOf = (space: Space, lit: boolean): string => {
    const words = spaceWords(text, box, view, seat, space, language);
    const card = view.hand[next.value] ?? view.hand[0];
    return lit
      ? `${text.placeOn(describeCards(box, language).production(card), space + 1, costs[space])}. ${words}`
      : words;
  };
  return (
    <>
      {ALL_SPACES.map(space => {
        const lit = placing && hold.isLegal(placeMoves[space]);
        const { length } = stackAt(view, seat, space);
        return (
          <Fragment key={space}>
            <Spot
              kind="l-spot space"
              drop={dropOn(space)}
              area={{ x: cardX(space) - 5, y: TOP - 3, width: CARD.width + 10, height: LINE.height - TOP }}
              width={LINE.width}
              height={LINE.height}
              name={nameOf(space, lit)}
              lit={lit}
              onChoose={() => hold.placeOn(space)}
              onPoint={here => (pointed.value = here ? space : undefined)}
            />
            {length > 1 && (
              <button
                type="button"
                class="l-fan-button"
                style={{
                  right: percent(LINE.width - (space + 1) * PITCH, LINE.width),
                  bottom: percent(LINE.height - TOP - FAN_DEPTH, LINE.height),
                }}
                aria-label={text.fan(space + 1, length)}
                aria-expanded={fanned.value === space}
                onClick={() => (fanned.value = fanned.value === space ? undefined : space)}
              >
                <span aria-hidden="true">+{length - 1}</span>
              </button>
            )}
          </Fragment>
        );
      })}
    </>
  );
};

/** The icon under the head of the line is itself a button: it makes the better of what it can. */
const HeadSpot = ({ hold }: { readonly hold: Hold }): JSX.Element | null => {
  const { desk, box, seat, text } = hold;
  const { view, language } = desk;
  if (view.step !== 'produce' || desk.seat !== seat || desk.legal.length === 0) return null;
  const good = goodsAt(box, view, seat, view.spot).at(-1);
  const icon = iconAt(box, view, seat, view.spot);
  if (good === undefined || icon === NO_ICON) return null;
  const { x, y } = iconPlace(box, view.tops[seat * SPACES + (view.spot >> 1)], view.spot);
  return (
    <Spot
      kind="l-spot icon"
      area={{ x: x - 38, y: y - 38, width: 76, height: 76 }}
      width={LINE.width}
      height={LINE.height}
      name={text.makeAt(text.goods[good], iconNames(language)[ICONS[icon]], (view.spot >> 1) + 1)}
      lit
      onChoose={() => desk.play(makeMoves[good])}
    />
  );
};

/** The covered cards of a space, laid out side by side. */
const Fan = ({ hold }: { readonly hold: Hold }): JSX.Element | null => {
  const { desk, box, seat, fanned } = hold;
  if (fanned.value === undefined) return null;
  const describe = describeCards(box, desk.language);
  return (
    <ul class="l-fan">
      {stackAt(desk.view, seat, fanned.value).map(card => (
        <li key={card}>
          <CardPicture box={box} card={card} />
          <span class="unseen">{describe.production(card)}</span>
        </li>
      ))}
    </ul>
  );
};

/** A factory: its five spaces on the conveyor, with the walk of production. */
export const Line = ({ hold }: { readonly hold: Hold }): JSX.Element => {
  const { desk, seat, text, shown } = hold;
  const { view, names } = desk;
  const calm = useCalmStart()();
  const pointed = useSignal<Space | undefined>(undefined);
  const name = names[seat];
  const placing = view.step === 'place' && desk.seat === seat;
  return (
    <section class="l-line" aria-label={text.line(name)}>
      <header>
        <h2>
          <SeatMark seat={seat} size={20} /> {text.line(name)}
        </h2>
        {view.players > 1 && (
          <div class="l-lookers">
            {Array.from({ length: view.players }, (_, other) => (
              <button
                key={other}
                type="button"
                class="l-looker"
                aria-label={text.factoryOf(names[other])}
                aria-pressed={other === seat}
                onClick={() => (shown.value = other)}
              >
                <SeatMark seat={other} size={22} />
              </button>
            ))}
          </div>
        )}
      </header>
      <div class="l-line-art">
        <svg viewBox={`0 0 ${LINE.width} ${LINE.height}`} aria-hidden="true">
          <Belt />
          {ALL_SPACES.map(space => (
            <SpaceDrawing
              key={`${seat} ${space}`}
              hold={hold}
              space={space}
              calm={calm}
              lit={placing && hold.isLegal(placeMoves[space])}
            />
          ))}
          <Walk hold={hold} />
          <Tries hold={hold} pointed={pointed} />
        </svg>
        <SpaceSpots hold={hold} pointed={pointed} />
        <HeadSpot hold={hold} />
      </div>
      <Fan hold={hold} />
    </section>
  );
};
