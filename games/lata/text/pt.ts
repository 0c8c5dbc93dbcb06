import { marketName } from '../components.ts';
import { pairs, who, type Messages, type Phrase } from './messages.ts';

const GOODS = ['prateado', 'vermelho', 'amarelo'];
const PLURALS = ['prateados', 'vermelhos', 'amarelos'];

const points = (number: number): string => (number === 1 ? '1 ponto de ação' : `${number} pontos de ação`);
const coins = (number: number): string => `${number} $`;
const list = (items: readonly string[]): string => items.join(', ');

const tins = (silver: number, red: number, yellow: number): string =>
  [silver, red, yellow]
    .flatMap((count, good) => (count === 0 ? [] : [`${count} ${(count === 1 ? GOODS : PLURALS)[good]}`]))
    .join(', ');

const each =
  (one: string, many: string): Phrase =>
  (vp, every) =>
    every === 1 ? `${vp} PV por cada ${one}` : `${vp} PV por cada ${every} ${many}`;
const only =
  (when: string): Phrase =>
  vp =>
    `${vp} PV${when}`;

export const pt: Messages = {
  icons: {
    sardine: 'sardinha',
    mackerel: 'cavala',
    tomato: 'tomate',
    oil: 'azeite',
    tinplate: 'folha-de-flandres',
    trader: 'negociante',
    relabel: 'nova etiqueta',
    overtime: 'horas extraordinárias',
    wholesaler: 'grossista',
  },
  measures: {
    card: only(''),
    brown: each('carta castanha', 'cartas castanhas'),
    yellow: each('carta amarela', 'cartas amarelas'),
    'visible-brown': each('carta castanha visível', 'cartas castanhas visíveis'),
    'visible-blue': each('carta azul visível', 'cartas azuis visíveis'),
    'visible-yellow': each('carta amarela visível', 'cartas amarelas visíveis'),
    'visible-green': each('carta verde visível', 'cartas verdes visíveis'),
    'colour-set': each('conjunto das quatro cores de carta', 'conjuntos das quatro cores de carta'),
    sardine: each('símbolo de sardinha', 'símbolos de sardinha'),
    mackerel: each('símbolo de cavala', 'símbolos de cavala'),
    oil: each('símbolo de azeite', 'símbolos de azeite'),
    tomato: each('símbolo de tomate', 'símbolos de tomate'),
    'visible-tomato': each('símbolo de tomate visível', 'símbolos de tomate visíveis'),
    'silver-cube': each('cubo prateado nos seus mercados', 'cubos prateados nos seus mercados'),
    'red-cube': each('cubo vermelho nos seus mercados', 'cubos vermelhos nos seus mercados'),
    'yellow-cube': each('cubo amarelo nos seus mercados', 'cubos amarelos nos seus mercados'),
    flag: each('bandeira', 'bandeiras'),
    'nation-pair': each('par de bandeiras do mesmo país', 'pares de bandeiras do mesmo país'),
    'near-flag': each('bandeira portuguesa ou francesa', 'bandeiras portuguesas ou francesas'),
    'overseas-set': each(
      'trio de bandeiras EUA, Austrália e Chile',
      'trios de bandeiras EUA, Austrália e Chile',
    ),
    'printed-point': each(
      'ponto de ação impresso nos seus mercados',
      'pontos de ação impressos nos seus mercados',
    ),
    'market-1': each('mercado de 1 ponto de ação', 'mercados de 1 ponto de ação'),
    'market-2': each('mercado de 2 pontos de ação', 'mercados de 2 pontos de ação'),
    'market-3': each('mercado de 3 pontos de ação', 'mercados de 3 pontos de ação'),
    'tallest-space': each('carta no seu espaço mais cheio', 'cartas no seu espaço mais cheio'),
    'free-space': each('carta nos espaços de 0 $', 'cartas nos espaços de 0 $'),
    'paid-space': each('carta nos espaços de 1 $ ou 2 $', 'cartas nos espaços de 1 $ ou 2 $'),
    'dear-space': each('carta nos espaços de 2 $', 'cartas nos espaços de 2 $'),
    discarded: each('carta na pilha de descarte', 'cartas na pilha de descarte'),
    'discarded-tinplate': each(
      'folha-de-flandres na pilha de descarte',
      'folhas-de-flandres na pilha de descarte',
    ),
    coin: each('moeda que sobre', 'moedas que sobrem'),
    'four-coins': only(' se sobrarem pelo menos 4 moedas'),
    'four-points': only(' se sobrarem pelo menos 4 pontos de ação'),
    good: each('lata produzida', 'latas produzidas'),
  },
  startingCard: 'Carta inicial',
  and: ' e ',
  events: {
    start: (event, names) => `A ordem de jogo é ${list(event.order.map(seat => who(names, seat)))}.`,
    solo: (event, _names, describe) => `A carta inicial dá ${describe.start(event.scenario)}.`,
    chosen: (event, names, describe) =>
      `${who(names, event.seat)} começa com ${describe.production(event.card)} no espaço 2.`,
    round: event => `Ronda ${event.round + 1} de 6.`,
    dealt: (event, _names, describe) =>
      `Em oferta: ${pairs(event.sets)
        .map((set, i) => `${i + 1}. ${set.map(describe.production).join(' e ')}`)
        .join('; ')}.`,
    markets: (event, _names, describe) => `Novos mercados: ${list(event.cards.map(describe.market))}.`,
    offers: (event, _names, describe) =>
      `Novas cartas de pontuação: ${list(event.cards.map(describe.scoring))}.`,
    bid: (event, names) =>
      event.points === null
        ? `${who(names, event.seat)} já licitou.`
        : `${who(names, event.seat)} licita ${points(event.points)} em segredo.`,
    bids: (event, names) =>
      `As licitações são reveladas: ${list(event.bids.map((bid, seat) => `${who(names, seat)} ${bid}`))}.`,
    stayed: (event, names) =>
      `${who(names, event.seat)} paga um ponto de ação para continuar e fica com ${event.points}.`,
    left: (event, names) => `${who(names, event.seat)} sai do leilão com o marcador ${event.token + 1}.`,
    order: (event, names) => `A ordem de jogo é ${list(event.order.map(seat => who(names, seat)))}.`,
    marker: (event, names) => `${who(names, event.seat)} começa com ${points(event.points)}.`,
    took: (event, names, describe) =>
      `${who(names, event.seat)} fica com ${event.cards.map(describe.production).join(' e ')}.`,
    discarded: (event, _names, describe) => `Para o descarte: ${list(event.cards.map(describe.production))}.`,
    placed: (event, names, describe) =>
      `${who(names, event.seat)} coloca ${describe.production(event.card)} no espaço ${event.space + 1}${event.cost === 0 ? '' : ` por ${coins(event.cost)}`}.`,
    made: (event, names, describe) =>
      `${who(names, event.seat)} produz um cubo ${GOODS[event.good]} em ${describe.production(event.card)}.`,
    traded: (event, names) =>
      `${who(names, event.seat)} entrega ao negociante um cubo ${GOODS[event.first]} e um ${GOODS[event.second]} por 1 $.`,
    relabelled: (event, names) =>
      `${who(names, event.seat)} troca a etiqueta de um cubo ${GOODS[event.from]}, que passa a ${GOODS[event.to]}.`,
    overtime: (event, names) =>
      `${who(names, event.seat)} paga 1 $ em horas extraordinárias e fica com ${points(event.points)}.`,
    ordered: (event, names) =>
      `${who(names, event.seat)} compra ao grossista um cubo ${GOODS[event.good]} por 1 $.`,
    'revealed-market': (event, names, describe) =>
      `${who(names, event.seat)} revela o mercado ${describe.market(event.card)}${event.free ? ' de graça' : ' por um ponto de ação'}.`,
    'revealed-scoring': (event, names, describe) =>
      `${who(names, event.seat)} paga 1 $ para revelar ${list(event.cards.map(describe.scoring))}.`,
    replaced: (event, names, describe) =>
      `${who(names, event.seat)} substitui ${list(event.old.map(marketName))} por ${list(event.cards.map(describe.market))}.`,
    sold: (event, names, describe) =>
      `${who(names, event.seat)} vende ${tins(event.silver, event.red, event.yellow)} a ${describe.market(event.card)} por ${coins(event.coins)}.`,
    completed: (event, names, describe) =>
      `${who(names, event.seat)} fica com ${describe.market(event.card)}.`,
    ended: (event, names) => `${who(names, event.seat)} acabou de produzir e vender.`,
    salted: (event, names) =>
      `${who(names, event.seat)} tem ${tins(event.silver, event.red, event.yellow)} em sal.`,
    lost: (event, names) => `${who(names, event.seat)} perde ${tins(0, event.red, event.yellow)}.`,
    bought: (event, names, describe) =>
      `${who(names, event.seat)} compra ${describe.scoring(event.card)} por ${coins(event.cost)}.`,
    passed: (event, names) => `${who(names, event.seat)} não compra carta de pontuação.`,
    over: () => 'Acabaram as seis rondas: contam-se as cartas de pontuação.',
  },
  prompts: {
    choose: () => 'Escolha uma carta de produção para o espaço 2.',
    bid: ({ hasBid }) =>
      hasBid
        ? 'Ainda pode mudar a sua licitação.'
        : 'Licite pontos de ação, de 0 a 9, pela ordem de jogo desta ronda.',
    raise: ({ points: left }) =>
      left === 0
        ? 'Já não tem pontos de ação e só pode passar.'
        : `Pague um ponto de ação para continuar no leilão, ou passe; tem ${left}.`,
    marker: () => 'Diga com quantos pontos de ação começa: cada um a menos mostra-lhe mais cartas.',
    take: () => 'Fique com um dos conjuntos.',
    keep: () => 'Fique com duas das cartas.',
    place: ({ card, coins: left }) => `Coloque ${card} num espaço; tem ${coins(left)}.`,
    produce: ({ card, icon, points: left }) =>
      `A linha chegou ${icon === undefined ? `a ${card}` : `ao símbolo «${pt.icons[icon]}» de ${card}`}; tem ${points(left)}.`,
    sell: ({ points: left }) => `Venda a um mercado ou acabe a sua vez; tem ${points(left)}.`,
    buy: ({ coins: left }) => `Compre uma carta de pontuação ou passe; tem ${coins(left)}.`,
    over: () => 'A partida acabou.',
  },
  waiting: 'É outra pessoa a decidir.',
  refusals: {
    'match-over': 'A partida acabou.',
    'not-your-turn': 'Não é a sua vez.',
    'choose-now': 'É preciso escolher primeiro uma carta de produção para o espaço 2.',
    'bid-now': 'Agora estão todos a licitar.',
    'auction-now': 'O leilão continua: fique ou passe.',
    'marker-now': 'É preciso escolher primeiro o lugar do marcador.',
    'take-now': 'Agora é preciso ficar com um conjunto de cartas de produção.',
    'keep-now': 'Agora é preciso ficar com duas das cartas.',
    'place-now': 'É preciso colocar primeiro as cartas com que ficou.',
    'produce-now': 'A linha está a andar: produza, salte ou pare-a.',
    'sell-now': 'A produção acabou: venda ou acabe a sua vez.',
    'buy-now': 'Agora pode comprar uma carta de pontuação, ou nenhuma.',
    'same-bid': 'Essa já é a sua licitação.',
    'no-points-to-stay': 'Já não tem pontos de ação para continuar.',
    'marker-elsewhere': 'Em Matosinhos o marcador começa em 9, 7 ou 5.',
    'deck-too-small': 'Tantas cartas deixariam poucas para as rondas seguintes.',
    'no-such-set': 'Não há tantos conjuntos.',
    'set-taken': 'Já ficaram com esse conjunto.',
    'not-shown': 'Não há tantas cartas à escolha.',
    'same-space': 'A outra carta do conjunto foi colocada aí.',
    'no-coins-for-space': 'Tem poucas moedas para este espaço.',
    'must-place': 'Esta carta tem de ser colocada.',
    'other-icon': 'O símbolo em que a linha está não faz isso.',
    'no-partner': 'O que lhe falta não vem depois na linha.',
    'lacks-cubes': 'Não tem esses dois cubos.',
    'lacks-cube': 'Não tem nenhum cubo dessa cor.',
    'nothing-later': 'Nada vem depois na linha: pare-a.',
    'reveal-one': 'Aqui só se pode revelar uma carta.',
    'deck-empty': 'Já não há cartas suficientes no baralho.',
    'market-revealed': 'Já revelou um mercado nesta vez.',
    'no-points-to-reveal': 'Já não tem pontos de ação para revelar um mercado.',
    'scoring-revealed': 'Já revelou cartas de pontuação nesta vez.',
    'no-coins-to-reveal': 'Já não tem moedas para revelar uma carta de pontuação.',
    'solo-only': 'Só quem joga a solo substitui mercados, e uma vez por ronda.',
    'no-points-to-replace': 'Já não tem pontos de ação para substituir mercados.',
    'not-on-display': 'Este mercado não está à vista.',
    'holds-cubes': 'Um mercado com cubos não pode ser substituído.',
    'no-points-to-sell': 'Tem poucos pontos de ação para este mercado.',
    'no-such-goods': 'Não tem esses cubos para vender.',
    'no-such-slots': 'Este mercado não tem lugares livres para esses cubos.',
    'not-on-offer': 'Esta carta de pontuação não está à vista.',
    'no-coins-for-card': 'Tem poucas moedas para esta carta.',
  },
  ratings: {
    regular: 'Classificação: conserva de peixe corrente.',
    'cooking-oil': 'Classificação: conserva de peixe em óleo.',
    'olive-oil': 'Classificação: conserva de peixe em azeite.',
    gourmet: 'Classificação: conserva de peixe gourmet.',
    'own-factory': 'Classificação: devia abrir a sua própria fábrica de conservas.',
  },
};
