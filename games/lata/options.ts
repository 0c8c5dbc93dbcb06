import { option, type OptionsOf } from '../kernel/index.ts';
import type { Auction, Money, Scenario } from './components.ts';

const TOGETHER = [2, 3, 4];
const ALONE = [1];

export const options = {
  auction: option<Auction>({
    name: { en: 'Auction for the turn order', pt: 'Leilão da ordem de jogo' },
    standard: 'sealed',
    seats: TOGETHER,
    values: {
      sealed: {
        name: { en: 'sealed', pt: 'fechado' },
        about: {
          en: 'Everybody bids action points in secret, all at once.',
          pt: 'Todos licitam pontos de ação em segredo, ao mesmo tempo.',
        },
      },
      open: {
        name: { en: 'open', pt: 'aberto' },
        about: {
          en: 'One after the other pays an action point to stay in, or leaves with the last place.',
          pt: 'À vez, cada um paga um ponto de ação para continuar ou sai com o último lugar.',
        },
      },
    },
  }),
  money: option<Money>({
    name: { en: 'Starting money', pt: 'Dinheiro inicial' },
    standard: '4',
    seats: TOGETHER,
    values: {
      4: {
        name: { en: '4 $', pt: '4 $' },
        about: { en: 'Everybody starts with 4 coins.', pt: 'Todos começam com 4 moedas.' },
      },
      3: {
        name: { en: '3 $', pt: '3 $' },
        about: {
          en: 'Everybody starts with 3 coins, as in an earlier printing.',
          pt: 'Todos começam com 3 moedas, como numa impressão anterior.',
        },
      },
    },
  }),
  scenario: option<Scenario>({
    name: { en: 'Solo scenario', pt: 'Cenário a solo' },
    standard: 'setubal',
    seats: ALONE,
    values: {
      setubal: {
        name: { en: 'Setúbal', pt: 'Setúbal' },
        about: { en: 'Points for flags, as at a full table.', pt: 'Pontos por bandeiras, como a vários.' },
      },
      portimao: {
        name: { en: 'Portimão', pt: 'Portimão' },
        about: {
          en: 'No money at first, a cheaper line, and points for what is left of it.',
          pt: 'Sem dinheiro no início, uma linha mais barata e pontos pelo que sobrar.',
        },
      },
      aveiro: {
        name: { en: 'Aveiro', pt: 'Aveiro' },
        about: {
          en: 'A second card of your choice, salt for every tin, and points for all goods made.',
          pt: 'Uma segunda carta à escolha, sal para todas as latas e pontos por tudo o que se produz.',
        },
      },
      matosinhos: {
        name: { en: 'Matosinhos', pt: 'Matosinhos' },
        about: {
          en: 'Twice the points for flags, but only three places for the marker.',
          pt: 'O dobro dos pontos por bandeiras, mas só três lugares para o marcador.',
        },
      },
    },
  }),
};

export type Options = OptionsOf<typeof options>;
