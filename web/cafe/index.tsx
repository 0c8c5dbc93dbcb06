import { cafeTitle, ROUNDS, type Cafe, type View } from '../../games/cafe/index.ts';
import { someTable, type GameTable } from '../table/gameTable.ts';
import { SEATS } from './art/palette.ts';
import { SeatMark } from './art/SeatMark.tsx';
import { Belongings } from './Belongings.tsx';
import { Comparison } from './Comparison.tsx';
import { chapters } from './help/chapters.ts';
import { pieces } from './help/pieces.ts';
import { cafeMessages } from './messages/index.ts';
import { Surface } from './Surface.tsx';
import { moveName } from './words.ts';
import './cafe.css';

const RULES: Readonly<Record<View['step'], string>> = {
  bid: 'C-ADV-1',
  take: 'C-DRF-1',
  place: 'C-PLC-1',
  act: 'C-ACT-1',
  over: 'C-END-1',
};

const table: GameTable<Cafe> = {
  title: cafeTitle,
  Surface,
  Belongings,
  moveName,
  sources: [
    { name: { en: 'Shops', pt: 'Cafés' }, holds: ({ kind }) => kind === 'shop' },
    { name: { en: 'Nata', pt: 'Nata' }, holds: ({ kind }) => kind === 'nata' },
    { name: { en: 'Warehouse', pt: 'Armazém' }, holds: ({ kind }) => kind === 'warehouse' },
  ],
  tint: seat => SEATS[seat],
  mark: seat => <SeatMark seat={seat} />,
  hides: ({ step }) => step === 'bid',
  comparisons: { rules: Comparison },
  progress: (_, view, language) => {
    const text = cafeMessages[language];
    return view.step === 'over' ? text.over : text.round(view.round + 1, ROUNDS);
  },
  ruleNow: ({ step }) => RULES[step],
  help: chapters,
  pieces,
};

export const cafeTable = someTable(table);
