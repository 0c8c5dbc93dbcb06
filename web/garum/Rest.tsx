import type { JSX } from 'preact';
import { GHOST, hasGhost, type Box, type Colour, type View } from '../../games/garum/index.ts';
import { Badge } from './art/species.tsx';
import type { Hold } from './hold.ts';
import { toCome } from './knowledge.ts';
import type { GarumMessages } from './messages/index.ts';
import { specimenList } from './words.ts';

interface RestProps {
  readonly box: Box;
  readonly view: View;
  readonly colour: Colour;
  readonly text: GarumMessages;
}

/** What a colour still has to come. */
export const Rest = ({ box, view, colour, text }: RestProps): JSX.Element => {
  const rest = toCome(box, view, colour);
  const left = text.toCome(rest.tiles, specimenList(text, rest.specimens));
  return (
    <>
      <span class="g-to-come" title={left}>
        <span aria-hidden="true">▦ {rest.tiles}</span>
        <span class="unseen">{left}</span>
      </span>
      <span class="g-rest" aria-hidden="true">
        {rest.specimens.map((count, species) => (
          <span key={species} class="g-left">
            <Badge species={species} size={18} /> {count}
          </span>
        ))}
      </span>
    </>
  );
};

/** The ghost sits at no place of the table, so that what it has to come is told here. */
export const GhostRest = ({ hold }: { readonly hold: Hold }): JSX.Element | null => {
  const { box, text } = hold;
  const { view } = hold.desk;
  if (!hasGhost(view.players) || view.step === 'over') return null;
  return (
    <section class="g-ghost">
      <h2>
        <Badge species={GHOST} size={20} /> {text.ghost}
      </h2>
      <Rest box={box} view={view} colour={GHOST} text={text} />
    </section>
  );
};
