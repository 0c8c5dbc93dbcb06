// Texts as WebSocket frames (RFC 6455, 5.2), in strings of one character a byte: the quickest that Node hands on.

/** The last frame of a text, which is its only one. */
const TEXT = 0x81;
const LENGTH_IN_2_BYTES = 126;
const LENGTH_IN_8_BYTES = 127;

const headOf = (length: number): string => {
  if (length < LENGTH_IN_2_BYTES) return String.fromCharCode(TEXT, length);
  if (length < 0x1_0000) return String.fromCharCode(TEXT, LENGTH_IN_2_BYTES, length >> 8, length & 0xff);
  const bytes = [24, 16, 8, 0].map(shift => (length >> shift) & 0xff);
  return String.fromCharCode(TEXT, LENGTH_IN_8_BYTES, 0, 0, 0, 0, ...bytes);
};

export const frameOf = (text: string): string => {
  const length = Buffer.byteLength(text);
  return headOf(length) + (length === text.length ? text : Buffer.from(text).toString('latin1'));
};
