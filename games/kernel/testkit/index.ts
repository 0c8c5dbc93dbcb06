export { changed } from './changed.ts';
export * from './chances.ts';
export { golden } from './golden.ts';
export { writeGolden, writeMissing } from './goldenFiles.ts';
export { laws } from './laws.ts';
export { refusals, type Scene } from './refusals.ts';
