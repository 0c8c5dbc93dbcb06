import type { Piece } from '../../table/gameTable.ts';
import {
  AmphoraPicture,
  BadgesPicture,
  ChartPicture,
  CoinPicture,
  DominusPicture,
  SpeciesPicture,
  TankPicture,
  TilesPicture,
  VilicusPicture,
} from './pictures.tsx';

export const pieces: readonly Piece[] = [
  {
    name: { en: 'Specimens', pt: 'Exemplares' },
    about: {
      en: 'What goes into the brine: one big tuna, two slim mackerel, a ribbed shell, a crab. The shape tells the species as surely as the colour.',
      pt: 'O que vai para a salmoura: um atum grande, duas cavalas finas, uma concha com nervuras, um caranguejo. A forma diz a espécie tão bem como a cor.',
    },
    picture: SpeciesPicture,
  },
  {
    name: { en: 'Colours', pt: 'Cores' },
    about: {
      en: 'Each player has the species of a colour, or of two. The badge stands wherever that colour is meant.',
      pt: 'Cada jogador tem a espécie de uma cor, ou de duas. O distintivo aparece onde quer que se fale dessa cor.',
    },
    picture: BadgesPicture,
  },
  {
    name: { en: 'Tiles', pt: 'Peças' },
    about: {
      en: 'Sixteen to a colour, four specimens each: six tiles with three of their own species, nine with two, one with all four. The frame shows whose they are.',
      pt: 'Dezasseis por cor, quatro exemplares cada: seis peças com três da própria espécie, nove com duas, uma com as quatro. A moldura mostra de quem são.',
    },
    picture: TilesPicture,
    mark: 'reconstructed',
  },
  {
    name: { en: 'Tank', pt: 'Tanque' },
    about: {
      en: 'A brine tank, in Latin cetarium, with places for four tiles. Its number stands at the corner, its bonus spaces on the floor.',
      pt: 'Um tanque de salmoura, em latim cetarium, com lugar para quatro peças. O número está no canto, as casas de bónus no fundo.',
    },
    picture: TankPicture,
  },
  {
    name: { en: 'Vilicus', pt: 'Vilicus' },
    about: {
      en: 'The overseer of a line: five to a colour. Scores by the chart what the line holds of its species.',
      pt: 'O capataz de uma linha: cinco por cor. Pontua pela tabela o que a linha tem da sua espécie.',
    },
    picture: VilicusPicture,
  },
  {
    name: { en: 'Dominus', pt: 'Dominus' },
    about: {
      en: 'The master, one to a colour, wreathed and on gold. Counts double, for better or worse.',
      pt: 'O senhor, um por cor, coroado e sobre ouro. Conta a dobrar, para o bem e para o mal.',
    },
    picture: DominusPicture,
  },
  {
    name: { en: 'Aureus', pt: 'Áureo' },
    about: {
      en: 'A gold coin for each tank. The one turned up at the start of a round says where everybody plays.',
      pt: 'Uma moeda de ouro por tanque. A que se vira no início da ronda diz onde todos jogam.',
    },
    picture: CoinPicture,
  },
  {
    name: { en: 'Amphora', pt: 'Ânfora' },
    about: {
      en: 'Stands before the colour that starts the round, and moves on clockwise after it.',
      pt: 'Está diante da cor que começa a ronda e depois passa no sentido dos ponteiros do relógio.',
    },
    picture: AmphoraPicture,
  },
  {
    name: { en: 'Chart', pt: 'Tabela' },
    about: {
      en: 'What a vilicus scores by the number of its specimens in the line; a dominus scores double.',
      pt: 'O que um vilicus vale pelo número dos seus exemplares na linha; um dominus vale o dobro.',
    },
    picture: ChartPicture,
    mark: 'reconstructed',
  },
];
