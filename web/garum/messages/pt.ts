import { isRow, numberOfLine } from '../../../games/garum/index.ts';
import type { GarumMessages } from './messages.ts';

const points = (number: number): string =>
  `${String(number).replace('-', '−')} ${Math.abs(number) === 1 ? 'ponto' : 'pontos'}`;
const many = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;
const SHORT = [
  ['atum', 'atuns'],
  ['cavala', 'cavalas'],
  ['molusco', 'moluscos'],
  ['marisco', 'mariscos'],
] as const;

export const pt: GarumMessages = {
  species: ['atum azul', 'cavala verde', 'molusco amarelo', 'marisco vermelho'],
  specimens: (species, count) => many(count, SHORT[species][0], SHORT[species][1]),
  corners: ['noroeste', 'nordeste', 'sudoeste', 'sudeste'],
  workers: { vilicus: 'vilicus', dominus: 'dominus' },
  line: line => `${isRow(line) ? 'Linha' : 'Coluna'} ${numberOfLine(line)}`,
  round: (round, rounds) => `Ronda ${round} de ${rounds}`,
  over: 'Todos os tanques estão cheios',
  board: 'Tabuleiro',
  hand: species => `Mão de ${species}`,
  tile: (name, top, bottom) => `Peça ${name}: em cima ${top}; em baixo ${bottom}`,
  turned: degrees => (degrees === 0 ? 'sem rodar' : `rodada ${degrees}°`),
  turn: 'Rodar (R)',
  layAt: (tile, corner, tank) => `Colocar ${tile} a ${corner} do tanque ${tank}`,
  layTile: (tile, corner, turned) => `Colocar ${tile} a ${corner}, ${turned}`,
  chooseTileFirst: 'Escolha primeiro uma peça da sua mão.',
  turnLaid: tile => `Rodar ${tile}, acabada de colocar`,
  bonus: number => `bónus de ${points(number)}`,
  tank: (tank, state) => `Tanque ${tank}: ${state}`,
  tankThisRound: 'o tanque desta ronda',
  tankFull: 'cheio',
  tankEmpty: 'vazio',
  tankHolds: parts => `tem ${parts}`,
  nameTank: tank => `Escolher o tanque ${tank}`,
  wrongTank: tank => `As peças vão para o tanque desta ronda, o número ${tank}.`,
  workersOf: species => `Trabalhadores de ${species}`,
  workerLeft: (worker, left) => (left === 1 ? `${worker}, resta 1` : `${worker}, restam ${left}`),
  noWorker: 'Nenhum trabalhador',
  post: (worker, line) => `Pôr um ${worker} na ${line.toLowerCase()}`,
  lineIs: (line, counts, state) => `${line}: ${counts}; ${state}`,
  lineFree: 'livre',
  lineClosed: 'fechada',
  lineHeld: (worker, number) => `${worker}, ${points(number)} por agora`,
  openPlaces: count =>
    count === 0 ? 'já não há lugares abertos' : many(count, 'lugar ainda aberto', 'lugares ainda abertos'),
  wouldScore: (worker, species, number) => `Um ${worker} de ${species} aqui: ${points(number)} como está`,
  scoresNow: (worker, species, number) => `O ${worker} de ${species} aqui: ${points(number)} como está`,
  pointAtLine: 'Aponte para uma linha para ver o que tem.',
  showCounts: species => `Contar ${species} em todas as linhas`,
  lines: 'Linhas',
  ghostTile: 'A peça do fantasma',
  layGhost: turned => `Colocar a peça do fantasma, ${turned}`,
  ghost: 'Fantasma',
  order: 'Ordem dos tanques',
  amphora: 'tem a ânfora',
  toCome: (tiles, specimens) => `Ainda por vir, ${many(tiles, 'peça', 'peças')}: ${specimens}`,
  points: 'Pontos',
};
