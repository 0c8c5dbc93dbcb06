import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { frameOf } from './frame.ts';

export interface Outlet {
  readonly sendText: (text: string) => void;
  /** Says goodbye, after all that has been sent. */
  readonly close: (code: number, reason?: string) => void;
}

/**
 * Sends texts on a socket, past `ws`, which would hand every one of them to the system in two pieces. All that is said
 * to a client in the same moment, an acknowledgement and what it led to, goes in one piece. A client that does not read
 * must not fill our memory: it is cut off, comes back, and gets a fresh view.
 */
export const openOutlet = (socket: WebSocket, stream: Duplex, backlogBytes: number): Outlet => {
  let gathered = '';
  const flush = (): void => {
    const frames = gathered;
    gathered = '';
    if (frames !== '' && socket.readyState === socket.OPEN) stream.write(frames, 'latin1');
  };
  return {
    sendText: text => {
      if (socket.readyState !== socket.OPEN) return;
      if (stream.writableLength + gathered.length > backlogBytes) return socket.terminate();
      if (gathered === '') process.nextTick(flush);
      gathered += frameOf(text);
    },
    close: (code, reason) => {
      flush();
      socket.close(code, reason);
    },
  };
};
