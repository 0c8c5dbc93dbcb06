import type { Limits } from '../care/limits.ts';
import type { House } from '../house.ts';
import type { Actor } from '../tables/acts.ts';
import type { Rooms } from '../tables/rooms.ts';
import type { Refused, ServerMessage } from '../wire/server.ts';

/** What a socket leads to. */
export interface Door {
  readonly house: House;
  readonly rooms: Rooms;
  readonly limits: Limits;
  /** Whether the person may say one more line now. */
  readonly mayChat: (person: string) => boolean;
}

/** Whoever is at the other end of a socket. */
export interface Client {
  readonly person: Actor | undefined;
  readonly mutes: (person: string) => boolean;
  readonly isOpen: () => boolean;
  readonly sendText: (text: string) => void;
  readonly send: (message: ServerMessage) => void;
  readonly refuse: (id: string | null, code: string, message: string, more?: Partial<Refused>) => void;
}
