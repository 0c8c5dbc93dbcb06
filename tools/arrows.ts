// Checks who imports whom: web, server, cli, bench, tools → bots → games/* → games/kernel.

import { checkArrows } from './arrows/check.ts';
import { OUTER } from './arrows/folders.ts';
import { readSources, report } from './repository.ts';

const patterns = [...OUTER, 'bots', 'games'].map(folder => `${folder}/**/*.{ts,tsx,mts,js,mjs}`);

report('Arrows', checkArrows(readSources(patterns)));
