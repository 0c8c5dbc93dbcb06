// Phase A, sealed or open, and what the bids were; alone, where the marker starts.

import type { JSX } from 'preact';
import { hasSeat, type Seat } from '../../games/kernel/index.ts';
import { bidMoves, markerMoves, MOST_POINTS, NONE, pass, stay, type View } from '../../games/lata/index.ts';
import { SeatMark } from './art/flags.tsx';
import { BidTin, KeyTrack } from './art/Key.tsx';
import type { Hold } from './hold.ts';
import { KeyChoice } from './KeyChoice.tsx';
import { SetsOnOffer } from './SetsOnOffer.tsx';
import { markerWords } from './words.ts';

/** What is known of a seat's bid: nothing, that it is made, or the viewer's own. */
const stateOf = (
  { desk, text }: Hold,
  seat: Seat,
): { readonly bid: 'none' | 'sealed'; readonly words: string } => {
  const { view, awaiting } = desk;
  const drafted = desk.seat === seat && awaiting?.kind === 'bid';
  const own = view.bids[seat];
  if (drafted) return { bid: 'sealed', words: text.bidOwn(awaiting.points) };
  if (!hasSeat(view.sealed, seat)) return { bid: 'none', words: text.bidNone };
  return { bid: 'sealed', words: own === null || own === NONE ? text.bidSealed : text.bidOwn(own) };
};

/** The bid of the viewer, as far as there is one. */
const bidIn = ({ bids }: View, seat: Seat | undefined): number | undefined => {
  const bid = seat === undefined ? null : bids[seat];
  return bid === null || bid === NONE ? undefined : bid;
};

/** L-RND-1: the sets lie open before the auction, so that everybody knows what a place in it is worth. */
const SetsBidFor = ({ hold }: { readonly hold: Hold }): JSX.Element => (
  <>
    <h2>{hold.text.sets}</h2>
    <SetsOnOffer hold={hold} />
  </>
);

/** L-BID-1, L-BID-2: everybody's tin, closed, in the order of the tokens, which decide a tie; behind one's own screen the key that rolls it open. */
export const SealedAuction = ({ hold }: { readonly hold: Hold }): JSX.Element => {
  const { desk, text } = hold;
  const { view, before, names, seat, awaiting } = desk;
  const bid = awaiting?.kind === 'bid' ? awaiting.points : bidIn(view, seat);
  const committed = bidIn(before, seat);
  return (
    <section class="l-stage l-auction" aria-label={text.auction}>
      <SetsBidFor hold={hold} />
      <div class="l-bidding">
        <ul class="l-tins">
          {view.order.map((other, token) => {
            const state = stateOf(hold, other);
            return (
              <li key={other}>
                <BidTin bid={state.bid} />
                <span aria-hidden="true">
                  <SeatMark seat={other} size={18} /> {names[other]}{' '}
                  <b class="l-token" title={text.token(token)}>
                    {token + 1}
                  </b>
                  <small>{state.words}</small>
                </span>
                <span class="unseen">
                  {text.bidOf(names[other], state.words)}, {text.token(token)}
                </span>
              </li>
            );
          })}
        </ul>
        {seat !== undefined && (
          <div class="l-screen">
            <p>{text.sealedAbout}</p>
            <KeyChoice
              counts="spent"
              chosen={bid}
              usual={0}
              name={text.bid}
              isLit={() => true}
              choose={points =>
                points !== bid && desk.redraft(points === committed ? [] : [bidMoves[points]])
              }
            />
            <output class="l-own-bid">{bid === undefined ? text.bidNone : text.bidOwn(bid)}</output>
          </div>
        )}
      </div>
    </section>
  );
};

/** L-BID-3: a quick exchange; what is said is said. */
export const OpenAuction = ({ hold }: { readonly hold: Hold }): JSX.Element => {
  const { desk, text } = hold;
  const { view, names, seat } = desk;
  const say = (move: typeof stay | typeof pass): void => {
    const legal = hold.isLegal(move);
    desk.play(move);
    if (legal) desk.commit();
  };
  return (
    <section class="l-stage l-auction" aria-label={text.auction}>
      <SetsBidFor hold={hold} />
      <ul class="l-tins">
        {view.order.map(other => {
          const token = view.tokens.indexOf(other);
          return (
            <li key={other} class={view.order[view.turn] === other ? 'turn' : undefined}>
              <div class="l-key-holder">
                <KeyTrack points={view.points[other]} />
              </div>
              <span>
                <SeatMark seat={other} size={18} />{' '}
                {text.bidOf(names[other], token === NONE ? text.isIn(view.points[other]) : text.isOut(token))}
              </span>
            </li>
          );
        })}
      </ul>
      {seat !== undefined && desk.legal.length > 0 && (
        <div class="l-acts">
          <button
            type="button"
            class="button main ready"
            aria-disabled={!hold.isLegal(stay)}
            onClick={() => say(stay)}
          >
            {text.stay}
          </button>
          <button type="button" class="button main" onClick={() => say(pass)}>
            {text.leaveWith(view.tokens.lastIndexOf(NONE))}
          </button>
        </div>
      )}
    </section>
  );
};

/** What everybody paid for the turn order: all tins roll open at once, when they are first seen. */
export const OpenedBids = (props: { readonly hold: Hold; readonly calm?: boolean }): JSX.Element | null => {
  const { desk, text } = props.hold;
  const { view, names } = desk;
  if (view.players === 1) return null;
  return (
    <ul class={props.calm === true ? 'l-opened calm' : 'l-opened'} aria-label={text.bids}>
      {view.order.map((seat, place) => (
        <li key={seat} class={place === view.turn ? 'turn' : undefined}>
          <BidTin bid={MOST_POINTS - view.points[seat]} />
          <span>
            <SeatMark seat={seat} size={16} /> {names[seat]}
            <span class="unseen">
              {' '}
              {text.points(MOST_POINTS - view.points[seat])}, {text.place(place)}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
};

/** L-SOL-2, L-SOL-8: alone, the key's start decides how many cards are shown. */
export const MarkerChoice = ({ hold }: { readonly hold: Hold }): JSX.Element => {
  const { desk, text } = hold;
  const { view, awaiting } = desk;
  const chosen = awaiting?.kind === 'marker' ? awaiting.points : undefined;
  const at = chosen ?? MOST_POINTS;
  return (
    <section class="l-stage l-auction" aria-label={text.markerIs}>
      <h2>{text.markerIs}</h2>
      {desk.seat !== undefined && (
        <KeyChoice
          counts="left"
          chosen={chosen}
          usual={MOST_POINTS}
          name={points => text.marker(points, markerWords(text, view.scenario, points))}
          isLit={points => chosen !== undefined || hold.isLegal(markerMoves[points])}
          choose={points =>
            awaiting === undefined ? desk.play(markerMoves[points]) : desk.replace(markerMoves[points])
          }
        />
      )}
      <output>{text.marker(at, markerWords(text, view.scenario, at))}</output>
    </section>
  );
};
