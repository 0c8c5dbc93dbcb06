// Who is connected to a table is told to those who watch it, and to other nodes.

import type { House } from '../house.ts';
import type { Presence } from '../wire/server.ts';
import type { Audience } from './audience.ts';
import { watchPresence, type Attendance, type PresenceList } from './presence.ts';

export interface Attending extends Pick<PresenceList, 'awayFor'> {
  /** Somebody came, went, or sits elsewhere now. */
  readonly tell: () => void;
  /** Another node says who is connected there. */
  readonly hear: (node: string, attendance: Attendance) => void;
  /** Remembers who is there at this moment. */
  readonly look: () => void;
  /** Says again to other nodes who is connected here: what was said long ago is not believed any more. */
  readonly repeat: () => void;
}

export const attend = ({ storage, node, now }: House, table: string, audience: Audience): Attending => {
  const presence = watchPresence(audience.watchers, now);

  const tellHere = (): void => {
    const text = JSON.stringify({ type: 'presence', table, ...presence.everywhere() } satisfies Presence);
    for (const { send } of audience.watchers()) send(text);
  };
  const tellOthers = (): void => {
    if (storage.shared)
      storage.tell([{ kind: 'presence', node, table, ...presence.here() }]).catch(() => undefined);
  };

  return {
    awayFor: presence.awayFor,
    tell: () => {
      tellHere();
      tellOthers();
    },
    hear: (other, attendance) => {
      const before = JSON.stringify(presence.everywhere());
      presence.hear(other, attendance);
      if (JSON.stringify(presence.everywhere()) !== before) tellHere();
    },
    look: presence.look,
    repeat: () => {
      presence.look();
      if (audience.watchers().size > 0) tellOthers();
    },
  };
};
