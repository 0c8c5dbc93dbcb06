import type { JSX } from 'preact';
import { colourOfPost, EMPTY, type Line } from '../../games/garum/index.ts';
import { lineArea, specimenArea } from './geometry.ts';
import { withAwaiting, type Hold } from './hold.ts';
import { postSeen } from './marks.ts';

/** The line pointed at, with a ring around every specimen that its worker counts, or would count. */
export const Band = ({ hold, line }: { readonly hold: Hold; readonly line: Line }): JSX.Element => {
  const { box, desk, colour } = hold;
  const view = withAwaiting(desk.view, desk.awaiting);
  const board = box.boards[view.board];
  const { post } = postSeen(hold, line);
  const species = post === EMPTY ? colour : colourOfPost(post);
  const counted = board.specimens[line].filter(specimen => {
    const tile = view.places[specimen >> 2];
    return tile !== EMPTY && box.fish[tile * 4 + (specimen & 3)] === species;
  });
  return (
    <g class="g-band">
      <rect {...lineArea(line)} rx="8" />
      {counted.map(specimen => (
        <rect key={specimen} class="g-ring" {...specimenArea(board, specimen)} rx="7" />
      ))}
    </g>
  );
};
