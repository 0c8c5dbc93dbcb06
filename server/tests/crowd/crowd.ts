// Many tables at once, and whether anything was lost.

import { catalogue } from '../../../games/catalogue.ts';
import { sameJson } from '../../../games/kernel/index.ts';
import { openDatabase, storageOn } from '../../storage/index.ts';
import type { Deed } from '../../tables/deed.ts';
import type { TableAnswer } from '../../wire/api.ts';
import { arrive, connect, elsewhere, type Visitor } from '../client.ts';
import type { Network } from './faults.ts';
import { startPlayer, type Player } from './player.ts';

export interface CrowdTable {
  readonly id: string;
  readonly visitors: readonly (Visitor & { readonly id: string })[];
  readonly players: readonly Player[];
}

export interface CrowdSettings {
  readonly base: string;
  readonly tables: number;
  readonly seats: number;
  readonly seed: string;
  readonly network?: (seed: string) => Network;
  readonly nextBase?: () => string;
}

const games = Object.keys(catalogue);

/** Opens tables of all games in turn and lets people play random moves at them. */
export const gatherCrowd = async (settings: CrowdSettings): Promise<readonly CrowdTable[]> => {
  const { base, tables, seats, seed, network, nextBase } = settings;
  const crowd: CrowdTable[] = [];
  for (let i = 0; i < tables; i++) {
    const visitors = await Promise.all(
      Array.from({ length: seats }, (_, seat) => arrive(base, `Player ${i} ${seat}`)),
    );
    const [host, ...guests] = visitors;
    const chairs = ['me', ...guests.map(() => 'free')];
    const { body } = await host.ask('POST', '/api/tables', { game: games[i % games.length], seats: chairs });
    const { table, keys } = body as unknown as TableAnswer;
    const id = table.info.id;
    for (const guest of guests) await guest.ask('POST', `/api/tables/${id}/join`, { key: keys?.join });
    const players = visitors.map((visitor, seat) => {
      const name = `${seed} ${i} ${seat}`;
      return startPlayer({
        visitor,
        table: id,
        seed: name,
        ...(network === undefined ? {} : { network: network(name) }),
        ...(nextBase === undefined ? {} : { nextBase }),
      });
    });
    crowd.push({ id, visitors, players });
  }
  return crowd;
};

export interface Findings {
  readonly tables: number;
  readonly over: number;
  readonly commits: number;
  readonly acknowledged: number;
  readonly lost: number;
  readonly twice: number;
  readonly differing: number;
  readonly complaints: readonly string[];
  readonly longestBreak: number;
}

export const clean = { lost: 0, twice: 0, differing: 0, complaints: [] };

/** Compares what was acknowledged with what is kept, and what clients see with what the server shows. */
export const examine = async (
  crowd: readonly CrowdTable[],
  database: string,
  base: string,
): Promise<Findings> => {
  const storage = storageOn(await openDatabase(database));
  let [over, commits, acknowledged, lost, twice, differing] = [0, 0, 0, 0, 0, 0];
  const complaints: string[] = [];
  let longestBreak = 0;
  for (const { id, visitors, players } of crowd) {
    const kept = new Map<string, number[]>();
    for (const { seq, body } of await storage.entries(id, -1)) {
      const deed = JSON.parse(body) as Deed;
      if (deed.kind !== 'moved') continue;
      commits++;
      kept.set(deed.by ?? '', [...(kept.get(deed.by ?? '') ?? []), seq]);
    }
    twice += [...kept.values()].filter(seqs => seqs.length > 1).length;
    for (const [i, player] of players.entries()) {
      acknowledged += player.acknowledged.size;
      for (const [move, seq] of player.acknowledged)
        if (kept.get(`${visitors[i].id} ${move}`)?.[0] !== seq) lost++;
      complaints.push(...player.complaints);
      longestBreak = Math.max(longestBreak, player.longestBreak());
      const line = await connect(elsewhere(base, visitors[i]));
      line.send({ type: 'watch', table: id });
      const fresh = await line.next('table');
      const known = player.known();
      if (fresh.info.status === 'over' && i === 0) over++;
      if (
        known?.seq !== fresh.seq ||
        !sameJson(known.view, fresh.match?.view) ||
        known.events.some((event, seq) => event.seq !== seq)
      )
        differing++;
      line.close();
    }
  }
  await storage.close();
  return {
    tables: crowd.length,
    over,
    commits,
    acknowledged,
    lost,
    twice,
    differing,
    complaints,
    longestBreak,
  };
};

export const playedOut = async (crowd: readonly CrowdTable[]): Promise<void> => {
  await Promise.all(crowd.flatMap(({ players }) => players.map(({ over }) => over)));
};

export const disperse = (crowd: readonly CrowdTable[]): void => {
  for (const { players } of crowd) for (const player of players) player.stop();
};
