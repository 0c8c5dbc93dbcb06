import { lataTitle, type Lata, type Step } from '../../games/lata/index.ts';
import { someTable, type GameTable } from '../table/gameTable.ts';
import { SeatMark, TINTS } from './art/flags.tsx';
import { Belongings } from './Belongings.tsx';
import { chapters } from './help/chapters.ts';
import { pieces } from './help/pieces.tsx';
import { lataMessages } from './messages/index.ts';
import { Surface } from './Surface.tsx';
import { moveName } from './words.ts';
import './lata.css';

const RULES: Readonly<Record<Step, string>> = {
  choose: 'L-SOL-7',
  bid: 'L-BID-1',
  raise: 'L-BID-3',
  marker: 'L-SOL-2',
  take: 'L-FAC-1',
  keep: 'L-SOL-2',
  place: 'L-FAC-2',
  produce: 'L-PRD-1',
  sell: 'L-SEL-1',
  buy: 'L-BUY-1',
  over: 'L-END-1',
};

const table: GameTable<Lata> = {
  title: lataTitle,
  Surface,
  Belongings,
  moveName,
  // L-BUY-3: the starting card, then at most one card a round.
  sources: [
    { name: { en: 'Start', pt: 'Início' }, holds: (_, index) => index === 0 },
    ...[1, 2, 3, 4, 5, 6].map(card => ({
      name: { en: `${card}`, pt: `${card}` },
      holds: (_: unknown, index: number) => index === card,
    })),
  ],
  tint: seat => TINTS[seat],
  mark: seat => <SeatMark seat={seat} size={22} />,
  progress: (_, view, language) => {
    const text = lataMessages[language];
    return view.step === 'over' ? text.over : text.round(view.round + 1);
  },
  ruleNow: ({ step }) => RULES[step],
  help: chapters,
  pieces,
};

export const lataTable = someTable(table);
