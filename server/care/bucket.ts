/** How much may come at once, and how much of it comes back in a second. */
export interface Allowance {
  readonly burst: number;
  readonly perSecond: number;
}

/** Whether one more may come now. */
export type Bucket = (now: number) => boolean;

export const bucket = ({ burst, perSecond }: Allowance): Bucket => {
  let level = burst;
  let last: number | undefined;
  return now => {
    level = Math.min(burst, level + ((now - (last ?? now)) / 1000) * perSecond);
    last = now;
    if (level < 1) return false;
    level--;
    return true;
  };
};

/** A bucket for each name; those that are full again are forgotten. */
export const buckets = (allowance: Allowance): ((name: string, now: number) => boolean) => {
  const known = new Map<string, { readonly take: Bucket; used: number }>();
  const refill = (allowance.burst / allowance.perSecond) * 1000;
  let swept = 0;
  return (name, now) => {
    if (now - swept > refill) {
      for (const [one, { used }] of known) if (now - used > refill) known.delete(one);
      swept = now;
    }
    const found = known.get(name) ?? { take: bucket(allowance), used: now };
    found.used = now;
    known.set(name, found);
    return found.take(now);
  };
};
