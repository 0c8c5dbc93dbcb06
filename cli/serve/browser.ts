import { spawn } from 'node:child_process';

const OPENERS: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
  linux: ['xdg-open'],
};

/** Opens the address in a browser, where there is a screen and something that opens it; else does nothing. */
export const openBrowser = (address: string): void => {
  const opener = OPENERS[process.platform];
  const hasScreen =
    process.platform !== 'linux' || (process.env.DISPLAY ?? process.env.WAYLAND_DISPLAY) !== undefined;
  if (opener === undefined || !hasScreen || !process.stdout.isTTY) return;
  const [program, ...args] = opener;
  const child = spawn(program, [...args, address], { stdio: 'ignore', detached: true });
  child.on('error', () => undefined);
  child.unref();
};
