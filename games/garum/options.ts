import { option, type OptionsOf } from '../kernel/index.ts';
import type { Board, Variant } from './components.ts';

export const options = {
  board: option<Board>({
    name: { en: 'Board', pt: 'Tabuleiro' },
    standard: 'troia',
    values: {
      troia: {
        name: { en: 'Troia', pt: 'Troia' },
        about: {
          en: 'Sixteen tanks, sixteen rounds, lines of sixteen specimens.',
          pt: 'Dezasseis tanques, dezasseis rondas, linhas de dezasseis exemplares.',
        },
      },
      baelo: {
        name: { en: 'Baelo Claudia', pt: 'Baelo Claudia' },
        about: {
          en: 'Twelve tanks, twelve rounds, lines of twelve specimens: shorter and tighter.',
          pt: 'Doze tanques, doze rondas, linhas de doze exemplares: mais curto e apertado.',
        },
      },
    },
  }),
  variant: option<Variant>({
    name: { en: 'Order of the tanks', pt: 'Ordem dos tanques' },
    standard: 'base',
    values: {
      base: {
        name: { en: 'Aureus', pt: 'Áureos' },
        about: {
          en: 'A coin drawn each round names the tank.',
          pt: 'Uma moeda tirada em cada ronda indica o tanque.',
        },
      },
      emperor: {
        name: { en: 'Emperor', pt: 'Imperador' },
        about: {
          en: 'The holder of the amphora names the tank of the round.',
          pt: 'Quem tem a ânfora escolhe o tanque da ronda.',
        },
      },
      haruspex: {
        name: { en: 'Haruspex', pt: 'Arúspice' },
        about: {
          en: 'The order of all tanks is known from the start.',
          pt: 'A ordem de todos os tanques é conhecida desde o início.',
        },
      },
    },
  }),
};

export type Options = OptionsOf<typeof options>;
