// Teaches the bots every game of the house.

import { learnCafe } from './cafe/index.ts';
import { learnGarum } from './garum/index.ts';
import { learnLata } from './lata/index.ts';
import { teach } from './taught.ts';

teach('cafe', learnCafe);
teach('garum', learnGarum);
teach('lata', learnLata);

export { knowledgeOf } from './taught.ts';
