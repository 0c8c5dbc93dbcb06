// The colours of beans and seats. Each bean colour has a shape and a pattern of its own besides.

export interface Tone {
  readonly light: string;
  readonly plain: string;
  readonly deep: string;
  /** The ground that its bush grows on. */
  readonly ground: string;
}

/** Yellow, brown, green, red. */
export const BEANS: readonly Tone[] = [
  { light: '#ffe27a', plain: '#eab01e', deep: '#7d5600', ground: '#fbecb4' },
  { light: '#b9804f', plain: '#7a4a26', deep: '#3d210d', ground: '#e6cbb0' },
  { light: '#9fce7c', plain: '#4c8f3f', deep: '#1f4a1c', ground: '#d9e9c4' },
  { light: '#f08a72', plain: '#c2392b', deep: '#651209', ground: '#f6d2c4' },
];

/** The companies' colours, by seat. */
export const SEATS: readonly string[] = ['#1f5f4a', '#8c3b22', '#2b4a86', '#7a4a8c'];
