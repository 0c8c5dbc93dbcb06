export const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

export const table = (
  columns: readonly string[],
  rows: readonly (readonly string[])[],
): readonly string[] => [row(columns), row(columns.map(() => '---')), ...rows.map(row)];
