import type { JSX } from 'preact';

/** A number from 0 to 1 that looks random and is always the same for the same place. */
const scatter = (x: number, y: number, salt: number): number => {
  const wild = Math.sin(x * 127.1 + y * 311.7 + salt * 74.7) * 43758.5453;
  return wild - Math.floor(wild);
};

interface Field {
  readonly id: string;
  readonly stones: readonly string[];
  readonly grout: string;
  /** The width of a stone, and how many make up the repeat. */
  readonly size: number;
  readonly count: number;
}

/** A field of little stones set by hand: no two quite the same size, shade or angle. */
export const Tesserae = ({ id, stones, grout, size, count }: Field): JSX.Element => {
  const span = size * count;
  const gap = size * 0.09;
  const quads = Array.from({ length: count * count }, (_, i) => {
    const x = i % count;
    const y = Math.floor(i / count);
    const off = (salt: number): number => gap + scatter(x, y, salt) * gap * 1.6;
    const corners = [
      [x * size + off(1), y * size + off(2)],
      [(x + 1) * size - off(3), y * size + off(4)],
      [(x + 1) * size - off(5), (y + 1) * size - off(6)],
      [x * size + off(7), (y + 1) * size - off(8)],
    ];
    const shade = stones[Math.floor(scatter(x, y, 9) * stones.length)];
    return (
      <path
        key={i}
        d={`M${corners.map(([a, b]) => `${a.toFixed(2)} ${b.toFixed(2)}`).join('L')}Z`}
        fill={shade}
      />
    );
  });
  return (
    <pattern id={id} width={span} height={span} patternUnits="userSpaceOnUse">
      <rect width={span} height={span} fill={grout} />
      {quads}
    </pattern>
  );
};
