import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median } from '../median.ts';

const PAGE = 4096;
const TIMES = 200;

/** Milliseconds that the disk takes to keep one page for good: what no durable server can go below. */
export const measureDisk = (): number => {
  const folder = mkdtempSync(join(tmpdir(), 'cais-bench-'));
  const file = openSync(join(folder, 'page'), 'w');
  const page = Buffer.alloc(PAGE);
  const times = Array.from({ length: TIMES }, () => {
    const begun = performance.now();
    writeSync(file, page);
    fdatasyncSync(file);
    return performance.now() - begun;
  });
  closeSync(file);
  rmSync(folder, { recursive: true, force: true });
  return median(times);
};
