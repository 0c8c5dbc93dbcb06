import type { JSX } from 'preact';
import { countCards, listCards, MARKET_DECK, PRODUCTION_DECK, SCORING_DECK } from '../../games/lata/index.ts';
import { Flag } from './art/flags.tsx';
import { CardPicture } from './art/ProductionCard.tsx';
import { KeyTrack } from './art/Key.tsx';
import { Tin } from './art/tins.tsx';
import { holdingOf, type Hold } from './hold.ts';

/** The key, coins, tins and salt of the factory that is shown, and the markets it has filled. */
export const Own = ({ hold }: { readonly hold: Hold }): JSX.Element => {
  const { desk, box, text, seat } = hold;
  const { view } = desk;
  const { tins, salt } = holdingOf(hold, seat);
  const won = listCards(view.won, seat * 2);
  const flags = won.flatMap(card => box.markets[card].flags);
  const counts = text.nations.map((_, nation) => flags.filter(flag => flag === nation).length);
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
      <p class="l-won">
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
      </p>
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
