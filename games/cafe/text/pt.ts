import { cellName } from '../cells.ts';
import { cardName, type Colour } from '../components.ts';
import type { Messages } from './messages.ts';

const COLOURS = ['amarelo', 'castanho', 'verde', 'vermelho'];
const cube = (colour: Colour): string => `um cubo ${COLOURS[colour]}`;
const cards = (list: readonly number[]): string => list.map(cardName).join(', ');
const turned = (rotation: number): string => (rotation === 0 ? '' : `, rodada ${rotation * 90}°`);
const some = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
const coloured = (count: number, colour: Colour): string =>
  some(count, COLOURS[colour], `${COLOURS[colour]}s`);

/** "2 amarelos, 1 vermelho", ou nada. */
const counts = (list: readonly number[]): string =>
  list.flatMap((count, colour) => (count === 0 ? [] : [coloured(count, colour)])).join(', ');

export const pt: Messages = {
  events: {
    start: (event, names) => `${names[event.master]} começa como mestre.`,
    company: (event, names) => `${names[event.seat]} dirige a firma ${event.company}.`,
    round: (event, names) =>
      `Ronda ${event.round + 1}: o mercado mostra ${cards(event.market)}; o mestre é ${names[event.master]}.`,
    laid: (event, names) =>
      event.by > 0
        ? `${names[event.seat]} põe ${cube(event.colour)} em segredo.`
        : `${names[event.seat]} retira ${cube(event.colour)} em segredo.`,
    closed: (event, names) => `${names[event.seat]} fechou a licitação.`,
    bids: (event, names) =>
      `As licitações: ${event.bids.map((bid, seat) => `${names[seat]}, ${counts(bid) || 'nada'}`).join('; ')}. A ordem é ${event.order.map(seat => names[seat]).join(', ')}.`,
    took: (event, names) =>
      `${names[event.seat]} fica com ${cardName(event.card)}${event.paid < 0 ? '' : ` e paga ${cube(event.paid)}`}.`,
    discarded: (event, names) =>
      `${names[event.seat]} não pode pagar nenhuma carta e descarta ${cardName(event.card)}.`,
    placed: (event, names) => {
      const lost = counts(event.lost);
      const covered = lost === '' ? '' : ` Voltam à reserva os cubos cobertos: ${lost}.`;
      const dead = event.killed.map(shop => ` ${shop} fecha as portas.`).join('');
      return `${names[event.seat]} coloca ${cardName(event.card)} em ${cellName(event.cell)}${turned(event.rotation)}.${covered}${dead}`;
    },
    turned: event => `${cardName(event.card)} entra no mercado.`,
    actions: (event, names) =>
      `Ações: ${event.actions.map((count, seat) => `${names[seat]} ${count}`).join(', ')}.`,
    produced: (event, names) =>
      `${names[event.seat]} produz no grupo de ${cellName(event.cell)}: ${counts(event.gained) || 'nada por enquanto'}.`,
    named: (event, names) =>
      `${names[event.seat]} faz crescer ${cube(event.colour)} na casa Plus ${cellName(event.cell)}.`,
    began: (event, names) =>
      `${names[event.seat]} ${event.action === 'dry' ? 'seca' : 'torra'} no grupo de ${cellName(event.cell)}.`,
    put: (event, names) =>
      `${names[event.seat]} leva ${cube(event.colour)} de ${cellName(event.from)} para ${cellName(event.to)}${event.extra ? ', por mais uma ação' : ''}.`,
    delivering: (event, names) => `${names[event.seat]} entrega.`,
    served: (event, names) =>
      `${names[event.seat]} serve ${cube(event.colour)} de ${cellName(event.from)} à loja ${event.shop}${event.complete ? ', que já tem tudo o que quer' : ''}.`,
    stored: (event, names) =>
      `${names[event.seat]} guarda ${some(event.count, `cubo ${COLOURS[event.colour]}`, `cubos ${COLOURS[event.colour]}s`)} de ${cellName(event.from)} no armazém.`,
    cleared: (event, names) =>
      `${names[event.seat]} limpa ${cellName(event.cell)}: ${counts(event.lost)} de volta à reserva.`,
    done: (event, names) =>
      event.unspent === 0
        ? `${names[event.seat]} gastou todas as ações.`
        : `${names[event.seat]} deixa ${some(event.unspent, 'ação', 'ações')} por gastar.`,
    swept: event => `${cards(event.cards)} saem do mercado.`,
    over: () => 'A última ronda acabou: contam-se as lojas e os armazéns.',
  },
  parts: {
    shop: part => `${part.name} (${cellName(part.cell)})`,
    nata: part =>
      `Nata em ${cellName(part.cell)}, junto a ${some(part.shops, 'loja abastecida', 'lojas abastecidas')}`,
    warehouse: part =>
      `Armazém, ${part.place === 'scarcest' ? 'cor mais escassa' : 'segunda cor mais escassa'}: ${coloured(part.cubes, part.colour)}`,
  },
  prompts: {
    bid: () => 'Ponha cubos do seu armazém na licitação e feche-a.',
    closed: () => 'A sua licitação está fechada; ainda a pode mudar.',
    take: () => 'Escolha uma carta do mercado.',
    discard: () => 'Não pode pagar nenhuma carta: descarte uma do mercado.',
    place: ({ card }) => `Coloque ${card} na sua área.`,
    act: ({ actions }) => `Escolha uma ação; ${actions === 1 ? 'resta' : 'restam'} ${actions}.`,
    spent: () => 'As suas ações estão gastas: limpe casas ou termine.',
    dry: ({ group }) => `Leve grãos para as casas de secagem do grupo de ${group}.`,
    roast: ({ group }) => `Leve grãos secos para os torradores do grupo de ${group}.`,
    deliver: () => 'Entregue a partir dos seus torradores.',
    name: () => 'Diga a cor da próxima casa Plus.',
    over: () => 'A partida acabou.',
    waiting: () => 'São outras pessoas a decidir.',
  },
  refusals: {
    'match-over': 'A partida acabou.',
    'not-your-turn': 'Não é a sua vez de escolher.',
    'actions-ended': 'Já terminou as suas ações desta ronda.',
    'no-bidding': 'Agora não há licitação.',
    'bid-first': 'É preciso fechar primeiro as licitações.',
    'bid-closed': 'A sua licitação já está fechada.',
    'bid-open': 'A sua licitação ainda está aberta: os cubos retiram-se depois de fechada.',
    'lay-in-order':
      'Enquanto a licitação está aberta, as cores põem-se por ordem: amarelo, castanho, verde, vermelho.',
    'none-to-lay': 'Não há mais cubos desta cor no seu armazém.',
    'none-laid': 'Não há cubos desta cor na sua licitação.',
    'take-first': 'É preciso escolher primeiro uma carta.',
    'place-first': 'É preciso colocar primeiro a carta escolhida.',
    'draft-over': 'A escolha de cartas desta ronda já acabou.',
    'not-in-market': 'Esta carta não está no mercado.',
    'must-pay': 'Esta carta tem uma chávena: diga que cubo paga.',
    'card-is-free': 'Esta carta não lhe custa nada.',
    'not-in-warehouse': 'Não há cubos desta cor no seu armazém.',
    'can-pay': 'Pode ficar com uma carta, e por isso tem de o fazer.',
    'covers-too-few': 'Ali a carta cobriria menos de duas casas da sua área.',
    'covers-too-many': 'Ali a carta cobriria mais de quatro casas da sua área.',
    'same-rotation': 'Assim rodada, a carta fica igual a uma rotação menor: use essa.',
    'no-cup': 'Tem de ficar à vista pelo menos uma chávena.',
    'no-action-left': 'Já não tem ações.',
    'finish-roaster': 'Primeiro têm de sair todos os cubos deste torrador.',
    'move-first': 'A ação começada tem de mover pelo menos um cubo.',
    'name-first': 'É preciso dizer primeiro a cor de uma casa Plus.',
    'nothing-to-name': 'Nenhuma casa Plus espera por uma cor.',
    'colour-needed': 'Este grupo começa por uma casa Plus: diga a sua cor.',
    'colour-not-needed': 'A cor deste grupo não se diz aqui.',
    'not-in-area': 'Esta casa não faz parte da sua área.',
    'wrong-square': 'Esta casa não serve para isso.',
    'not-first-cell': 'Um grupo, ou uma loja, indica-se pela sua primeira casa na ordem de leitura.',
    'group-full': 'Nenhuma casa deste grupo está vazia.',
    'supply-out': 'Já não há desses cubos na reserva.',
    'nothing-to-move': 'Não há cubo que se possa levar para lá.',
    'no-room': 'Nenhuma casa deste grupo está vazia, e nada cabe.',
    'red-costs-more': 'Um cubo vermelho num torrador ★ custa mais uma ação, e já não a tem.',
    'nothing-begun': 'Comece primeiro a secar ou a torrar num grupo.',
    'other-group': 'Esta casa pertence a outro grupo.',
    'square-empty': 'Não há cubo nesta casa.',
    'square-taken': 'Já há um cubo nesta casa.',
    'one-colour': 'Uma casa só tem cubos de uma cor.',
    'reading-order': 'Os cubos de uma ação movem-se por ordem de leitura: esta casa já ficou para trás.',
    'no-delivery': 'Comece primeiro uma entrega.',
    'nothing-to-deliver': 'Não há cubos nos seus torradores.',
    'not-a-shop': 'Esta casa não é uma loja.',
    'shop-dead': 'Esta loja está em parte coberta e já não recebe nada.',
    'not-wanted': 'Esta loja não quer mais cubos desta cor.',
    'shop-stays': 'Os cubos nas lojas ficam lá.',
    'nothing-to-clear': 'Não há nada a limpar nesta casa.',
  },
  ratings: ['Borra amarga', 'Carrinho de rua', 'Café de esquina', 'Grande salão', 'Orgulho do cais'],
  rating: (name, place, of) => `Classificação: ${name} (${place} de ${of}).`,
};
