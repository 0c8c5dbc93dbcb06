import { KEYWORDS, type Keyword, type Messages } from '../messages/index.ts';

/** What a typed line asks for. */
export type Input =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'keyword'; readonly keyword: Keyword }
  | { readonly kind: 'number'; readonly number: number }
  | { readonly kind: 'notation'; readonly notation: string };

export const readInput = (typed: string, { keywords }: Messages): Input => {
  const line = typed.trim().replaceAll(/\s+/g, ' ');
  if (line === '') return { kind: 'nothing' };
  const keyword = KEYWORDS.find(known => keywords[known].includes(line.toLowerCase()));
  if (keyword !== undefined) return { kind: 'keyword', keyword };
  return /^\d+$/.test(line) ? { kind: 'number', number: Number(line) } : { kind: 'notation', notation: line };
};
