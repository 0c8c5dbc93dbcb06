import { show } from './read.ts';
import { refuse, done, type Result } from './result.ts';
import { sha256 } from './sha256.ts';

/** 128 bits as 32 lower-case hexadecimal digits. */
export type Seed = string;

const DIGITS = 32;

export const parseSeed = (text: string): Result<Seed> =>
  /^[0-9a-f]{32}$/.test(text)
    ? done(text)
    : refuse('bad-seed', `A seed is ${DIGITS} hexadecimal digits, not ${show(text)}.`);

/** A seed from any text, for people who want to name their shuffles; 32 hexadecimal digits stand for themselves. */
export const seedFrom = (text: string): Seed => {
  const own = parseSeed(text);
  return own.ok ? own.value : sha256(text).slice(0, DIGITS);
};

/** Fresh seeds come from the platform's secure source. */
export const freshSeed = (bytes: Uint8Array): Seed =>
  [...bytes.subarray(0, DIGITS / 2)].map(byte => byte.toString(16).padStart(2, '0')).join('');

/** Published before the first move, so that the seed published after the last one can be checked by anybody. */
export const commitmentTo = (seed: Seed): string => sha256(seed);
