/** How many bits are set in a number of up to 32 bits. */
export const countBits = (bits: number): number => {
  let n = bits - ((bits >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  n = (n + (n >>> 4)) & 0x0f0f0f0f;
  return Math.imul(n, 0x01010101) >>> 24;
};

export const lowestBit = (bits: number): number => 31 - Math.clz32(bits & -bits);

/** The position of the set bit that has k set bits below it. */
export const nthBit = (bits: number, k: number): number => {
  let rest = bits;
  for (let i = 0; i < k; i++) rest &= rest - 1;
  return lowestBit(rest);
};

export const listBits = (bits: number): readonly number[] => {
  const list: number[] = [];
  for (let rest = bits; rest !== 0; rest &= rest - 1) list.push(lowestBit(rest));
  return list;
};
