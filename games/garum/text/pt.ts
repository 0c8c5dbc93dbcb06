import { isRow, numberOfLine, tileName, type Line } from '../components.ts';
import { who, type Messages } from './messages.ts';

const SPECIES = ['atum azul', 'cavala verde', 'molusco amarelo', 'marisco vermelho'];
const CORNERS = ['noroeste', 'nordeste', 'sudoeste', 'sudeste'];
const line = (number: Line): string => `${isRow(number) ? 'linha' : 'coluna'} ${numberOfLine(number)}`;
const turned = (rotation: number): string => (rotation === 0 ? '' : `, rodada ${rotation * 90}°`);
const points = (number: number): string => (Math.abs(number) === 1 ? `${number} ponto` : `${number} pontos`);

export const pt: Messages = {
  events: {
    start: (event, names) => `${who(names, event.amphora)} tem a ânfora e começa.`,
    order: event => `O arúspice lê a ordem dos tanques: ${event.cetaria.map(c => c + 1).join(', ')}.`,
    hand: (event, names) =>
      event.tiles === null
        ? `${who(names, event.colour)} recebe uma mão de ${SPECIES[event.colour]}.`
        : `${who(names, event.colour)} recebe ${event.tiles.map(tileName).join(', ')}.`,
    round: (event, names) =>
      event.cetarium === null
        ? `Ronda ${event.round + 1}: cabe a ${who(names, event.amphora)} escolher um tanque.`
        : `Ronda ${event.round + 1}: tanque ${event.cetarium + 1}; começa ${who(names, event.amphora)}.`,
    named: (event, names) => `${who(names, event.colour)} escolhe o tanque ${event.cetarium + 1}.`,
    laid: (event, names) =>
      `${who(names, event.colour)} coloca ${tileName(event.tile)} a ${CORNERS[event.corner]} do tanque ${event.cetarium + 1}${turned(event.rotation)}${event.bonus === 0 ? '' : ` e ganha um bónus de ${points(event.bonus)}`}.`,
    posted: (event, names) =>
      `${who(names, event.colour)} põe um ${event.worker} de ${SPECIES[event.colour]} na ${line(event.line)}.`,
    passed: (event, names) => `${who(names, event.colour)} não põe trabalhador.`,
    drawn: (event, names) =>
      event.tile === null
        ? `${who(names, event.colour)} tira uma peça.`
        : `${who(names, event.colour)} tira ${tileName(event.tile)}.`,
    'ghost-turned': event => `A pilha do fantasma mostra ${tileName(event.tile)}.`,
    'ghost-laid': (event, names) =>
      `${who(names, event.colour)} coloca ${tileName(event.tile)} do fantasma a ${CORNERS[event.corner]} do tanque ${event.cetarium + 1}${turned(event.rotation)}.`,
    over: () => 'Todos os tanques estão cheios: contam-se os trabalhadores.',
  },
  parts: {
    bonus: part => `Casas de bónus, ${SPECIES[part.colour]}`,
    worker: part => `${part.worker} na ${line(part.line)}, ${part.specimens} de ${SPECIES[part.colour]}`,
  },
  prompts: {
    cetarium: () => 'Escolha o tanque desta ronda.',
    tile: ({ cetarium, colour }) => `Coloque uma peça de ${SPECIES[colour]} no tanque ${cetarium + 1}.`,
    worker: ({ cetarium }) =>
      `Ponha um trabalhador numa linha que passe pelo tanque ${cetarium + 1}, ou nenhum.`,
    ghost: ({ cetarium }) => `Rode a peça do fantasma para o último lugar do tanque ${cetarium + 1}.`,
    over: () => 'A partida acabou.',
  },
  waiting: 'É outra pessoa a decidir.',
  refusals: {
    'match-over': 'A partida acabou.',
    'not-your-turn': 'Não é a sua vez.',
    'cetarium-first': 'É preciso escolher primeiro o tanque desta ronda.',
    'no-emperor': 'O tanque desta ronda já é conhecido.',
    'tile-first': 'É preciso colocar uma peça antes de pôr um trabalhador.',
    'tile-laid': 'A peça deste turno já está colocada.',
    'ghost-first': 'É preciso colocar primeiro a peça do fantasma.',
    'no-ghost': 'Não há agora peça do fantasma para colocar.',
    'no-such-cetarium': 'Este tabuleiro não tem esse tanque.',
    'cetarium-filled': 'Este tanque já está cheio.',
    'other-colour': 'Esta peça não é da cor que joga.',
    'not-in-hand': 'Esta peça não está na sua mão.',
    'place-taken': 'Já há ali uma peça.',
    'same-rotation': 'Assim rodada, a peça fica igual a uma rotação menor: use essa.',
    'no-vilicus': 'Todos os seus vilicus estão no tabuleiro.',
    'no-dominus': 'O seu dominus está no tabuleiro.',
    'line-elsewhere': 'Esta linha não passa pelo tanque desta ronda.',
    'line-taken': 'Já há um trabalhador nesta linha.',
    'line-closed': 'Esta linha está fechada: os outros tanques da sua área estão cheios.',
  },
};
