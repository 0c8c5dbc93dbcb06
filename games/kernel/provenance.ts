import { oneOf, text } from './read.ts';

/** `rulebook`: printed there; `derived`: follows from it; `reconstructed`: designed by us within its limits. */
const PROVENANCES = ['rulebook', 'derived', 'reconstructed'] as const;

/** Where a part of an edition comes from: fields that every part has. */
export const marked = { provenance: oneOf(PROVENANCES), note: text };
