import type { ClientFrame } from '@peonia/contract/protocol/realtime.ts';
import type { MemberSocket } from '../../../platform/realtime/member-sockets.ts';
import type { FrameHandler, Realtime } from '../../../platform/realtime/realtime.ts';
import { maySeeOnline, accessFactsOf } from '../../privacy/public.ts';
import { readPresence } from './presence.sql.ts';

/**
 * Sends the presence of the members on a device's screen, then each change. Members whose presence the reader may not
 * see are not watched, so later changes cannot leak.
 */
export function watchPresence(realtime: Realtime): FrameHandler<Extract<ClientFrame, { type: 'watch' }>> {
  const latest = new WeakMap<MemberSocket, object>();
  return async (frame, { db, memberId, socket }) => {
    latest.set(socket, frame);
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
  };
}
