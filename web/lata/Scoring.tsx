import type { JSX } from 'preact';
import type { Seat } from '../../games/kernel/index.ts';
import {
  buyMoves,
  describeCards,
  pass,
  revealMoves,
  scoringName,
  worthNow,
  type LataPart,
  type ScoringCard,
  type Term,
} from '../../games/lata/index.ts';
import { Points } from '../table/motion.tsx';
import { SeatMark } from './art/flags.tsx';
import { TermPicture } from './art/ScoringCard.tsx';
import type { Hold } from './hold.ts';

/** A scoring card as a tin label: what it counts, in a picture and in words, and what it is worth. */
export const ScoringFace = (props: {
  readonly name: string;
  readonly words: string;
  readonly terms: readonly Term[];
  readonly price?: number | undefined;
  readonly worth?: number | undefined;
}): JSX.Element => (
  <>
    <span class="l-label-head">
      <span>{props.name}</span>
      {props.price !== undefined && <span class="l-price">{props.price} $</span>}
    </span>
    <TermPicture term={props.terms[0]} />
    <span class="l-words">{props.words}</span>
    {props.worth !== undefined && (
      <span class="l-worth">
        <Points value={props.worth} />
      </span>
    )}
  </>
);

/** The scoring cards on display, with what each would be worth to the viewer now. */
export const Offers = ({ hold }: { readonly hold: Hold }): JSX.Element => {
  const { desk, box, text } = hold;
  const { view, viewer } = desk;
  const describe = describeCards(box, desk.language);
  const buying = view.step === 'buy' && desk.legal.length > 0;
  const Offer = ({ card }: { readonly card: ScoringCard }): JSX.Element => {
    const worth = typeof viewer === 'number' ? worthNow(box, view, viewer, card) : undefined;
    const { cost, terms } = box.scoring[card];
    const words = worth === undefined ? '' : `; ${text.offerWorth(worth)}`;
    return (
      <button
        type="button"
        class={hold.isLegal(buyMoves[card]) ? 'l-label lit' : 'l-label'}
        aria-label={`${text.buy(describe.scoring(card))}, ${text.price(cost)}${words}`}
        aria-disabled={!hold.isLegal(buyMoves[card])}
        tabIndex={hold.isLegal(buyMoves[card]) ? 0 : -1}
        title={worth === undefined ? undefined : text.offerWorth(worth)}
        onClick={() => desk.play(buyMoves[card])}
      >
        <ScoringFace
          name={scoringName(card)}
          words={describe.worth(card)}
          terms={terms}
          price={cost}
          worth={worth}
        />
      </button>
    );
  };
  return (
    <section class={buying ? 'l-stage l-offers' : 'l-offers'}>
      <h2>{text.offers}</h2>
      {buying && <p class="quiet">{text.offersAbout}</p>}
      <ul class="l-labels">
        {view.offers.map(card => (
          <li key={card}>
            <Offer card={card} />
          </li>
        ))}
      </ul>
      {buying && (
        <div class="l-acts">
          {revealMoves.slice(0, view.players === 1 ? 3 : 1).map(move => (
            <button
              key={move.count}
              type="button"
              class="button"
              aria-disabled={!hold.isLegal(move)}
              onClick={() => desk.play(move)}
            >
              {text.revealScoring(move.count)}
            </button>
          ))}
          <button type="button" class="button" onClick={() => desk.play(pass)}>
            {text.noCard}
          </button>
        </div>
      )}
    </section>
  );
};

const Part = ({ hold, part }: { readonly hold: Hold; readonly part: LataPart }): JSX.Element => {
  const { box, desk, text } = hold;
  const describe = describeCards(box, desk.language);
  return part.kind === 'start' ? (
    <ScoringFace
      name={text.startCard}
      words={describe.start(part.scenario)}
      terms={box.starts[part.scenario]}
      worth={part.points}
    />
  ) : (
    <ScoringFace
      name={scoringName(part.card)}
      words={describe.worth(part.card)}
      terms={box.scoring[part.card].terms}
      worth={part.points}
    />
  );
};

/** The scoring cards of a seat, with what they are worth as it stands. */
export const OwnCards = ({ hold, seat }: { readonly hold: Hold; readonly seat: Seat }): JSX.Element => {
  const { desk, text } = hold;
  return (
    <section class="l-own-cards">
      <h2>
        <SeatMark seat={seat} size={18} /> {text.ownCards(desk.names[seat])}
      </h2>
      <ul class="l-labels">
        {desk.game.scores(desk.view)[seat].parts.map((part, i) => (
          <li key={i} class="l-label" style={{ '--i': i }}>
            <Part hold={hold} part={part} />
          </li>
        ))}
      </ul>
    </section>
  );
};

/** Card by card, everybody's. */
export const FinalCards = ({ hold }: { readonly hold: Hold }): JSX.Element => (
  <section class="l-stage l-final" aria-label={hold.text.finalCards}>
    {hold.desk.names.map((_, seat) => (
      <OwnCards key={seat} hold={hold} seat={seat} />
    ))}
  </section>
);
