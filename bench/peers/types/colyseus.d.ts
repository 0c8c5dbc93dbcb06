// The little of Colyseus that the benchmark uses, written out here because it is not installed in a plain checkout.

declare module '@colyseus/core' {
  export class Room {
    patchRate: number | null;
    onCreate(): void;
    onMessage<M>(type: string, hear: (client: object, message: M) => void): void;
    broadcast(type: string, message: unknown): void;
  }

  export class Server {
    constructor(settings: { readonly transport: object; readonly greet: boolean });
    define(name: string, room: new () => Room): void;
    listen(port: number, host: string): Promise<void>;
  }
}

declare module '@colyseus/ws-transport' {
  export class WebSocketTransport {
    readonly server: { readonly address: () => { readonly port: number } };
  }
}
