import { clientVersion } from '@peonia/contract/protocol/client.ts';
import type { Database } from '../db/database.ts';
import { appear, beat, leave, leaveAll, sweepNodes } from './presence.sql.ts';
import type { RealtimeHub } from './realtime.ts';

export interface Presence {
  appear(memberId: number): Promise<void>;
  leave(memberId: number): void;
  /** Sends the heartbeat and sweeps dead processes; every 15 s by itself. */
  pulse(): Promise<void>;
  close(): Promise<void>;
}

const beatMs = 15_000;
/** A page reload closes one socket and opens the next: nobody should see the member go offline. */
const leaveDelayMs = 3_000;

/** Presence table; heartbeats make rows of a killed server void. */
export async function openPresence(
  database: Database,
  hub: Pick<RealtimeHub, 'sockets' | 'passPresence'>,
  { id: nodeId, role }: { readonly id: string; readonly role: string },
): Promise<Presence> {
  const self = { role, version: clientVersion, started_at: new Date(Date.now() - process.uptime() * 1_000) };
  const waiting = new Map<number, NodeJS.Timeout>();
  const turns = new Map<number, Promise<void>>();
  /** Members whose disconnect could not be stored: retried with the next heartbeat. */
  const owed = new Set<number>();

  /** Connects and disconnects of a member are serial, or a reload could leave a connected member offline. */
  function inTurn(memberId: number, work: () => Promise<void>): Promise<void> {
    const before = turns.get(memberId) ?? Promise.resolve();
    const turn = before.then(work, work).finally(() => {
      if (turns.get(memberId) === turn) turns.delete(memberId);
    });
    turns.set(memberId, turn);
    return turn;
  }

  function depart(memberId: number): Promise<void> {
    return inTurn(memberId, async () => {
      if (hub.sockets.count(memberId) > 0) return;
      const { is_elsewhere } = await leave.one(database, { node_id: nodeId, member_id: memberId });
      if (!is_elsewhere) hub.passPresence(memberId, false);
    }).catch(() => void owed.add(memberId));
  }

  async function pulse(): Promise<void> {
    const { is_new } = await beat.one(database, { ...self, node_id: nodeId });
    const here = hub.sockets.memberIds();
    if (is_new && here.length > 0) await appear.run(database, { node_id: nodeId, member_ids: here });
    for (const { member_id } of await sweepNodes.all(database, {})) hub.passPresence(member_id, false);
    for (const memberId of [...owed]) {
      owed.delete(memberId);
      void depart(memberId);
    }
  }

  await pulse();
  const timer = setInterval(() => void pulse().catch(() => {}), beatMs);
  timer.unref();
  return {
    appear: (memberId) =>
      inTurn(memberId, async () => {
        if ((await appear.run(database, { node_id: nodeId, member_ids: [memberId] })) > 0)
          hub.passPresence(memberId, true);
      }),
    leave(memberId) {
      clearTimeout(waiting.get(memberId));
      waiting.set(
        memberId,
        setTimeout(() => {
          waiting.delete(memberId);
          void depart(memberId);
        }, leaveDelayMs),
      );
    },
    pulse,
    async close() {
      clearInterval(timer);
      for (const wait of waiting.values()) clearTimeout(wait);
      const gone = await leaveAll.all(database, { node_id: nodeId }).catch(() => []);
      for (const { member_id } of gone) hub.passPresence(member_id, false);
    },
  };
}
