/** The stones of the mosaics, by species: body, ground behind it, and the dark row around it. */
export interface Stones {
  readonly body: readonly string[];
  readonly ground: readonly string[];
  readonly edge: string;
  /** The strongest of them, for charts and badges: readable with white on it. */
  readonly plain: string;
}

export const STONES: readonly Stones[] = [
  {
    body: ['#2b62a8', '#356fb7', '#2a5a9b', '#4480c4', '#23518d'],
    ground: ['#d6e4ee', '#cbdde9', '#dfeaf1', '#c3d7e5'],
    edge: '#14305c',
    plain: '#2559a0',
  },
  {
    body: ['#3d8a57', '#48985f', '#347a4b', '#58a671', '#2f6f45'],
    ground: ['#dbe8d3', '#cfe0c6', '#e3eddc', '#c6d9bc'],
    edge: '#173d26',
    plain: '#2f7a49',
  },
  {
    body: ['#dda62a', '#e6b53f', '#cf9620', '#efc556', '#c98d1b'],
    ground: ['#f6ecd0', '#f1e4bf', '#f9f1dc', '#ecddb2'],
    edge: '#6d4408',
    plain: '#8f5f06',
  },
  {
    body: ['#c5442f', '#d15540', '#b53a27', '#dc6a52', '#a93422'],
    ground: ['#f4dcd2', '#eed0c4', '#f7e5dd', '#e9c6b8'],
    edge: '#5c170d',
    plain: '#b23a26',
  },
];

export const SAND = ['#e6d7b8', '#dfcda9', '#ebdfc5', '#d8c49c', '#e2d2b0'];
export const CLAY = ['#b8694a', '#c07453', '#ae5f41', '#c98160', '#a4563a'];
