import { laws } from '../testkit/index.ts';
import { allCards, morraTitle } from './morra.ts';

laws({ title: morraTitle, conserved: allCards, secret: () => true });
