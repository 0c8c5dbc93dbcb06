import type { IconName } from '../../../games/lata/index.ts';

/** Counts of silver, red and yellow tins. */
export type Tins = readonly number[];

/** Everything the Lata table says, once a language. */
export interface LataMessages {
  readonly round: (round: number) => string;
  readonly over: string;
  readonly goods: readonly string[];
  readonly nations: readonly string[];
  readonly colours: Readonly<Record<'blue' | 'brown' | 'yellow' | 'green', string>>;
  /** "2 silver tins and 1 red tin"; empty for none. */
  readonly tins: (tins: Tins) => string;
  readonly points: (points: number) => string;
  readonly coins: (coins: number) => string;
  readonly victory: (points: number) => string;
  readonly salt: (tins: string) => string;
  readonly markets: string;
  readonly market: (
    name: string,
    flags: string,
    cost: number,
    pays: number,
    slots: string,
    free: string,
  ) => string;
  readonly slotFull: (good: string) => string;
  readonly slotFree: (good: string, market: string) => string;
  readonly slotOffered: (good: string, market: string) => string;
  readonly sale: (tins: string, market: string) => string;
  readonly takesCard: string;
  readonly fillIt: (market: string) => string;
  readonly sellNow: string;
  readonly takeOut: string;
  readonly line: (name: string) => string;
  readonly space: (space: number, cost: number) => string;
  readonly spaceEmpty: string;
  readonly spaceCovers: (count: number) => string;
  readonly fan: (space: number, count: number) => string;
  readonly placeOn: (card: string, space: number, cost: number) => string;
  readonly lineMakes: string;
  readonly planned: (card: string, space: number) => string;
  readonly makeAt: (good: string, icon: string, space: number) => string;
  readonly makeWith: (good: string, icon: string, partner: string, space: number) => string;
  readonly make: (good: string) => string;
  readonly makeFree: string;
  readonly makeCosts: string;
  readonly trade: (first: string, second: string) => string;
  readonly relabel: (from: string, to: string) => string;
  readonly overtime: string;
  readonly order: (good: string) => string;
  readonly skip: string;
  readonly stop: string;
  readonly end: string;
  readonly endLoses: (lost: string) => string;
  readonly endSalts: (salted: string) => string;
  readonly nothingLost: string;
  readonly sensible: string;
  readonly sensibleThinking: string;
  readonly head: string;
  readonly headAt: (icon: string, space: number) => string;
  readonly yourTins: string;
  readonly revealMarket: (free: boolean) => string;
  readonly revealScoring: (count: number) => string;
  readonly replace: (markets: string) => string;
  readonly replaceSome: string;
  readonly replaceChosen: (count: number) => string;
  readonly replaceAbout: string;
  readonly chooseFirst: string;
  readonly never: string;
  readonly auction: string;
  readonly sealedAbout: string;
  readonly token: (token: number) => string;
  readonly bid: (points: number) => string;
  readonly bidOf: (name: string, state: string) => string;
  readonly bidNone: string;
  readonly bidSealed: string;
  readonly bidOwn: (points: number) => string;
  readonly bids: string;
  readonly stay: string;
  readonly pass: string;
  readonly leaveWith: (token: number) => string;
  readonly isOut: (token: number) => string;
  readonly isIn: (points: number) => string;
  readonly place: (place: number) => string;
  readonly sets: string;
  readonly set: (number: number, cards: string) => string;
  readonly takeSet: (number: number) => string;
  readonly setTaken: string;
  readonly hand: string;
  readonly inHand: (card: string) => string;
  readonly choosePlace: string;
  readonly discardCard: string;
  readonly shown: string;
  readonly keep: (first: string, second: string) => string;
  readonly keepTwo: string;
  readonly keepAbout: string;
  readonly marker: (points: number, cards: string) => string;
  readonly markerShows: (count: number) => string;
  readonly markerMatosinhos: Readonly<Record<9 | 7 | 5, string>>;
  readonly markerIs: string;
  readonly chooseCard: (card: string) => string;
  readonly aveiro: string;
  readonly offers: string;
  readonly offersAbout: string;
  readonly offerWorth: (points: number) => string;
  readonly buy: (card: string) => string;
  readonly noCard: string;
  readonly price: (coins: number) => string;
  readonly ownCards: (name: string) => string;
  readonly startCard: string;
  readonly ownMarkets: (count: number) => string;
  readonly decks: string;
  readonly deckLeft: (production: number, market: number, scoring: number) => string;
  readonly discardPile: (count: number) => string;
  readonly factoryOf: (name: string) => string;
  readonly finalCards: string;
  /** What each icon does, in a sentence. */
  readonly icons: Readonly<Record<IconName, string>>;
  readonly cardAbout: (colour: string, icons: readonly string[], marked: boolean) => string;
  readonly scoringAbout: (words: string, cost: number, marked: boolean) => string;
}
