/**
 * How many letters must be changed, added, left out or swapped with their neighbour to turn one word into another
 * (Damerau and Levenshtein, each place edited at most once).
 */
const distance = (a: string, b: string): number => {
  const rows = [Array.from({ length: b.length + 1 }, (_, i) => i)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const changed = rows[i - 1][j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swapped = isSwapped ? rows[i - 2][j - 2] + 1 : Infinity;
      row.push(Math.min(changed, swapped, rows[i - 1][j] + 1, row[j - 1] + 1));
    }
    rows.push(row);
  }
  return rows[a.length][b.length];
};

/** The known name that somebody probably meant; undefined if none is near. */
export const nearest = (given: string, known: readonly string[]): string | undefined => {
  const word = given.slice(0, 40).toLowerCase();
  const [best] = known
    .map(name => ({ name, far: distance(word, name.toLowerCase()) }))
    .filter(({ name, far }) => far <= Math.max(1, Math.floor(name.length / 3)))
    .toSorted((a, b) => a.far - b.far);
  return best?.name;
};
