import type { Database } from '../db/database.ts';
import { appear, beat, leave, leaveAll, sweepNodes } from './presence.sql.ts';
import type { Realtime } from './realtime.ts';

export interface Presence {
  appear(memberId: number): Promise<void>;
  leave(memberId: number): Promise<void>;
  close(): Promise<void>;
}

const beatMs = 15_000;
/** A page reload closes one socket and opens the next: nobody should see the member go and come back. */
const leaveDelayMs = 3_000;

/** Keeps the table of who is connected; the process's heartbeat makes rows of a killed server void by themselves. */
export async function openPresence(database: Database, realtime: Realtime & { readonly sockets: { of(memberId: number): Iterable<unknown> } }, nodeId: string): Promise<Presence> {
  const leaving = new Set<NodeJS.Timeout>();
  const stillHere = (memberId: number) => [...realtime.sockets.of(memberId)].length > 0;
  const pulse = async () => {
    await beat.run(database, { node_id: nodeId });
    await sweepNodes.run(database, {});
  };
  await pulse();
  const timer = setInterval(() => void pulse().catch(() => {}), beatMs);
  timer.unref();

  return {
    async appear(memberId) {
      if ((await appear.run(database, { node_id: nodeId, member_id: memberId })) > 0) realtime.passPresence(memberId, true);
    },
    async leave(memberId) {
      const wait = setTimeout(() => {
        leaving.delete(wait);
        if (stillHere(memberId)) return;
        leave.run(database, { node_id: nodeId, member_id: memberId }).then(
          () => realtime.passPresence(memberId, false),
          () => {},
        );
      }, leaveDelayMs);
      leaving.add(wait);
    },
    async close() {
      clearInterval(timer);
      for (const wait of leaving) clearTimeout(wait);
      await leaveAll.run(database, { node_id: nodeId }).catch(() => 0);
    },
  };
}
