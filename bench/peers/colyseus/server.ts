// Colyseus in memory, with rooms that know no rules and keep nothing: what one sends, all are told. server.ts FOLDER

import { Room, Server } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';

class Relay extends Room {
  // Nothing is kept, so there are no patches to look for.
  override patchRate = null;

  override onCreate(): void {
    this.onMessage('move', (_client, move: string) => this.broadcast('moved', move));
  }
}

const transport = new WebSocketTransport();
const server = new Server({ transport, greet: false });
server.define('relay', Relay);
await server.listen(0, '127.0.0.1');
process.stdout.write(`open ${transport.server.address().port}\n`);
