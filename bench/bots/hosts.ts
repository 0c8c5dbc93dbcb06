import { guided, plain } from '../../bots/index.ts';
import { withMeasured } from '../measured.ts';
import type { Style } from '../peers/boardgame-io/hosted.ts';
import type { Work } from '../work.ts';
import type { Contender, Search } from './contender.ts';
import { ourSearches } from './ours.ts';
import { positionAt } from './position.ts';

const ours =
  (settings: Parameters<typeof ourSearches>[2]) =>
  ({ game, stage }: Contender): Work =>
    withMeasured(game, measured => ourSearches(measured, positionAt(measured, stage), settings));

// The peer is imported when it is asked for: it is installed for the benchmark alone.
const mctsBot =
  (style: Style) =>
  async ({ game, stage }: Contender): Promise<Work> => {
    const { mctsBotSearches } = await import('../peers/boardgame-io/searches.ts');
    return withMeasured(game, measured => mctsBotSearches(measured, positionAt(measured, stage), style));
  };

const openers: Readonly<Record<Search, (contender: Contender) => Work | Promise<Work>>> = {
  plain: ours(plain),
  guided: ours(guided),
  'mctsbot unfrozen': mctsBot('unfrozen'),
  'mctsbot draft': mctsBot('draft'),
};

export const openContender = async (contender: Contender): Promise<Work> =>
  openers[contender.search](contender);
