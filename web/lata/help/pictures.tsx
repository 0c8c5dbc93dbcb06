// Live pieces of the table for the help and for the page of pieces.

import type { ComponentChildren, JSX } from 'preact';
import { expect, Random, type Language } from '../../../games/kernel/index.ts';
import {
  cubes,
  describeCards,
  GOODS,
  lata,
  laid,
  SPACES,
  STARTING_CARD,
  scoringName,
  type Lata,
  type View,
} from '../../../games/lata/index.ts';
import type { Desk } from '../../table/gameTable.ts';
import { CratePicture } from '../art/Crate.tsx';
import { LataDefs } from '../art/Defs.tsx';
import { Flag, SeatMark } from '../art/flags.tsx';
import { IconPicture } from '../art/icons.tsx';
import { BidTin, KeyTrack } from '../art/Key.tsx';
import { CardPicture } from '../art/ProductionCard.tsx';
import { Tin } from '../art/tins.tsx';
import { openBox } from '../box.ts';
import { LineStill } from '../LineDrawing.tsx';
import { lataMessages } from '../messages/index.ts';
import { ScoringFace } from '../Scoring.tsx';
import '../lata.css';

export const box = openBox(lata.edition);

const Frame = ({ children }: { readonly children: ComponentChildren }): JSX.Element => (
  <div class="l-picture">
    <LataDefs />
    {children}
  </div>
);

interface Props {
  readonly language: Language;
}

/** The example of L-PRD-4: a sardine, then a tomato above a sardine. */
const example = (): View => {
  const state = lata.setup(
    expect(lata.readOptions({}, 2)),
    2,
    new Random('00000000000000000000000000000001'),
  );
  const tomatoAboveSardine = 14;
  const factories = state.factories.slice();
  factories[1] = laid(tomatoAboveSardine, 1);
  const tops = state.tops.slice();
  tops[0] = STARTING_CARD;
  tops[1] = tomatoAboveSardine;
  const order = [0, 1];
  return {
    ...lata.view(state, 0),
    factories,
    tops: tops.slice(0, 2 * SPACES),
    order,
    step: 'produce',
    spot: 0,
  };
};

const nothing = (): void => undefined;

const deskOf = (view: View, language: Language): Desk<Lata> => ({
  game: lata,
  viewer: 0,
  names: ['', ''],
  language,
  view,
  before: view,
  seat: 0,
  legal: lata.legal(view, 0),
  drafted: [],
  awaiting: undefined,
  recent: [],
  play: nothing,
  replace: nothing,
  redraft: nothing,
  commit: nothing,
  letBotDraft: nothing,
  botDrafts: false,
  explain: nothing,
});

export const LinePicture = ({ language }: Props): JSX.Element => (
  <Frame>
    <LineStill desk={deskOf(example(), language)} box={box} />
  </Frame>
);

export const GoodsPicture = ({ language }: Props): JSX.Element => (
  <Frame>
    {GOODS.map((good, i) => (
      <figure key={good}>
        <Tin good={i} size={72} />
        <figcaption>{lataMessages[language].goods[i]}</figcaption>
      </figure>
    ))}
  </Frame>
);

export const CardsPicture = (): JSX.Element => (
  <Frame>
    {[0, 14, 28, 35].map(card => (
      <CardPicture key={card} box={box} card={card} />
    ))}
  </Frame>
);

export const GreenPicture = (): JSX.Element => (
  <Frame>
    {[4, 5, 6, 7, 8].map(icon => (
      <IconPicture key={icon} icon={icon} size={60} />
    ))}
  </Frame>
);

export const IconsPicture = (): JSX.Element => (
  <Frame>
    {[0, 1, 2, 3].map(icon => (
      <IconPicture key={icon} icon={icon} size={60} />
    ))}
  </Frame>
);

export const FlagsPicture = ({ language }: Props): JSX.Element => (
  <Frame>
    {lataMessages[language].nations.map((nation, i) => (
      <figure key={nation}>
        <Flag nation={i} width={54} />
        <figcaption>{nation}</figcaption>
      </figure>
    ))}
  </Frame>
);

export const MarksPicture = (): JSX.Element => (
  <Frame>
    {[0, 1, 2, 3].map(seat => (
      <SeatMark key={seat} seat={seat} size={44} />
    ))}
  </Frame>
);

export const AuctionPicture = (): JSX.Element => (
  <Frame>
    <BidTin bid="sealed" />
    <BidTin bid={3} />
    <BidTin bid={5} />
  </Frame>
);

export const KeyPicture = (): JSX.Element => (
  <Frame>
    <div class="l-key-holder">
      <KeyTrack points={5} />
    </div>
  </Frame>
);

export const MarketPicture = (): JSX.Element => (
  <Frame>
    <CratePicture box={box} card={10} />
    <CratePicture box={box} card={33} filled={cubes(1, 1, 0)} />
  </Frame>
);

export const ScoringLabel = ({ language, card }: Props & { readonly card: number }): JSX.Element => {
  const { cost, terms } = box.scoring[card];
  return (
    <div class="l-label">
      <ScoringFace
        name={scoringName(card)}
        words={describeCards(box, language).worth(card)}
        terms={terms}
        price={cost}
      />
    </div>
  );
};

export const ScoringPicture = ({ language }: Props): JSX.Element => (
  <Frame>
    {[8, 12, 19].map(card => (
      <ScoringLabel key={card} language={language} card={card} />
    ))}
  </Frame>
);
