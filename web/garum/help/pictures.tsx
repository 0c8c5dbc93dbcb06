// Live pieces of the board for the help and for the page of pieces.

import type { ComponentChildren, JSX } from 'preact';
import { EMPTY, garum, noWorker, type View } from '../../../games/garum/index.ts';
import { expect, Random, type Language } from '../../../games/kernel/index.ts';
import { GarumDefs } from '../art/Defs.tsx';
import { Badge } from '../art/species.tsx';
import { TilePicture } from '../art/Tile.tsx';
import { WorkerFigure } from '../art/Workers.tsx';
import { openBox } from '../Belongings.tsx';
import { CELL, RIM, STRIP, TANK } from '../geometry.ts';
import { countLine } from '../knowledge.ts';
import { LineEnd } from '../LineEnd.tsx';
import { garumMessages } from '../messages/index.ts';
import { Tank } from '../Tank.tsx';
import '../garum.css';

const box = openBox(garum.edition);

/** A table some turns into a match, always the same one. */
const example = (turns: number): View => {
  const random = new Random('00000000000000000000000000000001');
  const options = expect(garum.readOptions({}, 4));
  const state = garum.setup(options, 4, random);
  for (let i = 0; i < turns; i++) {
    const seat = state.turn;
    const legal = garum.legal(state, seat);
    garum.apply(state, seat, legal.includes(noWorker) ? noWorker : legal[i % legal.length], random);
  }
  return garum.view(state, 'spectator');
};

const nobody: ReadonlySet<number> = new Set();

const Frame = ({ children }: { readonly children: ComponentChildren }): JSX.Element => (
  <div class="g-picture">
    <GarumDefs />
    {children}
  </div>
);

const TankDrawing = ({ view, tank }: { readonly view: View; readonly tank: number }): JSX.Element => (
  <svg width="176" viewBox={`-8 -8 ${TANK + 16} ${TANK + 16}`} aria-hidden="true">
    <Tank
      box={box}
      view={view}
      cetarium={tank}
      lit={view.order[view.round] === tank}
      recent={nobody}
      drafted={undefined}
      calm
    />
  </svg>
);

export const SpeciesPicture = ({ language }: { readonly language: Language }): JSX.Element => (
  <Frame>
    {[0, 1, 2, 3].map(species => (
      <figure key={species}>
        <svg width="84" height="84" viewBox="0 0 40 40" aria-hidden="true">
          <use href={`#g-fish-${species}`} width="40" height="40" />
        </svg>
        <figcaption>{garumMessages[language].species[species]}</figcaption>
      </figure>
    ))}
  </Frame>
);

const afterThree = example(6);

export const TankPicture = (): JSX.Element => (
  <Frame>
    <TankDrawing view={afterThree} tank={afterThree.order[0]} />
  </Frame>
);

const afresh = example(0);

export const RoundPicture = (): JSX.Element => (
  <Frame>
    <svg width="58" height="90" viewBox="0 0 14 22" aria-hidden="true">
      <use href="#g-amphora" width="14" height="22" />
    </svg>
    <span class="g-coin now">{afresh.order[0] + 1}</span>
    <TankDrawing view={afresh} tank={afresh.order[0]} />
  </Frame>
);

export const TurnPicture = (): JSX.Element => (
  <Frame>
    {[0, 1, 2, 3].map(rotation => (
      <TilePicture key={rotation} box={box} tile={28 + rotation} size={72} />
    ))}
    <WorkerFigure post={0} size={66} />
    <WorkerFigure post={1} size={74} />
  </Frame>
);

/** The third row of tanks of Troia with all but one full: 11, 2 and 1, while 6 is played. */
const nearlyFull: View = (() => {
  const places = afresh.places.slice();
  [10, 1, 0].forEach((tank, i) => {
    for (let corner = 0; corner < 4; corner++)
      places[tank * 4 + corner] = (corner * 16 + i * 5 + corner) * 4 + i;
  });
  return { ...afresh, places, order: [10, 1, 0, 5], round: 3 };
})();

const ROW = [10, 1, 0, 5] as const;
const ROW_WIDTH = STRIP + ROW.length * (TANK + 10);

export const ClosedPicture = (): JSX.Element => (
  <Frame>
    <svg class="g-wide" viewBox={`0 -10 ${ROW_WIDTH} ${TANK + 20}`} aria-hidden="true">
      {[0, 1, 2, 3].map(row => (
        <LineEnd
          key={row}
          line={8 + row}
          area={{ x: 2, y: RIM + row * CELL, width: STRIP - 4, height: CELL }}
          count={countLine(box, nearlyFull, 8 + row)}
          post={EMPTY}
          drafted={false}
          recent={false}
          lit={false}
          counted={undefined}
          calm
        />
      ))}
      {ROW.map((tank, i) => (
        <g key={tank} transform={`translate(${STRIP + 8 + i * (TANK + 8)} 0)`}>
          <Tank
            box={box}
            view={nearlyFull}
            cetarium={tank}
            lit={tank === 5}
            recent={nobody}
            drafted={undefined}
            calm
          />
        </g>
      ))}
    </svg>
  </Frame>
);

const BOARDS = ['troia', 'baelo'] as const;
const STEPS = [...new Set(box.boards.troia.chart)];

/** How many specimens give a vilicus these points. */
const specimensFor = (board: (typeof BOARDS)[number], points: number): string => {
  const { chart } = box.boards[board];
  const first = chart.indexOf(points);
  const last = chart.lastIndexOf(points);
  if (first < 0) return '';
  return first === last ? String(first) : `${first}–${last}`;
};

export const ChartPicture = ({ language }: { readonly language: Language }): JSX.Element => (
  <table class="g-chart">
    <thead>
      <tr>
        <th scope="col">{garumMessages[language].points}</th>
        <th scope="col">Troia</th>
        <th scope="col">Baelo Claudia</th>
      </tr>
    </thead>
    <tbody>
      {STEPS.map(points => (
        <tr key={points}>
          <th scope="row">{String(points).replace('-', '−')}</th>
          {BOARDS.map(board => (
            <td key={board}>{specimensFor(board, points)}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

export const TilesPicture = (): JSX.Element => (
  <Frame>
    {[0, 1, 2, 3].flatMap(colour =>
      Array.from({ length: 16 }, (_, number) => (
        <TilePicture key={colour * 16 + number} box={box} tile={(colour * 16 + number) * 4} size={44} />
      )),
    )}
  </Frame>
);

const Figures = ({ dominus }: { readonly dominus: 0 | 1 }): JSX.Element => (
  <Frame>
    {[0, 1, 2, 3].map(colour => (
      <WorkerFigure key={colour} post={colour * 2 + dominus} size={66} />
    ))}
  </Frame>
);

export const VilicusPicture = (): JSX.Element => <Figures dominus={0} />;
export const DominusPicture = (): JSX.Element => <Figures dominus={1} />;

export const BadgesPicture = (): JSX.Element => (
  <Frame>
    {[0, 1, 2, 3].map(species => (
      <Badge key={species} species={species} size={52} />
    ))}
  </Frame>
);

export const AmphoraPicture = (): JSX.Element => (
  <Frame>
    <svg width="58" height="90" viewBox="0 0 14 22" aria-hidden="true">
      <use href="#g-amphora" width="14" height="22" />
    </svg>
  </Frame>
);

export const CoinPicture = (): JSX.Element => (
  <Frame>
    {[1, 7, 10, 16].map(number => (
      <span key={number} class="g-coin now">
        {number}
      </span>
    ))}
  </Frame>
);
