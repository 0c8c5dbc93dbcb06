// Every component of the box, and every card of the edition.

import type { FunctionComponent } from 'preact';
import type { Language, Text } from '../../../games/kernel/index.ts';
import {
  describeCards,
  editionOf,
  lata,
  marketName,
  MARKET_CARDS,
  productionName,
  PRODUCTION_CARDS,
  SCENARIOS,
  SCORING_CARDS,
  scoringName,
  type Scenario,
} from '../../../games/lata/index.ts';
import type { Piece } from '../../table/gameTable.ts';
import { CratePicture } from '../art/Crate.tsx';
import { CardPicture } from '../art/ProductionCard.tsx';
import { lataMessages } from '../messages/index.ts';
import { ScoringFace } from '../Scoring.tsx';
import { marketWords } from '../words.ts';
import {
  AuctionPicture,
  box,
  FlagsPicture,
  GoodsPicture,
  IconsPicture,
  KeyPicture,
  LinePicture,
  MarksPicture,
  ScoringLabel,
} from './pictures.tsx';

const edition = editionOf(lata.edition);
const describe = { en: describeCards(box, 'en'), pt: describeCards(box, 'pt') };
const both = (words: (language: Language) => string): Text => ({ en: words('en'), pt: words('pt') });
const as = (name: string): Text => ({ en: name, pt: name });

// Cards rely on what the drawings of the things before them define.
type Picture = FunctionComponent<{ readonly language: Language }>;

const things: readonly Piece[] = [
  {
    name: { en: 'Tins', pt: 'Latas' },
    about: {
      en: 'What is made and sold: an oblong tin of sardines, a round one with tomato, an oval one in oil. The printed box has cubes.',
      pt: 'O que se faz e vende: uma lata oblonga de sardinhas, uma redonda com tomate, uma oval em azeite. A caixa impressa tem cubos.',
    },
    picture: GoodsPicture,
  },
  {
    name: { en: 'Resources', pt: 'Recursos' },
    about: {
      en: 'Sardine and mackerel, tomato and olive oil: what the cards of a line are made of.',
      pt: 'Sardinha e cavala, tomate e azeite: aquilo de que são feitas as cartas de uma linha.',
    },
    picture: IconsPicture,
  },
  {
    name: { en: 'Line', pt: 'Linha' },
    about: {
      en: 'Five spaces on a conveyor, each with its price on a plate. The head walks from left to right; a link leads to the partner of an icon.',
      pt: 'Cinco espaços num tapete rolante, cada um com o preço numa placa. A cabeça anda da esquerda para a direita; uma ligação leva ao par do símbolo.',
    },
    picture: LinePicture,
  },
  {
    name: { en: 'Key', pt: 'Chave' },
    about: {
      en: 'The track of action points: a tin that is rolled open, fish by fish, from 9 to 0.',
      pt: 'Os pontos de ação: uma lata que se abre, peixe a peixe, de 9 a 0.',
    },
    picture: KeyPicture,
  },
  {
    name: { en: 'Bids', pt: 'Licitações' },
    about: {
      en: 'A closed tin is a bid that nobody else knows. All are rolled open together.',
      pt: 'Uma lata fechada é uma licitação que mais ninguém conhece. Abrem-se todas ao mesmo tempo.',
    },
    picture: AuctionPicture,
  },
  {
    name: { en: 'Nations', pt: 'Nações' },
    about: {
      en: 'Five nations buy tinned fish. Their flags stand on the markets and count for many scoring cards.',
      pt: 'Cinco nações compram conservas. As bandeiras estão nos mercados e contam para muitas cartas de pontuação.',
    },
    picture: FlagsPicture,
  },
  {
    name: { en: 'Canneries', pt: 'Fábricas' },
    about: {
      en: 'Each player has a trade mark: anchor, star, gull or lighthouse.',
      pt: 'Cada jogador tem uma marca: âncora, estrela, gaivota ou farol.',
    },
    picture: MarksPicture,
  },
];

const markOf = (provenance: string): Pick<Piece, 'mark'> =>
  provenance === 'rulebook' ? {} : { mark: 'reconstructed' };

const PRODUCTION: Text = { en: 'Production cards', pt: 'Cartas de produção' };
const productionPieces = Array.from({ length: PRODUCTION_CARDS }, (_, card): Piece => {
  const picture: Picture = () => (
    <div class="l-picture">
      <CardPicture box={box} card={card} />
    </div>
  );
  const marked = edition.twoPlayers.production.some(name => name === productionName(card));
  return {
    kind: PRODUCTION,
    name: both(language => describe[language].production(card)),
    about: both(language => {
      const text = lataMessages[language];
      const icons = [...new Set(edition.production.cards[card].icons)].map(icon => text.icons[icon]);
      return text.cardAbout(text.colours[box.colours[card]], icons, marked);
    }),
    picture,
    ...markOf(edition.production.provenance),
  };
});

const MARKETS: Text = { en: 'Market cards', pt: 'Cartas de mercado' };
const marketPieces = Array.from({ length: MARKET_CARDS }, (_, card): Piece => {
  const picture: Picture = () => (
    <div class="l-picture">
      <CratePicture box={box} card={card} />
    </div>
  );
  return {
    kind: MARKETS,
    name: as(marketName(card)),
    about: both(language => `${marketWords(lataMessages[language], box, card, 0)}.`),
    picture,
    ...markOf(edition.market.provenance),
  };
});

const SCORING: Text = { en: 'Scoring cards', pt: 'Cartas de pontuação' };
const startPieces = SCENARIOS.map((scenario: Scenario): Piece => {
  const picture: Picture = ({ language }) => (
    <div class="l-picture">
      <div class="l-label">
        <ScoringFace
          name={lataMessages[language].startCard}
          words={describe[language].start(scenario)}
          terms={box.starts[scenario]}
        />
      </div>
    </div>
  );
  return {
    kind: SCORING,
    name: both(
      language =>
        `${lataMessages[language].startCard}: ${lata.options.scenario.values[scenario].name[language]}`,
    ),
    about: both(language => `${describe[language].start(scenario)}.`),
    picture,
  };
});

const scoringPieces = Array.from({ length: SCORING_CARDS }, (_, card): Piece => {
  const picture: Picture = ({ language }) => (
    <div class="l-picture">
      <ScoringLabel language={language} card={card} />
    </div>
  );
  const { cost, provenance } = edition.scoring.cards[card];
  const marked = edition.twoPlayers.scoring.some(name => name === scoringName(card));
  return {
    kind: SCORING,
    name: as(scoringName(card)),
    about: both(language =>
      lataMessages[language].scoringAbout(describe[language].worth(card), cost, marked),
    ),
    picture,
    ...markOf(provenance),
  };
});

export const pieces: readonly Piece[] = [
  ...things,
  ...productionPieces,
  ...marketPieces,
  ...startPieces,
  ...scoringPieces,
];
