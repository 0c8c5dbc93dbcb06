/** A line of input, or word of one that is longer than allowed. */
export type InputLine = { readonly text: string } | 'too-long';

/** Cuts a stream of text into lines. A line above the limit is skipped, so that it cannot fill the memory. */
export const cutLines = async function* (
  stream: AsyncIterable<string>,
  limit: number,
): AsyncGenerator<InputLine, undefined> {
  let rest = '';
  let isSkipping = false;
  for await (const chunk of stream) {
    const pieces = chunk.split('\n');
    for (const [i, piece] of pieces.entries()) {
      if (!isSkipping) rest += piece;
      if (rest.length > limit) {
        rest = '';
        isSkipping = true;
      }
      if (i === pieces.length - 1) break;
      yield isSkipping ? 'too-long' : { text: rest };
      rest = '';
      isSkipping = false;
    }
  }
  if (isSkipping) yield 'too-long';
  else if (rest !== '') yield { text: rest };
};
