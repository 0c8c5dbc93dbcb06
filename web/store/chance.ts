import { freshSeed, type Seed } from '../../games/kernel/index.ts';

// Not by randomUUID, which a browser has only where the connection is safe: not in a network at home.
export const randomSeed = (): Seed => freshSeed(crypto.getRandomValues(new Uint8Array(16)));

/** Something that nothing else is called. */
export const freshId = (): string => randomSeed();
