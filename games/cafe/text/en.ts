import { cellName } from '../cells.ts';
import { cardName, type Colour } from '../components.ts';
import type { Messages } from './messages.ts';

const COLOURS = ['yellow', 'brown', 'green', 'red'];
const cube = (colour: Colour): string => `a ${COLOURS[colour]} cube`;
const cards = (list: readonly number[]): string => list.map(cardName).join(', ');
const turned = (rotation: number): string => (rotation === 0 ? '' : `, turned ${rotation * 90}°`);
const some = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`;

/** "2 yellow, 1 red", or nothing. */
const counts = (list: readonly number[]): string =>
  list.flatMap((count, colour) => (count === 0 ? [] : [`${count} ${COLOURS[colour]}`])).join(', ');

export const en: Messages = {
  events: {
    start: (event, names) => `${names[event.master]} is the first master.`,
    company: (event, names) => `${names[event.seat]} runs ${event.company}.`,
    round: (event, names) =>
      `Round ${event.round + 1}: the market shows ${cards(event.market)}; ${names[event.master]} is master.`,
    laid: (event, names) =>
      event.by > 0
        ? `${names[event.seat]} secretly lays ${cube(event.colour)}.`
        : `${names[event.seat]} secretly takes ${cube(event.colour)} back.`,
    closed: (event, names) => `${names[event.seat]} has closed the bid.`,
    bids: (event, names) =>
      `The bids are ${event.bids.map((bid, seat) => `${counts(bid) || 'nothing'} from ${names[seat]}`).join('; ')}. The order is ${event.order.map(seat => names[seat]).join(', ')}.`,
    took: (event, names) =>
      `${names[event.seat]} takes ${cardName(event.card)}${event.paid < 0 ? '' : ` and pays ${cube(event.paid)}`}.`,
    discarded: (event, names) =>
      `${names[event.seat]} can pay for no card and discards ${cardName(event.card)}.`,
    placed: (event, names) => {
      const lost = counts(event.lost);
      const covered = lost === '' ? '' : ` Covered cubes go back: ${lost}.`;
      const dead = event.killed.map(shop => ` ${shop} is out of business.`).join('');
      return `${names[event.seat]} places ${cardName(event.card)} at ${cellName(event.cell)}${turned(event.rotation)}.${covered}${dead}`;
    },
    turned: event => `${cardName(event.card)} joins the market.`,
    actions: (event, names) =>
      `Actions: ${event.actions.map((count, seat) => `${names[seat]} ${count}`).join(', ')}.`,
    produced: (event, names) =>
      `${names[event.seat]} produces the group of ${cellName(event.cell)}: ${counts(event.gained) || 'nothing yet'}.`,
    named: (event, names) =>
      `${names[event.seat]} lets ${cube(event.colour)} grow on the Plus square ${cellName(event.cell)}.`,
    began: (event, names) =>
      `${names[event.seat]} ${event.action === 'dry' ? 'dries' : 'roasts'} on the group of ${cellName(event.cell)}.`,
    put: (event, names) =>
      `${names[event.seat]} moves ${cube(event.colour)} from ${cellName(event.from)} to ${cellName(event.to)}${event.extra ? ', for one action more' : ''}.`,
    delivering: (event, names) => `${names[event.seat]} delivers.`,
    served: (event, names) =>
      `${names[event.seat]} serves ${cube(event.colour)} from ${cellName(event.from)} to ${event.shop}${event.complete ? ', which now has all it wants' : ''}.`,
    stored: (event, names) =>
      `${names[event.seat]} stores ${some(event.count, `${COLOURS[event.colour]} cube`)} from ${cellName(event.from)}.`,
    cleared: (event, names) =>
      `${names[event.seat]} clears ${cellName(event.cell)} of its cubes: ${counts(event.lost)}.`,
    done: (event, names) =>
      event.unspent === 0
        ? `${names[event.seat]} has spent all actions.`
        : `${names[event.seat]} leaves ${some(event.unspent, 'action')} unspent.`,
    swept: event => `${cards(event.cards)} leave the market.`,
    over: () => 'The last round is over: shops and warehouses are counted.',
  },
  parts: {
    shop: part => `${part.name} (${cellName(part.cell)})`,
    nata: part => `Nata at ${cellName(part.cell)}, beside ${some(part.shops, 'supplied shop')}`,
    warehouse: part =>
      `Warehouse, ${part.place === 'scarcest' ? 'scarcest colour' : 'second scarcest colour'}: ${part.cubes} ${COLOURS[part.colour]}`,
  },
  prompts: {
    bid: () => 'Lay cubes of your warehouse for the bid, and close it.',
    closed: () => 'Your bid is closed; you may still change it.',
    take: () => 'Take a card of the market.',
    discard: () => 'You can pay for no card: discard one of the market.',
    place: ({ card }) => `Place ${card} on your area.`,
    act: ({ actions }) => `Choose an action; you have ${actions} left.`,
    spent: () => 'Your actions are spent: clear squares, or end.',
    dry: ({ group }) => `Move beans to the dry squares of the group of ${group}.`,
    roast: ({ group }) => `Move dried beans to the roasters of the group of ${group}.`,
    deliver: () => 'Deliver from your roasters.',
    name: () => 'Name the colour of the next Plus square.',
    over: () => 'The match is over.',
    waiting: () => 'Others are to decide.',
  },
  refusals: {
    'match-over': 'The match is over.',
    'not-your-turn': 'It is not your turn to pick.',
    'actions-ended': 'You have ended your actions of this round.',
    'no-bidding': 'There is no bidding now.',
    'bid-first': 'The bids have to be closed first.',
    'bid-closed': 'Your bid is already closed.',
    'bid-open': 'Your bid is still open: cubes can be taken back once it is closed.',
    'lay-in-order': 'While a bid is open its colours are laid in the order yellow, brown, green, red.',
    'none-to-lay': 'There is no other cube of this colour in your warehouse.',
    'none-laid': 'There is no cube of this colour in your bid.',
    'take-first': 'A card has to be taken first.',
    'place-first': 'The card that was taken has to be placed first.',
    'draft-over': 'The draft of this round is over.',
    'not-in-market': 'This card is not in the market.',
    'must-pay': 'This card has a cup: say which cube you pay.',
    'card-is-free': 'This card costs you nothing.',
    'not-in-warehouse': 'There is no cube of this colour in your warehouse.',
    'can-pay': 'You can take a card, so you must.',
    'covers-too-few': 'There the card would cover fewer than two cells of your area.',
    'covers-too-many': 'There the card would cover more than four cells of your area.',
    'same-rotation': 'Turned like this the card looks the same as with a smaller turn: use that one.',
    'no-cup': 'At least one cup must stay visible.',
    'no-action-left': 'You have no action left.',
    'finish-roaster': 'All cubes of this roaster have to leave it first.',
    'move-first': 'The action that has begun must move at least one cube.',
    'name-first': 'The colour of a Plus square has to be named first.',
    'nothing-to-name': 'No Plus square waits for a colour.',
    'colour-needed': 'This group begins with a Plus square: name its colour.',
    'colour-not-needed': 'The colour of this group is not named here.',
    'not-in-area': 'This cell is not part of your area.',
    'wrong-square': 'That is not what this square is for.',
    'not-first-cell': 'A group, or a shop, is named by its first cell in reading order.',
    'group-full': 'No square of this group is empty.',
    'supply-out': 'The supply has no such cube left.',
    'nothing-to-move': 'There is no cube that could be moved there.',
    'no-room': 'No square of this group is empty, so nothing fits.',
    'red-costs-more': 'A red cube on a ★ roaster costs one action more, and you have none.',
    'nothing-begun': 'Begin to dry or to roast on a group first.',
    'other-group': 'This square belongs to another group than the one chosen.',
    'square-empty': 'There is no cube on this square.',
    'square-taken': 'There is a cube on this square already.',
    'one-colour': 'A square holds cubes of one colour only.',
    'reading-order': 'The cubes of one action are moved in reading order: this square is already behind.',
    'no-delivery': 'Begin a delivery first.',
    'nothing-to-deliver': 'There is no cube on your roasters.',
    'not-a-shop': 'This square is not a shop.',
    'shop-dead': 'This shop is partly covered and takes nothing any more.',
    'not-wanted': 'This shop wants no more cubes of this colour.',
    'shop-stays': 'Cubes in shops stay there.',
    'nothing-to-clear': 'There is nothing to clear on this square.',
  },
  ratings: ['Bitter dregs', 'Street cart', 'Corner café', 'Grand salon', 'Pride of the quay'],
  rating: (name, place, of) => `Rating: ${name} (${place} of ${of}).`,
};
