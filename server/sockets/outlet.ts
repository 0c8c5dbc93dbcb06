import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';

/**
 * Sends texts on a socket. All that is said to a client in the same moment, an acknowledgement and what it led to, is
 * handed to the system in one go. A client that does not read must not fill our memory: it is cut off, comes back,
 * and gets a fresh view.
 */
export const openOutlet = (
  socket: WebSocket,
  stream: Duplex,
  backlogBytes: number,
): ((text: string) => void) => {
  let gathers = false;
  const flush = (): void => {
    gathers = false;
    stream.uncork();
  };
  return text => {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > backlogBytes) return socket.terminate();
    if (!gathers) {
      gathers = true;
      stream.cork();
      process.nextTick(flush);
    }
    socket.send(text);
  };
};
