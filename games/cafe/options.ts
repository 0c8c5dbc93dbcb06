import { option, type OptionsOf } from '../kernel/index.ts';
import type { RuleSet, Switch } from './components.ts';

export const options = {
  rules: option<RuleSet>({
    name: { en: 'Rule set', pt: 'Regras' },
    standard: 'manual',
    values: {
      manual: {
        name: { en: 'Manual', pt: 'Manual' },
        about: {
          en: 'Tight: groups of one colour, one cube a square, and red costs more on a ★ roaster.',
          pt: 'Apertado: grupos de uma só cor, um cubo por casa, e o vermelho custa mais num torrador ★.',
        },
      },
      table: {
        name: { en: 'Table', pt: 'Mesa' },
        about: {
          en: 'As commonly played: groups of any colours, and many cubes of one colour on a dry or roast square.',
          pt: 'Como se costuma jogar: grupos de qualquer cor e muitos cubos de uma cor por casa de secagem ou torra.',
        },
      },
    },
  }),
  expresso: option<Switch>({
    name: { en: 'Expresso expansion', pt: 'Expansão Expresso' },
    standard: 'off',
    values: {
      off: {
        name: { en: 'Without', pt: 'Sem' },
        about: { en: 'A market of three cards.', pt: 'Um mercado de três cartas.' },
      },
      on: {
        name: { en: 'With', pt: 'Com' },
        about: {
          en: 'Eight cards with four new squares, and a market of four cards.',
          pt: 'Oito cartas com quatro casas novas e um mercado de quatro cartas.',
        },
      },
    },
  }),
  bidding: option<Switch>({
    name: { en: 'Bidding for the draft', pt: 'Leilão da vez' },
    standard: 'off',
    seats: [2, 3, 4],
    values: {
      off: {
        name: { en: 'Without', pt: 'Sem' },
        about: {
          en: 'The master picks last and the token goes round.',
          pt: 'O mestre escolhe por último e a ficha vai rodando.',
        },
      },
      on: {
        name: { en: 'With', pt: 'Com' },
        about: {
          en: 'Sealed bids of warehouse cubes decide who picks first.',
          pt: 'Licitações fechadas com cubos do armazém decidem quem escolhe primeiro.',
        },
      },
    },
  }),
};

export type Options = OptionsOf<typeof options>;
