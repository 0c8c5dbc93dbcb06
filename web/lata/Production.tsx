// Phase C before the viewer: what the head of the line can do, and the tins that can be sold.

import type { JSX } from 'preact';
import {
  end,
  iconAt,
  ICONS,
  iconNames,
  LINE_END,
  NO_ICON,
  skip,
  stop,
  type Good,
  type Move,
} from '../../games/lata/index.ts';
import { drag } from '../table/drag.ts';
import { IconPicture } from './art/icons.tsx';
import { KeyTrack } from './art/Key.tsx';
import { Tin } from './art/tins.tsx';
import { holdingOf, offeredTins, type Hold } from './hold.ts';
import { partnerSpot } from './knowledge.ts';
import { moveName } from './words.ts';

/** The tins that a choice at the head of the line is about, as a picture. */
const tinsIn = (move: Move): readonly Good[] => {
  if (move.kind === 'make' || move.kind === 'order') return [move.good];
  if (move.kind === 'trade') return [move.first, move.second];
  return move.kind === 'relabel' ? [move.from, move.to] : [];
};

const nameAtHead = (hold: Hold, move: Move): string => {
  const { desk, box, text, seat } = hold;
  const { view, language } = desk;
  const words = iconNames(language);
  const icon = iconAt(box, view, seat, view.spot);
  if (move.kind !== 'make' || icon === NO_ICON) return moveName(move, view, language, desk.game);
  const partner = partnerSpot(box, view, seat, view.spot);
  return move.good === 0 || partner === undefined
    ? text.makeAt(text.goods[move.good], words[ICONS[icon]], (view.spot >> 1) + 1)
    : text.makeWith(
        text.goods[move.good],
        words[ICONS[icon]],
        words[ICONS[iconAt(box, view, seat, partner)]],
        (partner >> 1) + 1,
      );
};

const AT_HEAD: ReadonlySet<Move['kind']> = new Set(['make', 'trade', 'relabel', 'overtime', 'order']);

/** The key counts down where it is used; on a wide screen it is in sight anyway. */
const StageKey = ({ hold }: { readonly hold: Hold }): JSX.Element => (
  <div class="l-key-holder l-stage-key">
    <KeyTrack points={hold.desk.view.points[hold.seat]} />
  </div>
);

/** L-PRD-1: the head of the line, with everything its icon can do. */
export const Head = ({ hold }: { readonly hold: Hold }): JSX.Element | null => {
  const { desk, box, text } = hold;
  const { view, language } = desk;
  if (desk.seat === undefined || desk.legal.length === 0 || view.spot >= LINE_END) return null;
  const icon = iconAt(box, view, desk.seat, view.spot);
  const choices = desk.legal.filter(({ kind }) => AT_HEAD.has(kind));
  return (
    <section class="l-stage l-producing" aria-label={text.head}>
      <StageKey hold={hold} />
      <div class="l-head-icon">
        {icon !== NO_ICON && <IconPicture icon={icon} size={52} />}
        <p>
          {icon !== NO_ICON && text.headAt(iconNames(language)[ICONS[icon]], (view.spot >> 1) + 1)}
          <span class="quiet">{view.paid === 1 ? text.makeFree : text.makeCosts}</span>
        </p>
      </div>
      <div class="l-choices">
        {choices.map(move => (
          <button key={nameAtHead(hold, move)} type="button" class="l-choice" onClick={() => desk.play(move)}>
            <span aria-hidden="true">
              {tinsIn(move).map((good, i) => (
                <Tin key={i} good={good} size={30} />
              ))}
            </span>
            {nameAtHead(hold, move)}
          </button>
        ))}
      </div>
      <div class="l-acts">
        <button
          type="button"
          class="button"
          aria-disabled={!hold.isLegal(skip)}
          onClick={() => desk.play(skip)}
        >
          {text.skip}
        </button>
        <button type="button" class="button" onClick={() => desk.play(stop)}>
          {text.stop}
        </button>
        <button
          type="button"
          class="button l-sensible"
          aria-disabled={desk.botDrafts}
          onClick={() =>
            // What turns up a card is no production, and cannot be undone.
            desk.letBotDraft(table => table.step === 'produce', ['reveal', 'replace'])
          }
        >
          <span aria-hidden="true">⚙</span> {desk.botDrafts ? text.sensibleThinking : text.sensible}
        </button>
      </div>
    </section>
  );
};

/** The tins that a seat has: tapped or dragged, they go into a crate. */
const TinRow = ({ hold }: { readonly hold: Hold }): JSX.Element | null => {
  const { desk, text } = hold;
  const { view } = desk;
  if (desk.seat === undefined) return null;
  const { tins, salt } = holdingOf(hold, desk.seat);
  const offered = offeredTins(hold);
  const into = (good: Good, onto: string): void => {
    const card = /^market (\d+)$/.exec(onto)?.[1];
    if (card !== undefined) hold.putIn(Number(card), good);
  };
  return (
    <ul class="l-tin-row" aria-label={text.yourTins}>
      {tins.map((count, good) => {
        const words = text.tins(tins.map((each, i) => (i === good ? each : 0)));
        return (
          <li key={good} class={count === 0 ? 'none' : undefined}>
            <span
              class={view.step === 'sell' && count > 0 ? 'l-tin-held live' : 'l-tin-held'}
              onPointerDown={event =>
                view.step === 'sell' &&
                count > 0 &&
                drag(
                  event,
                  onto => into(good, onto),
                  () => undefined,
                )
              }
            >
              <Tin good={good} size={40} />
              <b aria-hidden="true">{count - offered[good]}</b>
            </span>
            <span class="unseen">{count === 0 ? `0 ${text.goods[good]}` : words}</span>
            {salt[good] > 0 && <span class="l-salt">{text.salt(String(salt[good]))}</span>}
          </li>
        );
      })}
    </ul>
  );
};

/** L-SEL-1, L-SEL-5: sales, and what ending the turn would lose. */
export const Selling = ({ hold }: { readonly hold: Hold }): JSX.Element | null => {
  const { desk, text } = hold;
  const { view } = desk;
  if (desk.seat === undefined || desk.legal.length === 0) return null;
  const [silver, red, yellow] = holdingOf(hold, desk.seat).tins;
  const keepsAll = view.players === 1 && view.scenario === 'aveiro';
  const lost = keepsAll ? '' : text.tins([0, red, yellow]);
  const salted = text.tins(keepsAll ? [silver, red, yellow] : [silver, 0, 0]);
  return (
    <section class="l-stage l-selling" aria-label={text.yourTins}>
      <StageKey hold={hold} />
      <TinRow hold={hold} />
      <div class="l-ending">
        <p class={lost === '' ? undefined : 'l-loss'} role="status">
          {lost === '' ? text.nothingLost : text.endLoses(lost)} {salted !== '' && text.endSalts(salted)}
        </p>
        <button type="button" class="button" onClick={() => desk.play(end)}>
          {text.end}
        </button>
      </div>
    </section>
  );
};
