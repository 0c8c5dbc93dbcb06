import type { Language } from '../../../games/kernel/index.ts';

/** What the drawing of Garum says. */
interface Words {
  readonly colours: readonly string[];
  readonly round: (number: number, of: number) => string;
  readonly tank: (number: number) => string;
  readonly over: string;
  readonly toCome: string;
  readonly ghost: string;
  readonly hand: (colour: string) => string;
  readonly ghostTile: string;
  readonly points: (points: number) => string;
  readonly legend: readonly string[];
}

export const words: Readonly<Record<Language, Words>> = {
  en: {
    colours: ['blue', 'green', 'yellow', 'red'],
    round: (number, of) => `Round ${number} of ${of}`,
    tank: number => `Tank ${number}`,
    over: 'The match is over',
    toCome: 'Tanks to come, in order:',
    ghost: 'Ghost',
    hand: colour => `Hand of ${colour}`,
    ghostTile: "The ghost's tile",
    points: points => `${points} VP`,
    legend: ['V vilicus, D dominus, × closed', '> to play, A amphora', 'b g y r: 2 VP, *: 1 VP when covered'],
  },
  pt: {
    colours: ['azul', 'verde', 'amarelo', 'vermelho'],
    round: (number, of) => `Ronda ${number} de ${of}`,
    tank: number => `Tanque ${number}`,
    over: 'A partida acabou',
    toCome: 'Tanques a seguir, por ordem:',
    ghost: 'Fantasma',
    hand: colour => `Mão: ${colour}`,
    ghostTile: 'A peça do fantasma',
    points: points => `${points} PV`,
    legend: ['V vilicus, D dominus, × fechada', '> joga agora, A ânfora', 'b g y r: 2 PV, *: 1 PV ao cobrir'],
  },
};
