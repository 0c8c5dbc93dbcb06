import type { JSX } from 'preact';
import type { Game, Language, Seat } from '../../games/kernel/index.ts';
import {
  countCards,
  describeCards,
  listCards,
  NO_ICON,
  NONE,
  SPACES,
  type Lata,
  type View,
} from '../../games/lata/index.ts';
import { Flag } from './art/flags.tsx';
import { IconPicture } from './art/icons.tsx';
import { SmallKey } from './art/Key.tsx';
import { Tin } from './art/tins.tsx';
import { openBox } from './box.ts';
import { lataMessages } from './messages/index.ts';

/** What a player has: points and coins, tins, the visible line in small, flags and scoring cards. */
export const Belongings = (props: {
  readonly game: Game<Lata>;
  readonly view: View;
  readonly seat: Seat;
  readonly language: Language;
}): JSX.Element => {
  const { game, view, seat, language } = props;
  const text = lataMessages[language];
  const box = openBox(game.edition);
  const describe = describeCards(box, language);
  const tops = view.tops.slice(seat * SPACES, (seat + 1) * SPACES);
  const goods = view.goods.slice(seat * 3, seat * 3 + 3);
  const flags = listCards(view.won, seat * 2).flatMap(card => box.markets[card].flags);
  return (
    <div class="l-belongings">
      <p class="l-purse">
        <span class="l-count" title={text.points(view.points[seat])}>
          <SmallKey />
          <span aria-hidden="true">{view.points[seat]}</span>
          <span class="unseen">{text.points(view.points[seat])}</span>
        </span>
        <span class="l-coins">{text.coins(view.coins[seat])}</span>
        {goods.map(
          (count, good) =>
            count > 0 && (
              <span key={good} class="l-count">
                <Tin good={good} size={20} />
                <span aria-hidden="true">{count}</span>
                <span class="unseen">
                  {count} {text.goods[good]}
                </span>
              </span>
            ),
        )}
        <span class="l-count" title={text.ownCards('')}>
          <span aria-hidden="true">★ {countCards(view.bought, seat * 2) + 1}</span>
        </span>
      </p>
      <ol class="l-small-line">
        {tops.map((card, space) => (
          <li key={space} class={card === NONE ? 'none' : box.colours[card]}>
            {card !== NONE &&
              [box.icons[card * 2], box.icons[card * 2 + 1]].map(
                (icon, i) => icon !== NO_ICON && <IconPicture key={i} icon={icon} size={18} />,
              )}
            <span class="unseen">{card === NONE ? text.spaceEmpty : describe.production(card)}</span>
          </li>
        ))}
      </ol>
      {flags.length > 0 && (
        <p class="l-small-flags">
          {flags
            .toSorted((a, b) => a - b)
            .map((nation, i) => (
              <Flag key={i} nation={nation} width={20} />
            ))}
          <span class="unseen">{flags.map(nation => text.nations[nation]).join(', ')}</span>
        </p>
      )}
    </div>
  );
};
