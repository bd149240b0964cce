import type { ClientFrame } from '@peonia/contract/protocol/realtime.ts';
import type { MemberSocket } from '../../../platform/realtime/member-sockets.ts';
import type { FrameContext, FrameHandler, Realtime } from '../../../platform/realtime/realtime.ts';
import { maySeeOnline, accessFactsOf } from '../../privacy/public.ts';
import { readPresence } from './presence.sql.ts';

type WatchFrame = Extract<ClientFrame, { type: 'watch' }>;

/**
 * Sends the presence of the members on a device's screen, then each change. Members whose presence the reader may not
 * see are not watched, so later changes cannot leak.
 */
export function watchPresence(realtime: Realtime): FrameHandler<WatchFrame> {
  const latest = new WeakMap<MemberSocket, object>();
  return async (frame, context) => {
    const { socket } = context;
    latest.set(socket, frame);
    // Before the first look: a change between look and subscription would be lost.
    const release = await realtime.followPresence(frame.user_ids);
    try {
      await showPresence(frame, context);
    } finally {
      release();
    }
  };

  async function showPresence(frame: WatchFrame, { db, memberId, socket }: FrameContext): Promise<void> {
    let rows;
    let partings;
    do {
      partings = realtime.partings();
      rows = await readPresence.all(db, { reader: memberId, ids: frame.user_ids });
      // Screens can change faster than the database replies: only the newest list counts.
      if (latest.get(socket) !== frame) return;
      // Read again if a block happened during the query.
    } while (partings !== realtime.partings());
    const seen = rows.filter((row) =>
      maySeeOnline(accessFactsOf(row, { id: memberId, vip: row.reader_is_vip }, row.member_id)),
    );
    realtime.watch(
      socket,
      seen.map((row) => row.member_id),
    );
    for (const row of seen)
      socket.send(JSON.stringify({ type: 'presence', user_id: row.member_id, online: row.online }), null);
  }
}
