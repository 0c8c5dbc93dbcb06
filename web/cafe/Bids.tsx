import type { JSX } from 'preact';
import { bid, COLOURS } from '../../games/cafe/index.ts';
import { hasSeat } from '../../games/kernel/index.ts';
import { Cube } from './art/beans.tsx';
import type { Hold } from './hold.ts';

/** An envelope with a wax seal: shut when the bid is closed. */
const Envelope = ({ shut }: { readonly shut: boolean }): JSX.Element => (
  <svg class="c-envelope" viewBox="0 0 120 78" aria-hidden="true">
    <rect
      x="4"
      y="10"
      width="112"
      height="64"
      rx="5"
      fill="var(--c-paper-light)"
      stroke="#8a6a3c"
      stroke-width="2"
    />
    <path d="M5 72L48 40M115 72L72 40" stroke="#8a6a3c" stroke-width="1.5" />
    <path
      d={shut ? 'M5 12L60 50L115 12Z' : 'M5 12L60 -4L115 12Z'}
      fill="var(--c-paper-deep)"
      stroke="#8a6a3c"
      stroke-width="2"
      stroke-linejoin="round"
    />
    {shut && (
      <>
        <circle cx="60" cy="48" r="12" fill="#a3261c" stroke="#5f0f08" stroke-width="2" />
        <path d="M54 48H66M60 42V54" stroke="#f3b5a8" stroke-width="2.5" stroke-linecap="round" />
      </>
    )}
  </svg>
);

/** C-ADV-1: cubes of the warehouse laid in secret, and who has sealed a bid. */
export const Bids = ({ hold }: { readonly hold: Hold }): JSX.Element | null => {
  const { desk, text } = hold;
  const { view, seat, drafted, names } = desk;
  if (view.step !== 'bid') return null;
  const closing = drafted.includes(bid) || (seat !== undefined && hasSeat(view.closed, seat));
  const laid = COLOURS.map((_, colour) => (seat === undefined ? 0 : (view.bids[seat * 4 + colour] ?? 0)));
  const total = laid.reduce((sum, count) => sum + count, 0);
  return (
    <section class={seat === undefined ? 'c-bids' : 'c-bids active'}>
      <h2>{text.bid}</h2>
      <p class="quiet">{text.bidAbout}</p>
      {seat !== undefined && (
        <>
          <div class="c-letter">
            <Envelope shut={closing} />
            <p role="status">{text.bidTotal(total)}</p>
          </div>
          <ul class="c-lay">
            {COLOURS.map((name, colour) => (
              <li key={name}>
                <Cube colour={colour} size={28} />
                <button
                  type="button"
                  class="button icon"
                  aria-label={text.bidLess(colour)}
                  aria-disabled={laid[colour] === 0}
                  onClick={() => laid[colour] > 0 && hold.bid(colour, laid[colour] - 1)}
                >
                  −
                </button>
                <output aria-label={text.cubes(colour, laid[colour])}>
                  {laid[colour]} / {view.warehouse[seat * 4 + colour]}
                </output>
                <button
                  type="button"
                  class="button icon"
                  aria-label={text.bidMore(colour)}
                  aria-disabled={laid[colour] >= view.warehouse[seat * 4 + colour]}
                  onClick={() => hold.bid(colour, laid[colour] + 1)}
                >
                  +
                </button>
              </li>
            ))}
          </ul>
          {!closing && (
            <button type="button" class="button main" onClick={() => desk.play(bid)}>
              {text.closeBid}
            </button>
          )}
        </>
      )}
      <ul class="c-sealed">
        {names.map((name, other) => (
          <li key={other}>
            {name}: {hasSeat(view.closed, other) ? text.bidClosed : text.bidOpen}
          </li>
        ))}
      </ul>
    </section>
  );
};
