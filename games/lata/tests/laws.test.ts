import { laws } from '../../kernel/testkit/index.ts';
import { lataTitle } from '../index.ts';
import { allMarkets, allProduction, allScoring } from '../position/stock.ts';
import type { State } from '../state.ts';

const ascending = (cards: readonly number[]): readonly number[] => cards.toSorted((a, b) => a - b);

const inventory = (state: State): unknown => ({
  production: ascending(allProduction(state)),
  markets: ascending(allMarkets(state)),
  scoring: ascending(allScoring(state)),
});

laws({ title: lataTitle, conserved: inventory, secret: move => move.kind === 'bid', games: 5 });
