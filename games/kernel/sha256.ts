// SHA-256 (FIPS 180-4). Ours because the browser has it only asynchronously and the kernel takes no dependency.

// The fractional parts of the cube roots of the first 64 primes and of the square roots of the first 8.
const ROUND = new Uint32Array([
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98,
  0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786,
  0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8,
  0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13,
  0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819,
  0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a,
  0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7,
  0xc67178f2,
]);
const START = new Uint32Array([
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
]);

const turn = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits));

const padded = (message: Uint8Array): DataView => {
  const bytes = new Uint8Array(((message.length + 72) >> 6) << 6);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const block = new DataView(bytes.buffer);
  block.setUint32(bytes.length - 8, Math.floor(message.length / 2 ** 29));
  block.setUint32(bytes.length - 4, message.length << 3);
  return block;
};

const compress = (hash: Uint32Array, block: DataView, offset: number, words: Uint32Array): void => {
  for (let t = 0; t < 16; t++) words[t] = block.getUint32(offset + 4 * t);
  for (let t = 16; t < 64; t++) {
    const w15 = words[t - 15];
    const w2 = words[t - 2];
    const s0 = turn(w15, 7) ^ turn(w15, 18) ^ (w15 >>> 3);
    const s1 = turn(w2, 17) ^ turn(w2, 19) ^ (w2 >>> 10);
    words[t] = words[t - 16] + s0 + words[t - 7] + s1;
  }
  let [a, b, c, d, e, f, g, h] = hash;
  for (let t = 0; t < 64; t++) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + ROUND[t] + words[t]) | 0;
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (hash[i] += word));
};

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

/** The SHA-256 hash of a text (UTF-8), as 64 hexadecimal digits. */
export const sha256 = (text: string): string => {
  const block = padded(utf8(text));
  const hash = START.slice();
  const words = new Uint32Array(64);
  for (let offset = 0; offset < block.byteLength; offset += 64) compress(hash, block, offset, words);
  return [...hash].map(word => word.toString(16).padStart(8, '0')).join('');
};
