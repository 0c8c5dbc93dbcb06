import { cafe } from '../../games/cafe/index.ts';
import { garum } from '../../games/garum/index.ts';
import type { Game, Kind } from '../../games/kernel/index.ts';
import { cafeGauge } from './cafe.ts';
import { lata } from '../../games/lata/index.ts';
import { garumGauge } from './garum.ts';
import type { Gauge } from './gauge.ts';
import { lataGauge } from './lata.ts';

type Use<R> = <K extends Kind>(game: Game<K>, gauge: Gauge<K>) => R;

const games: Readonly<Record<string, <R>(use: Use<R>) => R>> = {
  cafe: use => use(cafe, cafeGauge),
  garum: use => use(garum, garumGauge),
  lata: use => use(lata, lataGauge),
};

export const GAUGED = Object.keys(games);

/** Uses a game with the gauge that was made for it. */
export const gauged = <R>(id: string, use: Use<R>): R => games[id](use);
