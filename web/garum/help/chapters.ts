// The rules of Garum in short, for the help. Every id of docs/rules/garum.md has its place here.

import type { Chapter } from '../../table/gameTable.ts';
import {
  ChartPicture,
  ClosedPicture,
  RoundPicture,
  SpeciesPicture,
  TankPicture,
  TurnPicture,
} from './pictures.tsx';

export const chapters: readonly Chapter[] = [
  {
    title: { en: 'What you play with', pt: 'Com que se joga' },
    picture: SpeciesPicture,
    rules: [
      {
        id: 'G-CMP-1',
        text: {
          en: 'Each colour is a species: blue tuna, green mackerel, yellow mollusc, red shellfish. It has 16 tiles of four specimens, five workers called vilicus and one dominus.',
          pt: 'Cada cor é uma espécie: atum azul, cavala verde, molusco amarelo, marisco vermelho. Tem 16 peças de quatro exemplares, cinco trabalhadores chamados vilicus e um dominus.',
        },
      },
      {
        id: 'G-CMP-2',
        text: {
          en: 'The board of Troia has 4 × 4 brine tanks, each with room for four tiles. Sixteen rows and sixteen columns run through them: the lines on which workers stand. A row or a column of tanks is an area of four lines.',
          pt: 'O tabuleiro de Troia tem 4 × 4 tanques de salmoura, cada um com lugar para quatro peças. Atravessam-nos dezasseis linhas e dezasseis colunas, onde ficam os trabalhadores. Uma fila de tanques é uma área de quatro linhas.',
        },
      },
      {
        id: 'G-CMP-2',
        mark: 'ruling',
        text: {
          en: 'The numbers of the tanks run in a spiral from the middle.',
          pt: 'Os números dos tanques seguem uma espiral a partir do meio.',
        },
      },
      {
        id: 'G-CMP-3',
        mark: 'reconstructed',
        text: {
          en: 'Baelo Claudia has twelve tanks, three to a row and a column, so a line holds twelve specimens. Four tiles of each colour stay in the box, and a hand has three.',
          pt: 'Baelo Claudia tem doze tanques, três por fila, por isso uma linha tem doze exemplares. Quatro peças de cada cor ficam na caixa e uma mão tem três.',
        },
      },
      {
        id: 'G-CMP-4',
        mark: 'reconstructed',
        text: {
          en: 'A bonus space with a species gives 2 points to whoever covers it with that species. A star gives 1 point whatever covers it. Most spaces are our own; the star of tank 10 on Troia is not.',
          pt: 'Uma casa de bónus com uma espécie dá 2 pontos a quem a cobrir com essa espécie. Uma estrela dá 1 ponto seja qual for a espécie. A maior parte das casas é nossa; a estrela do tanque 10 de Troia não.',
        },
      },
    ],
  },
  {
    title: { en: 'Set-up', pt: 'Preparação' },
    rules: [
      {
        id: 'G-SET-1',
        text: {
          en: 'Every colour shuffles its tiles and draws four, on Baelo Claudia three. The coins called aureus, one for each tank, lie face down. Chance says who holds the amphora first.',
          pt: 'Cada cor baralha as suas peças e tira quatro, em Baelo Claudia três. As moedas chamadas áureos, uma por tanque, ficam viradas para baixo. O acaso diz quem tem primeiro a ânfora.',
        },
      },
      {
        id: 'G-SET-2',
        text: {
          en: 'Four players have a colour each. Two players have two each, which take turns around the table; both count. With three, the fourth colour belongs to a ghost.',
          pt: 'Quatro jogadores têm uma cor cada. Dois jogadores têm duas cada, alternadas à volta da mesa; ambas contam. Com três, a quarta cor é de um fantasma.',
        },
      },
      {
        id: 'G-SET-2',
        mark: 'ruling',
        text: {
          en: 'With two players every colour keeps its own pile, hand and workers. The ghost is always red.',
          pt: 'Com dois jogadores, cada cor tem pilha, mão e trabalhadores próprios. O fantasma é sempre vermelho.',
        },
      },
    ],
  },
  {
    title: { en: 'A round', pt: 'Uma ronda' },
    picture: RoundPicture,
    rules: [
      {
        id: 'G-RND-1',
        text: {
          en: 'The holder of the amphora turns up an aureus: it names the tank of the round. Every colour takes one turn, clockwise from the holder. Then the amphora moves on.',
          pt: 'Quem tem a ânfora vira um áureo, que indica o tanque da ronda. Cada cor joga um turno, no sentido dos ponteiros do relógio a partir da ânfora. Depois a ânfora passa.',
        },
      },
    ],
  },
  {
    title: { en: 'Your turn', pt: 'O seu turno' },
    picture: TurnPicture,
    rules: [
      {
        id: 'G-TRN-1',
        text: {
          en: 'Lay one tile of your hand on a free place of the round’s tank, turned as you like.',
          pt: 'Coloque uma peça da sua mão num lugar livre do tanque da ronda, rodada como quiser.',
        },
      },
      {
        id: 'G-TRN-2',
        text: {
          en: 'Bonus spaces that the tile covers rightly score at once.',
          pt: 'As casas de bónus bem cobertas pela peça dão pontos logo.',
        },
      },
      {
        id: 'G-TRN-3',
        text: {
          en: 'Then you may post one worker on a free line through this tank: any of its four rows and four columns. A line takes one worker, who stays to the end.',
          pt: 'Depois pode pôr um trabalhador numa linha livre que passe por este tanque: qualquer das suas quatro linhas ou quatro colunas. Cada linha leva um trabalhador, que fica até ao fim.',
        },
      },
      {
        id: 'G-TRN-3',
        mark: 'ruling',
        text: {
          en: 'When no worker can be posted at all, nothing is asked and the turn ends with the tile.',
          pt: 'Quando não é possível pôr nenhum trabalhador, nada se pergunta e o turno acaba com a peça.',
        },
      },
      {
        id: 'G-TRN-5',
        text: {
          en: 'Draw back to a full hand while there are tiles in your pile.',
          pt: 'Reponha a mão enquanto houver peças na sua pilha.',
        },
      },
    ],
  },
  {
    title: { en: 'Closed lines', pt: 'Linhas fechadas' },
    picture: ClosedPicture,
    rules: [
      {
        id: 'G-TRN-4',
        text: {
          en: 'A line is closed once all the other tanks of its area are full: nobody can wait until everything is known. A cross marks it on the board.',
          pt: 'Uma linha fecha quando todos os outros tanques da sua área estão cheios: ninguém pode esperar até se saber tudo. Uma cruz marca-a no tabuleiro.',
        },
      },
    ],
  },
  {
    title: { en: 'The ghost, with three players', pt: 'O fantasma, a três' },
    rules: [
      {
        id: 'G-GHO-1',
        text: {
          en: 'After the third turn the holder of the amphora turns up the ghost’s next tile and lays it on the last place, turned as they like. The ghost scores nothing and has no workers.',
          pt: 'Depois do terceiro turno, quem tem a ânfora vira a próxima peça do fantasma e coloca-a no último lugar, rodada como quiser. O fantasma não pontua nem tem trabalhadores.',
        },
      },
    ],
  },
  {
    title: { en: 'The end', pt: 'O fim' },
    picture: ChartPicture,
    rules: [
      {
        id: 'G-END-1',
        text: {
          en: 'When the last tank is full, each worker counts the specimens of its own colour in its line. Too few cost a vilicus 1 point and a dominus 2. A dominus scores twice what a vilicus would.',
          pt: 'Quando o último tanque fica cheio, cada trabalhador conta os exemplares da sua cor na sua linha. Poucos custam 1 ponto a um vilicus e 2 a um dominus. Um dominus vale o dobro de um vilicus.',
        },
      },
      {
        id: 'G-END-2',
        mark: 'reconstructed',
        text: {
          en: 'The chart says what a vilicus is worth. Known from the printed rules of Troia are 4 specimens, 6 and 9; the rest is ours.',
          pt: 'A tabela diz quanto vale um vilicus. Das regras impressas de Troia conhecem-se 4, 6 e 9 exemplares; o resto é nosso.',
        },
      },
      {
        id: 'G-END-3',
        text: {
          en: 'The highest score wins. Among equals, fewer vilicus on the board is better; who is still equal shares the place.',
          pt: 'Ganha a pontuação mais alta. Em caso de empate, é melhor ter menos vilicus no tabuleiro; quem continuar empatado partilha o lugar.',
        },
      },
      {
        id: 'G-END-4',
        text: {
          en: 'On Troia: a dominus on 9 specimens scores 22, a vilicus on 6 scores 2, a vilicus on 4 loses 1.',
          pt: 'Em Troia: um dominus com 9 exemplares vale 22, um vilicus com 6 vale 2, um vilicus com 4 perde 1.',
        },
      },
    ],
  },
  {
    title: { en: 'Variants', pt: 'Variantes' },
    picture: TankPicture,
    rules: [
      {
        id: 'G-VAR-1',
        text: {
          en: 'Emperor: there are no coins. The holder of the amphora names any tank that is not full.',
          pt: 'Imperador: não há moedas. Quem tem a ânfora escolhe um tanque que não esteja cheio.',
        },
      },
      {
        id: 'G-VAR-2',
        text: {
          en: 'Haruspex: the order of all tanks is open from the start.',
          pt: 'Arúspice: a ordem de todos os tanques é conhecida desde o início.',
        },
      },
    ],
  },
];
