import type { JSX } from 'preact';
import {
  cardName,
  countCups,
  countShips,
  NO_CARD,
  placementFacts,
  type Group,
  type PlacementFacts,
} from '../../games/cafe/index.ts';
import { Bean } from './art/beans.tsx';
import { CardPicture } from './art/Card.tsx';
import type { Hold } from './hold.ts';
import { cardWords, factWords } from './words.ts';

/** The largest groups of each kind: "3 · 2 · 1". */
const Groups = ({
  hold,
  groups,
}: {
  readonly hold: Hold;
  readonly groups: readonly Group[];
}): JSX.Element => {
  const { text } = hold;
  const sizes = (kind: Group['kind']): readonly Group[] =>
    groups.filter(group => group.kind === kind).toSorted((a, b) => b.cells.length - a.cells.length);
  return (
    <>
      {(['bean', 'dry', 'roast'] as const).map(kind => (
        <span key={kind} class="c-groups">
          <span>{text.groupSizes[kind]}</span>{' '}
          {sizes(kind).map((group, i) => (
            <span key={i} class="c-size">
              {group.colour >= 0 && <Bean colour={group.colour} size={13} />}
              {group.cells.length}
            </span>
          ))}
        </span>
      ))}
    </>
  );
};

/** What laying the card where it hovers would change. */
const Facts = ({ hold, facts }: { readonly hold: Hold; readonly facts: PlacementFacts }): JSX.Element => {
  const { box, desk, text, shown } = hold;
  const before = desk.view.areas[shown];
  const harm = facts.lost.some(count => count > 0) || facts.killed.length > 0;
  return (
    <div class="c-facts" role="status">
      <h3>{text.preview}</h3>
      <p class={harm ? 'c-harm' : undefined}>{factWords(text, box, facts).join('; ')}.</p>
      <dl>
        <div>
          <dt>{text.cups}</dt>
          <dd>{text.before(countCups(box, before), facts.cups)}</dd>
        </div>
        <div>
          <dt>{text.ships}</dt>
          <dd>{text.before(countShips(box, before), facts.ships)}</dd>
        </div>
        <div class="c-wide">
          <dt>{text.groups}</dt>
          <dd>
            <Groups hold={hold} groups={facts.groups} />
          </dd>
        </div>
      </dl>
    </div>
  );
};

/** The card that is to be laid, or was just laid, and what comes of it. */
export const Hand = ({ hold }: { readonly hold: Hold }): JSX.Element | null => {
  const { box, desk, text, rotation, at, facts, acting } = hold;
  const { view, drafted, awaiting } = desk;
  const last = drafted.at(-1);
  const laid = last?.kind === 'place' ? last : undefined;
  const taken = drafted.findLast(move => move.kind === 'take')?.card ?? NO_CARD;
  const card = view.taken === NO_CARD ? taken : view.taken;
  if (desk.seat === undefined || card === NO_CARD || !(view.step === 'place' || laid !== undefined))
    return null;
  const turned = laid?.rotation ?? rotation.value;
  const known =
    facts ??
    (laid !== undefined && awaiting !== undefined
      ? placementFacts(box, view.rules, view.areas[hold.shown], card, laid.cell, laid.rotation)
      : undefined);
  const title = laid === undefined ? text.inHand(cardName(card)) : text.justLaid(cardName(card));
  // Where one goes on to the actions in the same turn, what was laid makes room for them.
  const isKept = laid !== undefined && known === undefined;
  return (
    <section class={isKept ? 'c-hand laid' : 'c-hand active'} aria-label={title}>
      <div class="c-hand-card">
        {!isKept && (
          <button
            type="button"
            class="c-card-button"
            aria-label={`${cardWords(text, box, card)}. ${text.turned(turned * 90)}. ${text.turn}`}
            onClick={hold.turn}
          >
            <CardPicture box={box} card={card} rotation={turned} />
          </button>
        )}
        <div class="c-hand-tools">
          <h2>{title}</h2>
          <button type="button" class="button small" onClick={hold.turn}>
            <span aria-hidden="true">↻</span> {text.turn}
          </button>
          {laid === undefined && at.value !== undefined && acting && facts?.refused === undefined && (
            <button
              type="button"
              class="button small main ready"
              onClick={() => at.value !== undefined && hold.layAt(at.value)}
            >
              {text.layHere}
            </button>
          )}
        </div>
      </div>
      {known === undefined ? (
        !isKept && <p class="quiet">{text.whereTo}</p>
      ) : (
        <Facts hold={hold} facts={known} />
      )}
    </section>
  );
};
