// The rules of Lata in short, for the help. Every id of docs/rules/lata.md has its place here.

import type { Chapter, HelpRule } from '../../table/gameTable.ts';
import {
  AuctionPicture,
  CardsPicture,
  GoodsPicture,
  GreenPicture,
  KeyPicture,
  LinePicture,
  MarketPicture,
  ScoringPicture,
} from './pictures.tsx';
import { scoringRules } from './scoring.ts';
import { soloRules } from './solo.ts';

const rule = (id: string, en: string, pt: string): HelpRule => ({ id, text: { en, pt } });
const ruling = (id: string, en: string, pt: string): HelpRule => ({ ...rule(id, en, pt), mark: 'ruling' });

export const chapters: readonly Chapter[] = [
  {
    title: { en: 'What you play with', pt: 'Com que se joga' },
    picture: GoodsPicture,
    rules: [
      ruling(
        'L-CMP-1',
        'Tins (the cubes of the box) are silver for sardines, red for sardines in tomato, yellow for mackerel in olive oil. Neither tins nor coins ever run out.',
        'As latas (os cubos da caixa) são prateadas para sardinhas, vermelhas para sardinhas em tomate, amarelas para cavala em azeite. Nem latas nem moedas se esgotam.',
      ),
      rule(
        'L-CMP-2',
        'A factory has a line of five spaces; to place a card costs 0, 0, 1, 2 and 2 $. Action points are counted from 9 to 0 as the key rolls the tin open. Beside the line there is room for salt.',
        'Uma fábrica tem uma linha de cinco espaços; colocar uma carta custa 0, 0, 1, 2 e 2 $. Os pontos de ação contam-se de 9 a 0, à medida que a chave abre a lata. Ao lado da linha há lugar para o sal.',
      ),
      {
        ...rule(
          'L-CMP-3',
          'There are 42 production cards, 42 markets and 32 scoring cards, and for everybody a starting sardine and a starting scoring card. The faces of production cards and markets are our own.',
          'Há 42 cartas de produção, 42 mercados e 32 cartas de pontuação e, para cada um, uma sardinha e uma carta de pontuação iniciais. As faces das cartas de produção e dos mercados são nossas.',
        ),
        mark: 'reconstructed',
      },
    ],
  },
  {
    title: { en: 'Set-up and rounds', pt: 'Preparação e rondas' },
    picture: CardsPicture,
    rules: [
      ruling(
        'L-SET-1',
        'With two players the marked cards stay in the box, with three any six production cards. A draw takes any card left in a deck, all equally likely.',
        'A dois, as cartas marcadas ficam na caixa; a três, seis cartas de produção ao acaso. Tirar uma carta é tirar qualquer das que restam, todas com igual probabilidade.',
      ),
      rule(
        'L-SET-2',
        'Everybody begins with a sardine in space 1, the starting scoring card, 4 $ and a turn-order token by chance.',
        'Todos começam com uma sardinha no espaço 1, a carta de pontuação inicial, 4 $ e uma ficha de ordem ao acaso.',
      ),
      rule('L-SET-3', 'Option: everybody begins with 3 $.', 'Opção: todos começam com 3 $.'),
      rule(
        'L-RND-1',
        'A round lays out one set of production cards more than there are players: some of two cards, some of one.',
        'Em cada ronda há mais um conjunto de cartas de produção do que jogadores: uns de duas cartas, outros de uma.',
      ),
      ruling(
        'L-RND-2',
        'Markets and scoring cards on display are topped up to one more than there are players; what lies there stays, with its tins. An empty deck stops the topping up.',
        'Os mercados e as cartas de pontuação expostos completam-se até mais um do que os jogadores; o que lá está fica, com as suas latas. Um baralho vazio acaba com a reposição.',
      ),
      rule(
        'L-RND-3',
        'Everybody has 9 action points again, whatever was left.',
        'Todos voltam a ter 9 pontos de ação, sobrasse o que sobrasse.',
      ),
    ],
  },
  {
    title: { en: 'A: turn order', pt: 'A: ordem de jogo' },
    picture: AuctionPicture,
    rules: [
      rule(
        'L-BID-1',
        'Everybody bids 0 to 9 action points in secret. A bid can be changed until the last one is in; then all tins are opened together and all bids are spent.',
        'Todos licitam em segredo 0 a 9 pontos de ação. Uma licitação pode mudar até entrar a última; então abrem-se todas as latas ao mesmo tempo e tudo se gasta.',
      ),
      rule(
        'L-BID-2',
        'The highest bid goes first, and so on, for the rest of the round. Of equal bids, whoever went later before goes ahead now.',
        'A licitação mais alta joga primeiro, e assim por diante, até ao fim da ronda. Entre iguais, passa à frente quem antes jogava mais tarde.',
      ),
      ruling(
        'L-BID-3',
        'Open auction: in turn, everybody pays 1 action point to stay in or passes and takes the last place left. The last one left goes first at once, without paying again.',
        'Leilão aberto: à vez, cada um paga 1 ponto de ação para continuar ou passa e fica com o último lugar livre. O último a restar é logo o primeiro, sem pagar de novo.',
      ),
    ],
  },
  {
    title: { en: 'B: factory', pt: 'B: fábrica' },
    picture: CardsPicture,
    rules: [
      rule(
        'L-FAC-1',
        'Take one of the sets that are left. The set that nobody took goes to the discard pile, open to all.',
        'Fique com um dos conjuntos que restam. O que ninguém quis vai para a pilha de descarte, à vista de todos.',
      ),
      rule(
        'L-FAC-2',
        'Place every card of the set, each on another space, for the price on the plate of the space.',
        'Coloque todas as cartas do conjunto, cada uma em seu espaço, pelo preço da placa do espaço.',
      ),
      rule(
        'L-FAC-3',
        'Any space will do. A card may cover others: a covered card no longer produces, but stays and may score. Cards never move again.',
        'Qualquer espaço serve. Uma carta pode tapar outras: uma carta tapada já não produz, mas fica e pode pontuar. As cartas não voltam a mover-se.',
      ),
    ],
  },
  {
    title: { en: 'C: production', pt: 'C: produção' },
    picture: LinePicture,
    rules: [
      rule(
        'L-PRD-1',
        'The line runs from left to right over the visible cards, the upper icon before the lower one. At each icon make one tin or skip it; what has been passed is over.',
        'A linha corre da esquerda para a direita pelas cartas visíveis, o símbolo de cima antes do de baixo. Em cada símbolo faça uma lata ou salte-o; o que passou, passou.',
      ),
      rule(
        'L-PRD-2',
        'A card costs 1 action point as soon as a tin is made on it, and no more for a second one.',
        'Uma carta custa 1 ponto de ação assim que nela se faz uma lata, e nada mais pela segunda.',
      ),
      rule(
        'L-PRD-3',
        'A sardine makes silver by itself; sardine and tomato make red, mackerel and olive oil yellow. The partner must come later in the line: below on the same card, or on a visible card to the right.',
        'Uma sardinha sozinha faz prateado; sardinha e tomate fazem vermelho, cavala e azeite amarelo. O par tem de vir mais adiante na linha: em baixo na mesma carta, ou numa carta visível à direita.',
      ),
      rule(
        'L-PRD-4',
        'The partner is not used up: it may serve several icons before it and make a tin itself. A sardine before a tomato above a sardine makes red, red and silver for 2 action points.',
        'O par não se gasta: pode servir vários símbolos antes dele e fazer ele próprio uma lata. Uma sardinha antes de um tomate sobre sardinha faz vermelho, vermelho e prateado por 2 pontos de ação.',
      ),
      rule(
        'L-PRD-5',
        'Mackerel, tomato and olive oil make nothing by themselves.',
        'Cavala, tomate e azeite não fazem nada sozinhos.',
      ),
    ],
  },
  {
    title: { en: 'Green cards', pt: 'Cartas verdes' },
    picture: GreenPicture,
    rules: [
      rule(
        'L-GRN-1',
        'Tinplate does nothing; a scoring card counts it. All other symbols act when the line reaches them, once a round.',
        'A folha-de-flandres não faz nada; uma carta de pontuação conta-a. Os outros símbolos atuam quando a linha lá chega, uma vez por ronda.',
      ),
      rule(
        'L-GRN-2',
        'Trader: any two tins for 1 $, free.',
        'Comerciante: duas latas quaisquer por 1 $, sem custo.',
      ),
      rule(
        'L-GRN-3',
        'Relabelling: change a tin into one of another colour, free.',
        'Troca de rótulos: mude uma lata para outra cor, sem custo.',
      ),
      ruling(
        'L-GRN-4',
        'Overtime: 1 $ for 2 action points; never above 9, and not with 9.',
        'Horas extra: 1 $ por 2 pontos de ação; nunca acima de 9, nem com 9.',
      ),
      rule(
        'L-GRN-5',
        'Wholesaler: 1 action point, then one or two tins of any colours for 1 $ each.',
        'Grossista: 1 ponto de ação e depois uma ou duas latas de qualquer cor a 1 $ cada.',
      ),
      rule(
        'L-GRN-6',
        'A resource on a green card produces like any other, for its own action point.',
        'Um recurso numa carta verde produz como qualquer outro, pelo seu ponto de ação.',
      ),
    ],
  },
  {
    title: { en: 'Sales', pt: 'Vendas' },
    picture: MarketPicture,
    rules: [
      rule(
        'L-SEL-1',
        'A sale is made to one market: pay its action points once, put tins into free slots of their colours, take 1 or 2 $ for each. Any number of sales.',
        'Uma venda faz-se a um mercado: pague uma vez os seus pontos de ação, ponha latas em lugares livres da sua cor, receba 1 ou 2 $ por cada. Quantas vendas quiser.',
      ),
      rule(
        'L-SEL-2',
        'Who fills the last slot takes the market at once. A market that is not full keeps its tins, whoever put them there.',
        'Quem enche o último lugar fica logo com o mercado. Um mercado por encher guarda as latas, seja de quem forem.',
      ),
      ruling(
        'L-SEL-3',
        'Taken markets are not replaced before the end of the phase. Whoever begins with at most one market on display may reveal one for free, at any moment of the turn.',
        'Os mercados ganhos só se repõem no fim da fase. Quem começa com um mercado exposto, ou nenhum, pode revelar um grátis, em qualquer momento da vez.',
      ),
      rule(
        'L-SEL-4',
        'Once in the turn, 1 action point reveals the next market. It stays for the others.',
        'Uma vez por turno, 1 ponto de ação revela o mercado seguinte. Fica lá para os outros.',
      ),
      rule(
        'L-SEL-5',
        'After the phase, silver tins go to salt and red and yellow ones are lost.',
        'Depois da fase, as latas prateadas vão para o sal e as vermelhas e amarelas perdem-se.',
      ),
    ],
  },
  {
    title: { en: 'D: scoring cards', pt: 'D: cartas de pontuação' },
    picture: ScoringPicture,
    rules: [
      rule(
        'L-BUY-1',
        'Buy one of the scoring cards on display for 2 or 3 $, or none.',
        'Compre uma das cartas de pontuação expostas por 2 ou 3 $, ou nenhuma.',
      ),
      rule(
        'L-BUY-2',
        'Once in the turn, before deciding, 1 $ reveals another one. It stays for the others.',
        'Uma vez por turno, antes de decidir, 1 $ revela mais uma. Fica lá para os outros.',
      ),
      rule(
        'L-BUY-3',
        'So nobody ends with more than seven scoring cards.',
        'Assim, ninguém acaba com mais de sete cartas de pontuação.',
      ),
    ],
  },
  {
    title: { en: 'End and scoring', pt: 'Fim e pontuação' },
    picture: KeyPicture,
    rules: [
      rule(
        'L-END-1',
        'The match ends after six rounds. Each scoring card counts on its own. Most points win; equal players share the victory.',
        'A partida acaba ao fim de seis rondas. Cada carta de pontuação conta por si. Ganha quem tiver mais pontos; em empate, partilha-se a vitória.',
      ),
      rule(
        'L-END-2',
        '“Visible” means the uppermost cards of the line only; everything else counts covered cards too.',
        '“Visível” quer dizer só as cartas de cima da linha; tudo o resto conta também as tapadas.',
      ),
      rule(
        'L-END-3',
        'The starting card gives 1 point for each flag on your markets and 1 for each pair of one nation.',
        'A carta inicial dá 1 ponto por bandeira nos seus mercados e 1 por cada par da mesma nação.',
      ),
      rule(
        'L-END-4',
        'Example: a visible tomato with another one covered, two visible yellow cards, a visible green one, seven flags with three pairs, the card for 7 points, five sardines and two tomatoes: 4 + 6 + 2 + 10 + 7 + 5 + 4 = 38.',
        'Exemplo: um tomate visível e outro tapado, duas cartas amarelas visíveis, uma verde visível, sete bandeiras com três pares, a carta de 7 pontos, cinco sardinhas e dois tomates: 4 + 6 + 2 + 10 + 7 + 5 + 4 = 38.',
      ),
    ],
  },
  { title: { en: 'The scoring cards', pt: 'As cartas de pontuação' }, rules: scoringRules },
  { title: { en: 'Alone', pt: 'A solo' }, picture: KeyPicture, rules: soloRules },
];
