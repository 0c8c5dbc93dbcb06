import type { JSX } from 'preact';
import type { Seat } from '../../games/kernel/index.ts';
import { countCards, listCards, MARKET_DECK, PRODUCTION_DECK, SCORING_DECK } from '../../games/lata/index.ts';
import { CratePicture } from './art/Crate.tsx';
import { Flag } from './art/flags.tsx';
import { CardPicture } from './art/ProductionCard.tsx';
import { KeyTrack } from './art/Key.tsx';
import { Tin } from './art/tins.tsx';
import { holdingOf, type Hold } from './hold.ts';
import { marketWords } from './words.ts';

/** The markets a seat has filled: their flags, and on demand the cards with all that may score on them. */
const Won = ({ hold, seat }: { readonly hold: Hold; readonly seat: Seat }): JSX.Element => {
  const { desk, box, text } = hold;
  const won = listCards(desk.view.won, seat * 2);
  if (won.length === 0) return <p>{text.ownMarkets(0)}</p>;
  const flags = won.flatMap(card => box.markets[card].flags);
  const counts = text.nations.map((_, nation) => flags.filter(flag => flag === nation).length);
  return (
    <details class="l-won">
      <summary>
        <span>{text.ownMarkets(won.length)}</span>
        {counts.map(
          (count, nation) =>
            count > 0 && (
              <span key={nation} class="l-count">
                <Flag nation={nation} /> <span aria-hidden="true">{count}</span>
                <span class="unseen">
                  {count} {text.nations[nation]}
                </span>
              </span>
            ),
        )}
      </summary>
      <ul class="l-fan">
        {won.map(card => (
          <li key={card}>
            <CratePicture box={box} card={card} filled={box.markets[card].slots} />
            <span class="unseen">{marketWords(text, box, card, box.markets[card].slots)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
};

/** The key, coins, tins and salt of the factory that is shown, and the markets it has filled. */
export const Own = ({ hold }: { readonly hold: Hold }): JSX.Element => {
  const { desk, text, seat } = hold;
  const { view } = desk;
  const { tins, salt } = holdingOf(hold, seat);
  return (
    <section class="l-own" aria-label={desk.names[seat]}>
      <div class="l-key-holder">
        <KeyTrack points={view.points[seat]} />
      </div>
      <p class="l-purse">
        <span>{text.points(view.points[seat])}</span>
        <span class="l-coins">{text.coins(view.coins[seat])}</span>
        {tins.map((count, good) => (
          <span key={good} class={count === 0 ? 'l-count none' : 'l-count'}>
            <Tin good={good} size={24} />
            <span aria-hidden="true">{count}</span>
            <span class="unseen">
              {count} {text.goods[good]}
            </span>
          </span>
        ))}
      </p>
      {salt.some(count => count > 0) && <p class="quiet">{text.salt(text.tins(salt))}</p>}
      <Won hold={hold} seat={seat} />
    </section>
  );
};

/** What is left in the decks, and the discard pile, which anybody may look through. */
export const Decks = ({ hold }: { readonly hold: Hold }): JSX.Element => {
  const { desk, box, text } = hold;
  const { decks, discard } = desk.view;
  const cards = listCards(discard, 0);
  return (
    <details class="l-decks">
      <summary>{text.discardPile(cards.length)}</summary>
      <p class="quiet">
        {text.deckLeft(
          countCards(decks, PRODUCTION_DECK),
          countCards(decks, MARKET_DECK),
          countCards(decks, SCORING_DECK),
        )}
      </p>
      <div class="l-fan">
        {cards.map(card => (
          <CardPicture key={card} box={box} card={card} />
        ))}
      </div>
    </details>
  );
};
