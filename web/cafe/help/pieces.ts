import type { Piece } from '../../table/gameTable.ts';
import {
  AreaPicture,
  CubesPicture,
  CupPicture,
  ExpressoCards,
  ExpressoPicture,
  InitialCards,
  PlanCards,
  RatingsPicture,
  ShopsPicture,
  WarehousePicture,
  WayPicture,
} from './pictures.tsx';

export const pieces: readonly Piece[] = [
  {
    name: { en: 'Cubes', pt: 'Cubos' },
    about: {
      en: 'Beans on their way: 35 of each colour. Yellow is a disc on dots, brown a bean on slanted lines, green a leaf on upright lines, red a diamond on a lattice.',
      pt: 'Grãos a caminho: 35 de cada cor. O amarelo é um disco sobre pontos, o castanho um grão sobre riscos inclinados, o verde uma folha sobre riscos direitos, o vermelho um losango sobre uma rede.',
    },
    picture: CubesPicture,
  },
  {
    name: { en: 'The way of the bean', pt: 'O caminho do grão' },
    about: {
      en: 'It grows on a bush, dries on a rack, is roasted in a drum and ends in a shop or in the warehouse. Each step is an action.',
      pt: 'Cresce no cafeeiro, seca no secadouro, torra-se no tambor e acaba num café ou no armazém. Cada passo é uma ação.',
    },
    picture: WayPicture,
  },
  {
    name: { en: 'Cups, ships, ★', pt: 'Chávenas, navios, ★' },
    about: {
      en: 'A cup is an action a round. Two ships make cards with a cup free. By the manual, red on a ★ roaster costs one action more.',
      pt: 'Uma chávena é uma ação por ronda. Dois navios tornam grátis as cartas com chávena. Pelo manual, o vermelho num torrador ★ custa mais uma ação.',
    },
    picture: CupPicture,
  },
  {
    name: { en: 'Shops', pt: 'Cafés' },
    about: {
      en: 'Enamel signs with what they want and what they are worth. A gold number means that the shop has all it wants.',
      pt: 'Placas esmaltadas com o que querem e o que valem. Um número dourado quer dizer que o café tem tudo o que quer.',
    },
    picture: ShopsPicture,
    mark: 'reconstructed',
  },
  {
    name: { en: 'Warehouse', pt: 'Armazém' },
    about: {
      en: 'Cubes here pay for cards and bids. At the end the scarcest colour scores 2 a cube and the next 1: here 2 × 1 + 2 = 4.',
      pt: 'Os cubos daqui pagam cartas e licitações. No fim, a cor mais escassa vale 2 por cubo e a seguinte 1: aqui 2 × 1 + 2 = 4.',
    },
    picture: WarehousePicture,
  },
  {
    name: { en: 'A business area', pt: 'Uma área de negócio' },
    about: {
      en: 'Cards laid over one another. Only what lies on top counts.',
      pt: 'Cartas umas sobre as outras. Só conta o que está por cima.',
    },
    picture: AreaPicture,
  },
  {
    name: { en: 'Squares of Expresso', pt: 'Casas de Expresso' },
    about: {
      en: 'Expresso is a cup that costs nothing. Lote is a rack that is delivered from. Nata pays 2 for each supplied shop beside it. Plus is a bush of any colour.',
      pt: 'Expresso é uma chávena que não custa nada. Lote é um secadouro de que se entrega. Nata paga 2 por cada café abastecido ao lado. Plus é um cafeeiro de qualquer cor.',
    },
    picture: ExpressoPicture,
    mark: 'reconstructed',
  },
  {
    name: { en: 'Ratings', pt: 'Classificações' },
    about: {
      en: 'What a match played alone is called, by its points and the rule set.',
      pt: 'O nome que leva uma partida a solo, pelos pontos e pelas regras.',
    },
    picture: RatingsPicture,
    mark: 'reconstructed',
  },
  {
    name: { en: 'Initial cards', pt: 'Cartas iniciais' },
    about: {
      en: 'One for each company, the same under a change of colours.',
      pt: 'Uma por firma, iguais se se trocarem as cores.',
    },
    picture: InitialCards,
    mark: 'reconstructed',
  },
  {
    name: { en: 'Cards of Expresso', pt: 'Cartas de Expresso' },
    about: {
      en: 'Two cards with each of the four squares.',
      pt: 'Duas cartas com cada uma das quatro casas.',
    },
    picture: ExpressoCards,
    mark: 'reconstructed',
  },
  {
    name: { en: 'Plan cards', pt: 'Cartas de plano' },
    about: {
      en: 'All 48. Those with a ★ are in the deck only when four play.',
      pt: 'Todas as 48. As que têm ★ só entram no baralho quando jogam quatro.',
    },
    picture: PlanCards,
    mark: 'reconstructed',
  },
];
