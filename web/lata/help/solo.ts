import type { HelpRule } from '../../table/gameTable.ts';

const rule = (id: string, en: string, pt: string): HelpRule => ({ id, text: { en, pt } });

export const soloRules: readonly HelpRule[] = [
  rule(
    'L-SOL-1',
    'Without phase A. All cards are in the decks; three markets and three scoring cards are on display. You begin with 4 $ and a sardine.',
    'Sem fase A. Todas as cartas estão nos baralhos; há três mercados e três cartas de pontuação expostos. Começa com 4 $ e uma sardinha.',
  ),
  {
    ...rule(
      'L-SOL-2',
      'Setúbal, Portimão, Aveiro: choose with how many action points to begin. With 9 you see two production cards, and one more for each point given up. Keep exactly two. Never so many that a later round would lack its two cards.',
      'Setúbal, Portimão, Aveiro: escolha com quantos pontos de ação começa. Com 9 vê duas cartas de produção, e mais uma por cada ponto de que abdicar. Fique exatamente com duas. Nunca tantas que faltem duas a uma ronda posterior.',
    ),
    mark: 'ruling',
  },
  {
    ...rule(
      'L-SOL-3',
      'Once a round, 1 action point replaces one to three markets without tins. The old ones go under the deck.',
      'Uma vez por ronda, 1 ponto de ação substitui um a três mercados sem latas. Os antigos vão para o fundo do baralho.',
    ),
    mark: 'ruling',
  },
  rule(
    'L-SOL-4',
    'Once a round, 1 $ reveals one to three scoring cards, as many as you say beforehand.',
    'Uma vez por ronda, 1 $ revela uma a três cartas de pontuação, quantas disser antes.',
  ),
  rule('L-SOL-5', 'Setúbal: the usual starting card.', 'Setúbal: a carta inicial de sempre.'),
  rule(
    'L-SOL-6',
    'Portimão: 1 point for each coin left. You begin without money; spaces cost 0, 0, 0, 1 and 2 $.',
    'Portimão: 1 ponto por moeda que sobre. Começa sem dinheiro; os espaços custam 0, 0, 0, 1 e 2 $.',
  ),
  {
    ...rule(
      'L-SOL-7',
      'Aveiro: 1 point for every 3 tins on your markets, in salt and on unfinished markets. You begin with a card of your choice in space 2, seeing the displays; tins of every colour go to salt.',
      'Aveiro: 1 ponto por cada 3 latas nos seus mercados, no sal e em mercados por acabar. Começa com uma carta à escolha no espaço 2, já com tudo exposto; latas de todas as cores vão para o sal.',
    ),
    mark: 'ruling',
  },
  {
    ...rule(
      'L-SOL-8',
      'Matosinhos: 2 points for each flag and 2 for each pair. Begin at 9 with two cards, both placed; at 7 or 5 with two sets of two, one of them kept; at 5 one card of it may be discarded.',
      'Matosinhos: 2 pontos por bandeira e 2 por par. Comece em 9 com duas cartas, ambas colocadas; em 7 ou 5 com dois conjuntos de duas, ficando com um; em 5 pode descartar uma das cartas.',
    ),
    mark: 'ruling',
  },
  rule(
    'L-SOL-9',
    'Rating: up to 15 points ordinary tinned fish, up to 30 in cooking oil, up to 45 in olive oil, up to 60 for gourmets; from 61 you ought to open a cannery.',
    'Classificação: até 15 pontos conserva corrente, até 30 em óleo, até 45 em azeite, até 60 para gourmets; a partir de 61 devia abrir uma fábrica.',
  ),
];
