import type { Language } from '../../../games/kernel/index.ts';

/** What the drawing of Café says. */
export interface Words {
  readonly round: (number: number, of: number) => string;
  readonly over: string;
  readonly deck: (cards: number) => string;
  readonly supply: string;
  readonly market: string;
  readonly toPlace: string;
  readonly price: (cubes: number) => string;
  readonly points: (points: number) => string;
  readonly warehouse: string;
  readonly actions: (count: number) => string;
  readonly cups: (count: number) => string;
  readonly ships: (count: number) => string;
  readonly bid: string;
  readonly closed: string;
  readonly master: string;
  readonly misses: string;
  readonly supplied: string;
  readonly legend: readonly string[];
}

export const words: Readonly<Record<Language, Words>> = {
  en: {
    round: (number, of) => `Round ${number} of ${of}`,
    over: 'The match is over',
    deck: cards => (cards === 1 ? '1 card to come' : `${cards} cards to come`),
    supply: 'Supply',
    market: 'Market',
    toPlace: 'To be placed',
    price: cubes => (cubes === 0 ? 'free' : '1 cube'),
    points: points => `${points} VP`,
    warehouse: 'warehouse',
    actions: count => (count === 1 ? '1 action' : `${count} actions`),
    cups: count => (count === 1 ? '1 cup' : `${count} cups`),
    ships: count => (count === 1 ? '1 ship' : `${count} ships`),
    bid: 'bid',
    closed: 'bid closed',
    master: 'master',
    misses: 'misses',
    supplied: 'supplied',
    legend: [
      'Y yellow, B brown, G green, R red: capitals for cubes, small for empty beans',
      'd dry, o roaster, * ★ roaster, u cup, s ship, # shop (#x dead), · blank',
      'e Expresso, l Lote, n Nata, + Plus;  > to decide',
    ],
  },
  pt: {
    round: (number, of) => `Ronda ${number} de ${of}`,
    over: 'A partida acabou',
    deck: cards => (cards === 1 ? '1 carta por vir' : `${cards} cartas por vir`),
    supply: 'Reserva',
    market: 'Mercado',
    toPlace: 'Por colocar',
    price: cubes => (cubes === 0 ? 'grátis' : '1 cubo'),
    points: points => `${points} PV`,
    warehouse: 'armazém',
    actions: count => (count === 1 ? '1 ação' : `${count} ações`),
    cups: count => (count === 1 ? '1 chávena' : `${count} chávenas`),
    ships: count => (count === 1 ? '1 navio' : `${count} navios`),
    bid: 'licitação',
    closed: 'licitação fechada',
    master: 'mestre',
    misses: 'falta',
    supplied: 'abastecida',
    legend: [
      'Y amarelo, B castanho, G verde, R vermelho: maiúsculas cubos, minúsculas casas',
      'd secagem, o torrador, * torrador ★, u chávena, s navio, # loja (#x fechada)',
      'e Expresso, l Lote, n Nata, + Plus;  > a decidir',
    ],
  },
};
