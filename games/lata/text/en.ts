import { GOODS, marketName } from '../components.ts';
import { pairs, who, type Messages, type Phrase } from './messages.ts';

const points = (number: number): string => (number === 1 ? '1 action point' : `${number} action points`);
const coins = (number: number): string => `${number} $`;
const list = (items: readonly string[]): string => items.join(', ');

const tins = (silver: number, red: number, yellow: number): string =>
  [silver, red, yellow].flatMap((count, good) => (count === 0 ? [] : [`${count} ${GOODS[good]}`])).join(', ');

const each =
  (one: string, many: string): Phrase =>
  (vp, every) =>
    every === 1 ? `${vp} VP for each ${one}` : `${vp} VP for every ${every} ${many}`;
const only =
  (when: string): Phrase =>
  vp =>
    `${vp} VP${when}`;

export const en: Messages = {
  icons: {
    sardine: 'sardine',
    mackerel: 'mackerel',
    tomato: 'tomato',
    oil: 'olive oil',
    tinplate: 'tinplate',
    trader: 'trader',
    relabel: 'relabelling',
    overtime: 'overtime',
    wholesaler: 'wholesaler',
  },
  measures: {
    card: only(''),
    brown: each('brown card', 'brown cards'),
    yellow: each('yellow card', 'yellow cards'),
    'visible-brown': each('visible brown card', 'visible brown cards'),
    'visible-blue': each('visible blue card', 'visible blue cards'),
    'visible-yellow': each('visible yellow card', 'visible yellow cards'),
    'visible-green': each('visible green card', 'visible green cards'),
    'colour-set': each('set of all four card colours', 'sets of all four card colours'),
    sardine: each('sardine icon', 'sardine icons'),
    mackerel: each('mackerel icon', 'mackerel icons'),
    oil: each('olive-oil icon', 'olive-oil icons'),
    tomato: each('tomato icon', 'tomato icons'),
    'visible-tomato': each('visible tomato icon', 'visible tomato icons'),
    'silver-cube': each('silver cube icon on your markets', 'silver cube icons on your markets'),
    'red-cube': each('red cube icon on your markets', 'red cube icons on your markets'),
    'yellow-cube': each('yellow cube icon on your markets', 'yellow cube icons on your markets'),
    flag: each('flag', 'flags'),
    'nation-pair': each('pair of flags of one nation', 'pairs of flags of one nation'),
    'near-flag': each('Portuguese or French flag', 'Portuguese or French flags'),
    'overseas-set': each(
      'set of flags of the USA, Australia and Chile',
      'sets of flags of the USA, Australia and Chile',
    ),
    'printed-point': each('action point printed on your markets', 'action points printed on your markets'),
    'market-1': each('market of 1 action point', 'markets of 1 action point'),
    'market-2': each('market of 2 action points', 'markets of 2 action points'),
    'market-3': each('market of 3 action points', 'markets of 3 action points'),
    'tallest-space': each('card in your fullest space', 'cards in your fullest space'),
    'free-space': each('card in the spaces for 0 $', 'cards in the spaces for 0 $'),
    'paid-space': each('card in the spaces for 1 $ or 2 $', 'cards in the spaces for 1 $ or 2 $'),
    'dear-space': each('card in the spaces for 2 $', 'cards in the spaces for 2 $'),
    discarded: each('card in the discard pile', 'cards in the discard pile'),
    'discarded-tinplate': each('tinplate in the discard pile', 'tinplates in the discard pile'),
    coin: each('coin left', 'coins left'),
    'four-coins': only(' with at least 4 coins left'),
    'four-points': only(' with at least 4 action points left'),
    good: each('good made', 'goods made'),
  },
  startingCard: 'Starting card',
  and: ' and ',
  events: {
    start: (event, names) => `The turn order is ${list(event.order.map(seat => who(names, seat)))}.`,
    solo: (event, _names, describe) => `The starting card gives ${describe.start(event.scenario)}.`,
    chosen: (event, names, describe) =>
      `${who(names, event.seat)} starts with ${describe.production(event.card)} in space 2.`,
    round: event => `Round ${event.round + 1} of 6.`,
    dealt: (event, _names, describe) =>
      `On offer: ${pairs(event.sets)
        .map((set, i) => `${i + 1}. ${set.map(describe.production).join(' and ')}`)
        .join('; ')}.`,
    markets: (event, _names, describe) => `New markets: ${list(event.cards.map(describe.market))}.`,
    offers: (event, _names, describe) => `New scoring cards: ${list(event.cards.map(describe.scoring))}.`,
    bid: (event, names) =>
      event.points === null
        ? `${who(names, event.seat)} has bid.`
        : `${who(names, event.seat)} bids ${points(event.points)} in secret.`,
    bids: (event, names) =>
      `The bids are open: ${list(event.bids.map((bid, seat) => `${who(names, seat)} ${bid}`))}.`,
    stayed: (event, names) =>
      `${who(names, event.seat)} pays an action point to stay in and has ${event.points} left.`,
    left: (event, names) => `${who(names, event.seat)} leaves the auction with token ${event.token + 1}.`,
    order: (event, names) => `The turn order is ${list(event.order.map(seat => who(names, seat)))}.`,
    marker: (event, names) => `${who(names, event.seat)} starts with ${points(event.points)}.`,
    took: (event, names, describe) =>
      `${who(names, event.seat)} takes ${event.cards.map(describe.production).join(' and ')}.`,
    discarded: (event, _names, describe) => `Discarded: ${list(event.cards.map(describe.production))}.`,
    placed: (event, names, describe) =>
      `${who(names, event.seat)} places ${describe.production(event.card)} on space ${event.space + 1}${event.cost === 0 ? '' : ` for ${coins(event.cost)}`}.`,
    made: (event, names, describe) =>
      `${who(names, event.seat)} makes a ${GOODS[event.good]} cube on ${describe.production(event.card)}.`,
    traded: (event, names) =>
      `${who(names, event.seat)} gives the trader a ${GOODS[event.first]} and a ${GOODS[event.second]} cube for 1 $.`,
    relabelled: (event, names) =>
      `${who(names, event.seat)} relabels a ${GOODS[event.from]} cube as ${GOODS[event.to]}.`,
    overtime: (event, names) =>
      `${who(names, event.seat)} pays 1 $ for overtime and has ${points(event.points)}.`,
    ordered: (event, names) =>
      `${who(names, event.seat)} buys a ${GOODS[event.good]} cube from the wholesaler for 1 $.`,
    'revealed-market': (event, names, describe) =>
      `${who(names, event.seat)} reveals the market ${describe.market(event.card)}${event.free ? ' for free' : ' for an action point'}.`,
    'revealed-scoring': (event, names, describe) =>
      `${who(names, event.seat)} pays 1 $ to reveal ${list(event.cards.map(describe.scoring))}.`,
    replaced: (event, names, describe) =>
      `${who(names, event.seat)} replaces ${list(event.old.map(marketName))} by ${list(event.cards.map(describe.market))}.`,
    sold: (event, names, describe) =>
      `${who(names, event.seat)} sells ${tins(event.silver, event.red, event.yellow)} to ${describe.market(event.card)} for ${coins(event.coins)}.`,
    completed: (event, names, describe) => `${who(names, event.seat)} takes ${describe.market(event.card)}.`,
    ended: (event, names) => `${who(names, event.seat)} has finished producing and selling.`,
    salted: (event, names) =>
      `${who(names, event.seat)} has ${tins(event.silver, event.red, event.yellow)} in salt.`,
    lost: (event, names) => `${who(names, event.seat)} loses ${tins(0, event.red, event.yellow)}.`,
    bought: (event, names, describe) =>
      `${who(names, event.seat)} buys ${describe.scoring(event.card)} for ${coins(event.cost)}.`,
    passed: (event, names) => `${who(names, event.seat)} buys no scoring card.`,
    over: () => 'Six rounds are over: the scoring cards are counted.',
  },
  prompts: {
    choose: () => 'Choose a production card for space 2.',
    bid: ({ hasBid }) =>
      hasBid
        ? 'You may still change your bid.'
        : 'Bid action points, 0 to 9, for the turn order of this round.',
    raise: ({ points: left }) =>
      left === 0
        ? 'You have no action point left and can only pass.'
        : `Pay an action point to stay in the auction, or pass; you have ${left}.`,
    marker: () => 'Say with how many action points to start: each one less shows you more cards.',
    take: () => 'Take one of the sets.',
    keep: () => 'Keep two of the cards.',
    place: ({ card, coins: left }) => `Place ${card} on a space; you have ${coins(left)}.`,
    produce: ({ card, icon, points: left }) =>
      `The line has come to ${icon === undefined ? card : `the ${en.icons[icon]} of ${card}`}; you have ${points(left)}.`,
    sell: ({ points: left }) => `Sell to a market, or end your turn; you have ${points(left)}.`,
    buy: ({ coins: left }) => `Buy a scoring card, or pass; you have ${coins(left)}.`,
    over: () => 'The match is over.',
  },
  waiting: 'Somebody else is to decide.',
  refusals: {
    'match-over': 'The match is over.',
    'not-your-turn': 'It is not your turn.',
    'choose-now': 'A production card for space 2 has to be chosen first.',
    'bid-now': 'Everybody is bidding now.',
    'auction-now': 'The auction goes on: stay in or pass.',
    'marker-now': 'The place of the marker has to be chosen first.',
    'take-now': 'A set of production cards has to be taken now.',
    'keep-now': 'Two of the cards have to be kept now.',
    'place-now': 'The cards that were taken have to be placed first.',
    'produce-now': 'The line is running: produce, skip or stop it.',
    'sell-now': 'Production is over: sell, or end your turn.',
    'buy-now': 'A scoring card can be bought now, or none.',
    'same-bid': 'That is your bid already.',
    'no-points-to-stay': 'You have no action point left to stay in.',
    'marker-elsewhere': 'In Matosinhos the marker starts at 9, 7 or 5.',
    'deck-too-small': 'So many cards would leave too few for the rounds to come.',
    'no-such-set': 'There are not so many sets.',
    'set-taken': 'This set has been taken.',
    'not-shown': 'There are not so many cards to choose from.',
    'same-space': 'The other card of the set was placed there.',
    'no-coins-for-space': 'You have too few coins for this space.',
    'must-place': 'This card must be placed.',
    'other-icon': 'The icon under the head of the line does not do that.',
    'no-partner': 'What it needs does not come later in the line.',
    'lacks-cubes': 'You do not have these two cubes.',
    'lacks-cube': 'You do not have a cube of this colour.',
    'nothing-later': 'Nothing comes later in the line: stop it.',
    'reveal-one': 'Only one card can be revealed here.',
    'deck-empty': 'There are not enough cards left in the deck.',
    'market-revealed': 'You have revealed a market in this turn.',
    'no-points-to-reveal': 'You have no action point left to reveal a market.',
    'scoring-revealed': 'You have revealed scoring cards in this turn.',
    'no-coins-to-reveal': 'You have no coin left to reveal a scoring card.',
    'solo-only': 'Markets are replaced by a single player only, and once a round.',
    'no-points-to-replace': 'You have no action point left to replace markets.',
    'not-on-display': 'This market is not on display.',
    'holds-cubes': 'A market that holds cubes cannot be replaced.',
    'no-points-to-sell': 'You have too few action points for this market.',
    'no-such-goods': 'You do not have these cubes to sell.',
    'no-such-slots': 'This market has no free slots for these cubes.',
    'not-on-offer': 'This scoring card is not on display.',
    'no-coins-for-card': 'You have too few coins for this card.',
  },
  ratings: {
    regular: 'Rating: ordinary tinned fish.',
    'cooking-oil': 'Rating: tinned fish in cooking oil.',
    'olive-oil': 'Rating: tinned fish in olive oil.',
    gourmet: 'Rating: tinned fish for gourmets.',
    'own-factory': 'Rating: you ought to open a cannery of your own.',
  },
};
