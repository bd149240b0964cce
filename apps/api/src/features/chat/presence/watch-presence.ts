import type { ClientFrame } from '@peonia/contract/realtime.ts';
import type { MemberSocket } from '../../../platform/realtime/member-sockets.ts';
import type { FrameHandler, Realtime } from '../../../platform/realtime/realtime.ts';
import { maySeeOnline, standingOf } from '../../privacy/public.ts';
import { readPresence } from './presence.sql.ts';

/**
 * Members on a device's screen: it is told at once who of them is online, and then of every change. Whose presence the
 * member may not see is not watched at all, so nothing about them can be told later either.
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
      // Screens change faster than the database answers: only the newest list counts.
      if (latest.get(socket) !== frame) return;
      // Somebody was blocked meanwhile: what was read may be from before.
    } while (partings !== realtime.partings());
    const seen = rows.filter((row) =>
      maySeeOnline(standingOf(row, { id: memberId, vip: row.reader_is_vip }, row.member_id)),
    );
    realtime.watch(
      socket,
      seen.map((row) => row.member_id),
    );
    for (const row of seen)
      socket.send(JSON.stringify({ type: 'presence', user_id: row.member_id, online: row.online }), null);
  };
}
