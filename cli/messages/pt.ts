import { en } from './en.ts';
import type { Messages } from './messages.ts';

const and = new Intl.ListFormat('pt-PT', { type: 'conjunction' });

export const pt: Messages = {
  keywords: {
    undo: ['desfazer', ...en.keywords.undo],
    redo: ['refazer', ...en.keywords.redo],
    startOver: ['recomeçar', ...en.keywords.startOver],
    log: ['registo', ...en.keywords.log],
    scores: ['pontos', ...en.keywords.scores],
    board: ['tabuleiro', ...en.keywords.board],
    help: ['ajuda', ...en.keywords.help],
    quit: ['sair', ...en.keywords.quit],
  },
  help: `Escreva o número de uma jogada, ou a própria jogada tal como está escrita ao lado do número.
  desfazer    voltar atrás na última jogada deste turno (u)
  refazer     voltar a fazê-la
  recomeçar   voltar atrás em todas as jogadas deste turno
  tabuleiro   mostrar de novo o tabuleiro e as jogadas
  pontos      mostrar as pontuações e de onde vêm
  registo     mostrar tudo o que aconteceu até agora
  sair        deixar a partida (q)
Ninguém vê as suas jogadas antes de as confirmar com Enter; depois disso ficam feitas.`,
  player: number => `Jogador ${number}`,
  bot: number => `Robô ${number}`,
  chooseGame: 'Que jogo?',
  gamePrompt: count => `Escreva de 1 a ${count}: `,
  noSuchGame: given => `${given} não está na lista.`,
  welcome: (game, names) => `${game}: ${and.format(names)}. Escreva ajuda a qualquer momento.`,
  commitment: hash =>
    `Tudo o que é aleatório vem de uma semente que fica em segredo até ao fim; o seu SHA-256 é ${hash}.`,
  passTheScreen: name => `Passe o ecrã a ${name} e prima Enter. `,
  movePrompt: 'A sua jogada: ',
  commitPrompt: moves => `Vai jogar ${moves}. Enter para confirmar, u para desfazer: `,
  commitFirst: 'Prima Enter para confirmar as suas jogadas, ou escreva u para desfazer a última.',
  notAMove: given =>
    `${given} não é uma jogada nem um comando; escreva ajuda para ver o que se pode escrever.`,
  noSuchNumber: count => `As jogadas estão numeradas de 1 a ${count}.`,
  notAmongTheLegal: 'Esta jogada não se pode fazer agora.',
  nothingToUndo: 'Não há nenhuma jogada deste turno para desfazer.',
  nothingToRedo: 'Não há nada para refazer.',
  scores: 'Pontuações',
  points: points => `${points} PV`,
  ranking: 'Classificação',
  place: (place, names, points) => `${place}. ${and.format(names)}: ${points} PV`,
  over: 'A partida acabou.',
  seed: (seed, hash) => `A semente era ${seed}; o seu SHA-256 é ${hash}, como anunciado.`,
  howToVerify: file =>
    file === undefined
      ? 'Jogue com --save FILE para guardar uma partida que cais verify FILE pode verificar.'
      : `Para verificar a partida toda: cais verify ${file}`,
  quit: file =>
    file === undefined ? 'Saiu antes do fim.' : `Saiu antes do fim; a partida até aqui está em ${file}.`,
  setUp: 'Preparação',
  commit: (number, name, moves) => `${number}. ${name}: ${moves}`,
  afterCommit: (number, of) => `Depois da jogada ${number} de ${of}`,
};
