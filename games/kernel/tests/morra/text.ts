import {
  byKind,
  fields,
  listSeats,
  oneOf,
  readJson,
  unreadable,
  whole,
  type GameText,
  type Language,
  type Read,
  type Text,
} from '../../index.ts';
import { choiceOf, type Morra, type MorraEvent, type MorraMove, type MorraPart } from './components.ts';
import { pending } from './rules.ts';

type MorraText = GameText<Morra>;

const makeMove: MorraText['makeMove'] = move =>
  move.kind === 'show' ? `show ${move.fingers}` : `call ${move.sum}`;

const parseMove: MorraText['parseMove'] = line => {
  const [, kind, value] = /^(show|call)\s+(\d{1,2})$/.exec(line.trim().toLowerCase()) ?? [];
  if (kind === undefined) return undefined;
  return kind === 'show' ? { kind, fingers: Number(value) } : { kind: 'call', sum: Number(value) };
};

const readShow: Read<MorraMove> = fields({ kind: oneOf(['show']), fingers: whole(0, 99) });
const readCall: Read<MorraMove> = fields({ kind: oneOf(['call']), sum: whole(0, 99) });

const readMove: MorraText['readMove'] = json =>
  readJson<MorraMove>(
    (value, path) => {
      if (typeof value !== 'object' || value === null || !('kind' in value))
        return unreadable(path, 'a move', value);
      return value.kind === 'show' ? readShow(value, path) : readCall(value, path);
    },
    json,
    'bad-move',
  );

type NameOf = (seat: number) => string;

const wordsFor = byKind<MorraEvent, [NameOf], Text>({
  drawn: ({ prize }) => ({ en: `The prize is ${prize}.`, pt: `O prémio é ${prize}.` }),
  shown: ({ seat, fingers }, nameOf) => ({
    en: `${nameOf(seat)} shows ${fingers} in secret.`,
    pt: `${nameOf(seat)} mostra ${fingers} em segredo.`,
  }),
  called: ({ seat, sum }, nameOf) => ({
    en: `${nameOf(seat)} calls ${sum} in secret.`,
    pt: `${nameOf(seat)} aposta em ${sum} em segredo.`,
  }),
  ready: ({ seat }, nameOf) => ({ en: `${nameOf(seat)} is ready.`, pt: `${nameOf(seat)} já escolheu.` }),
  opened: ({ fingers, calls }) => ({
    en: `The hands show ${fingers.join(', ')}; the calls were ${calls.join(', ')}.`,
    pt: `As mãos mostram ${fingers.join(', ')}; os palpites eram ${calls.join(', ')}.`,
  }),
  scored: ({ seat, points }, nameOf) => ({
    en: `${nameOf(seat)} scores ${points}.`,
    pt: `${nameOf(seat)} marca ${points}.`,
  }),
});

const PARTS: Readonly<Record<MorraPart['kind'], Text>> = {
  hits: { en: 'sums called', pt: 'somas acertadas' },
  nears: { en: 'near calls', pt: 'palpites próximos' },
};

const PROMPTS: Readonly<Record<'fingers' | 'call' | 'change' | 'wait', Text>> = {
  fingers: { en: 'Show some fingers.', pt: 'Mostre alguns dedos.' },
  call: { en: 'Call the sum.', pt: 'Diga a soma.' },
  change: { en: 'You may still change your choice.', pt: 'Ainda pode mudar a sua escolha.' },
  wait: { en: 'The match is over.', pt: 'O jogo acabou.' },
};

const prompt: MorraText['prompt'] = (table, seat, language: Language) => {
  const choice = choiceOf(table, seat);
  if (choice === null || listSeats(pending(table)).length === 0) return PROMPTS.wait[language];
  if (choice.fingers === 0) return PROMPTS.fingers[language];
  return PROMPTS[choice.call === 0 ? 'call' : 'change'][language];
};

export const text: MorraText = {
  makeMove,
  parseMove,
  readMove,
  sentence: (event, language, names) => wordsFor(event, seat => names[seat])[language],
  part: (part, language) => PARTS[part.kind][language],
  prompt,
};
