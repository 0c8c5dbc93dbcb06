// The files of the client.

import { createReadStream, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { pipeline } from 'node:stream';
import { createGzip } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
};

/** Everything the client needs comes from here; nothing else is let in. */
export const HEADERS = {
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
} as const;

const refuse = (response: ServerResponse, status: number, sentence: string): void => {
  response.writeHead(status, { ...HEADERS, 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(`${sentence}\n`);
};

/** The file that an address stands for, if it is one of the folder's own. */
const findFile = (folder: string, address: string): string | undefined => {
  const path = decodeURIComponent(new URL(address, 'http://localhost').pathname);
  const file = normalize(join(folder, path.endsWith('/') ? `${path}index.html` : path));
  if (!file.startsWith(folder + sep) || !(extname(file) in TYPES)) return undefined;
  return statSync(file, { throwIfNoEntry: false })?.isFile() === true ? file : undefined;
};

const send = (request: IncomingMessage, response: ServerResponse, file: string): void => {
  const compressed = /\bgzip\b/.test(request.headers['accept-encoding']?.toString() ?? '');
  response.writeHead(200, {
    ...HEADERS,
    'Content-Type': TYPES[extname(file)],
    // Files with a hash in their name never change; the others are asked for again.
    'Cache-Control': file.includes(`${sep}assets${sep}`) ? 'public, max-age=31536000, immutable' : 'no-cache',
    Vary: 'Accept-Encoding',
    ...(compressed ? { 'Content-Encoding': 'gzip' } : {}),
  });
  if (request.method === 'HEAD') response.end();
  else if (compressed) pipeline(createReadStream(file), createGzip(), response, () => undefined);
  else pipeline(createReadStream(file), response, () => undefined);
};

export const answerFile = (folder: string, request: IncomingMessage, response: ServerResponse): void => {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return refuse(response, 405, 'Here files can be read, nothing else.');
  try {
    const file = findFile(folder, request.url ?? '/');
    if (file === undefined) refuse(response, 404, 'There is no such file.');
    else send(request, response, file);
  } catch {
    refuse(response, 400, 'This address cannot be read.');
  }
};
