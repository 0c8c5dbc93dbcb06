import { signal, type ReadonlySignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Seat } from '../../games/kernel/index.ts';
import type { RemoteStand } from './remote.ts';
import { tell } from './messages/index.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;

const now = signal(Date.now());
let users = 0;
let timer: ReturnType<typeof setInterval> | undefined;

/** The time of this device, second by second, while somebody looks at it. */
export const useSeconds = (): ReadonlySignal<number> => {
  useEffect(() => {
    now.value = Date.now();
    if (users++ === 0) timer = setInterval(() => (now.value = Date.now()), SECOND);
    return () => {
      if (--users === 0) clearInterval(timer);
    };
  }, []);
  return now;
};

/** What is left to a seat, in milliseconds; undefined where time is not kept. */
export const timeLeft = (stand: RemoteStand | undefined, seat: Seat, at: number): number | undefined => {
  const clock = stand?.clocks?.[seat];
  if (stand === undefined || clock === undefined) return undefined;
  return Math.max(0, clock.left - (clock.running ? Math.max(0, at - stand.heard) : 0));
};

/** "12:05", "1:02:05", or days and hours. */
export const showTime = (milliseconds: number): string => {
  if (milliseconds >= DAY)
    return tell().days(Math.floor(milliseconds / DAY), Math.floor((milliseconds % DAY) / HOUR));
  const seconds = Math.ceil(milliseconds / SECOND);
  const two = (value: number): string => String(value).padStart(2, '0');
  const minutes = Math.floor(seconds / 60) % 60;
  const hours = Math.floor(seconds / 3600);
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
};
