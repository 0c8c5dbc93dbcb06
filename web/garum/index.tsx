import { coloursOf, garumTitle, type Garum, type View } from '../../games/garum/index.ts';
import { someTable, type GameTable } from '../table/gameTable.ts';
import { STONES } from './art/palette.ts';
import { Badge } from './art/species.tsx';
import { Belongings, openBox } from './Belongings.tsx';
import { chapters } from './help/chapters.ts';
import { pieces } from './help/pieces.ts';
import { garumMessages } from './messages/index.ts';
import { Surface } from './Surface.tsx';
import { moveName } from './words.ts';
import './garum.css';

const RULES: Readonly<Record<View['step'], string>> = {
  cetarium: 'G-VAR-1',
  tile: 'G-TRN-1',
  worker: 'G-TRN-3',
  ghost: 'G-GHO-1',
  over: 'G-END-1',
};

const table: GameTable<Garum> = {
  title: garumTitle,
  Surface,
  Belongings,
  moveName,
  sources: [
    { name: { en: 'Bonus', pt: 'Bónus' }, holds: ({ kind }) => kind === 'bonus' },
    {
      name: { en: 'Vilicus', pt: 'Vilicus' },
      holds: part => part.kind === 'worker' && part.worker === 'vilicus',
    },
    {
      name: { en: 'Dominus', pt: 'Dominus' },
      holds: part => part.kind === 'worker' && part.worker === 'dominus',
    },
  ],
  tint: (seat, seats) => STONES[coloursOf(seat, seats)[0]].plain,
  mark: (seat, seats) =>
    coloursOf(seat, seats).map(colour => <Badge key={colour} species={colour} size={22} />),
  progress: (game, view, language) => {
    const rounds = openBox(game.edition).boards[view.board].cetaria;
    const text = garumMessages[language];
    return view.step === 'over' ? text.over : text.round(view.round + 1, rounds);
  },
  ruleNow: ({ step }) => RULES[step],
  help: chapters,
  pieces,
};

export const garumTable = someTable(table);
