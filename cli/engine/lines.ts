/** A line of input, or why it cannot be read as one. */
export type InputLine = { readonly text: string } | 'too-long' | 'not-utf8';

const NEWLINE = 0x0a;

const decode = (bytes: Uint8Array): InputLine => {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return 'not-utf8';
  }
};

/** Cuts a stream of bytes into lines. A line above the limit is skipped, so that it cannot fill the memory. */
export const cutLines = async function* (
  stream: AsyncIterable<Uint8Array>,
  limit: number,
): AsyncGenerator<InputLine, undefined> {
  let pieces: Uint8Array[] = [];
  let length = 0;
  const take = (piece: Uint8Array): void => {
    length += piece.length;
    if (length > limit) pieces = [];
    else if (piece.length > 0) pieces.push(piece);
  };
  const finish = (): InputLine => {
    const line = length > limit ? 'too-long' : decode(Buffer.concat(pieces));
    pieces = [];
    length = 0;
    return line;
  };
  for await (const chunk of stream) {
    let from = 0;
    for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, from)) {
      take(chunk.subarray(from, at));
      yield finish();
      from = at + 1;
    }
    take(chunk.subarray(from));
  }
  if (length > 0) yield finish();
};
