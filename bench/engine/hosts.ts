import { withMeasured } from '../measured.ts';
import type { Style } from '../peers/boardgame-io/hosted.ts';
import type { Contender, PlayMatch } from './contender.ts';
import { ourMatches } from './ours.ts';

// The peers are imported when they are asked for: they are installed for the benchmark alone.

const hostedMatches = async (game: string, style: Style): Promise<PlayMatch> => {
  const { boardgameIoMatches } = await import('../peers/boardgame-io/matches.ts');
  return withMeasured(game, measured => boardgameIoMatches(measured, style));
};

export const openContender = async (contender: Contender): Promise<PlayMatch> => {
  if (contender.host === 'cais') return withMeasured(contender.game, ourMatches);
  if (contender.host === 'boardgame.io copy') return hostedMatches(contender.game, 'copy');
  if (contender.host === 'boardgame.io draft') return hostedMatches(contender.game, 'draft');
  if (contender.host === 'boardgame.io unfrozen') return hostedMatches(contender.game, 'unfrozen');
  const { chessopsMatches } = await import('../peers/chessops.ts');
  return chessopsMatches();
};
