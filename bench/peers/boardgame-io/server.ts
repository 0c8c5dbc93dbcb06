// boardgame.io's own server with our rules, in memory: server.ts FOLDER STYLE

import { Server } from 'boardgame.io/dist/cjs/server.js';
import { catalogue } from '../../../games/catalogue.ts';
import type { Kind } from '../../../games/kernel/index.ts';
import { withMeasured, type Measured } from '../../measured.ts';
import { chooseStyle, hosted, type Style } from './hosted.ts';

interface Asked<G> {
  readonly G: G;
  readonly playerID: string | null;
}

// What theirs.ts starts it with.
const style = process.argv[3] as Style;
chooseStyle(style);

const withViews = <K extends Kind>(measured: Measured<K>): object => ({
  ...hosted(measured, style, { seed: 'bench' }),
  playerView: ({ G, playerID }: Asked<K['State']>) =>
    measured.game.view(G, playerID === null ? 'spectator' : Number(playerID)),
});

const games = Object.keys(catalogue).map(id => withMeasured(id, withViews));
const { appServer } = await Server({ games, origins: ['*'] }).run({ port: 0 });
process.stdout.write(`open ${appServer.address().port}\n`);
