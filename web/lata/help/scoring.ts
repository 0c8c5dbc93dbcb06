import { describeCards, editionOf, lata, scoringName } from '../../../games/lata/index.ts';
import { openBox } from '../box.ts';
import type { HelpRule } from '../../table/gameTable.ts';

const box = openBox(lata.edition);
const { scoring } = editionOf(lata.edition);
const words = { en: describeCards(box, 'en'), pt: describeCards(box, 'pt') };
const DERIVED = {
  en: ' The price is our reading of a damaged page.',
  pt: ' O preço é a nossa leitura de uma página estragada.',
};

/** One rule a scoring card, in the words that the table uses. */
export const scoringRules: readonly HelpRule[] = scoring.cards.map(({ cost, provenance }, card) => {
  const derived = provenance === 'derived';
  const text = (language: 'en' | 'pt'): string =>
    `${scoringName(card)}, ${cost} $: ${words[language].worth(card)}.${derived ? DERIVED[language] : ''}`;
  return {
    id: `L-SCO-${card + 1}`,
    text: { en: text('en'), pt: text('pt') },
    ...(derived ? { mark: 'reconstructed' as const } : {}),
  };
});
