import type { Step } from '../../../games/lata/index.ts';
import type { Language } from '../../../games/kernel/index.ts';

/** What the drawing of Lata says. */
interface Words {
  readonly round: (number: number, step: string) => string;
  readonly over: string;
  readonly steps: Readonly<Record<Step, string>>;
  readonly order: (names: string) => string;
  readonly decks: (production: number, markets: number, scoring: number) => string;
  readonly discard: (cards: string) => string;
  readonly sets: string;
  readonly shown: string;
  readonly markets: string;
  readonly marketLegend: string;
  readonly under: (cards: string) => string;
  readonly scoring: string;
  readonly worth: string;
  readonly price: (coins: number) => string;
  readonly pays: (coins: number) => string;
  readonly actionPoints: (points: number) => string;
  readonly points: (points: number) => string;
  readonly token: (number: number) => string;
  readonly hasBid: string;
  readonly noCubes: string;
  readonly goods: readonly string[];
  readonly inSalt: (cubes: number) => string;
  readonly start: string;
  readonly toPlace: (cards: string) => string;
}

export const words: Readonly<Record<Language, Words>> = {
  en: {
    round: (number, step) => `Round ${number} of 6: ${step}`,
    over: 'The match is over',
    steps: {
      choose: 'a first card',
      bid: 'bids for the turn order',
      raise: 'auction for the turn order',
      marker: 'action points',
      take: 'factory',
      keep: 'factory',
      place: 'factory',
      produce: 'production',
      sell: 'sales',
      buy: 'scoring cards',
      over: '',
    },
    order: names => `Turn order: ${names}`,
    decks: (production, markets, scoring) =>
      `Left in the decks: ${production} production, ${markets} markets, ${scoring} scoring`,
    discard: cards => `Discard pile: ${cards}`,
    sets: 'Sets',
    shown: 'Cards to choose from',
    markets: 'Markets',
    marketLegend: 's r y free, S R Y filled',
    under: cards => `Under the deck: ${cards}`,
    scoring: 'Scoring cards',
    worth: '(in brackets: worth to you now)',
    price: coins => `${coins} $`,
    pays: coins => `${coins} $ a cube`,
    actionPoints: points => `${points} AP`,
    points: points => `${points} VP`,
    token: number => `token ${number}`,
    hasBid: 'has bid',
    noCubes: 'no cubes',
    goods: ['silver', 'red', 'yellow'],
    inSalt: cubes => `${cubes} in salt`,
    start: 'start',
    toPlace: cards => `to place: ${cards}`,
  },
  pt: {
    round: (number, step) => `Ronda ${number} de 6: ${step}`,
    over: 'A partida acabou',
    steps: {
      choose: 'uma primeira carta',
      bid: 'licitação da ordem de jogo',
      raise: 'leilão da ordem de jogo',
      marker: 'pontos de ação',
      take: 'fábrica',
      keep: 'fábrica',
      place: 'fábrica',
      produce: 'produção',
      sell: 'vendas',
      buy: 'cartas de pontuação',
      over: '',
    },
    order: names => `Ordem de jogo: ${names}`,
    decks: (production, markets, scoring) =>
      `Restam nos baralhos: ${production} de produção, ${markets} mercados, ${scoring} de pontuação`,
    discard: cards => `Descarte: ${cards}`,
    sets: 'Conjuntos',
    shown: 'Cartas à escolha',
    markets: 'Mercados',
    marketLegend: 's r y livres, S R Y ocupados',
    under: cards => `Debaixo do baralho: ${cards}`,
    scoring: 'Cartas de pontuação',
    worth: '(entre parênteses: o que lhe vale agora)',
    price: coins => `${coins} $`,
    pays: coins => `${coins} $ por cubo`,
    actionPoints: points => `${points} PA`,
    points: points => `${points} PV`,
    token: number => `marcador ${number}`,
    hasBid: 'já licitou',
    noCubes: 'sem cubos',
    goods: ['prateados', 'vermelhos', 'amarelos'],
    inSalt: cubes => `${cubes} em sal`,
    start: 'início',
    toPlace: cards => `a colocar: ${cards}`,
  },
};
