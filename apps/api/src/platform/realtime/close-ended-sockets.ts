import { closeCodes } from '@peonia/contract/protocol/realtime.ts';
import type { Db } from '../db/statement.ts';
import type { Sessions } from '../http/call-session.ts';
import type { MemberSockets } from './member-sockets.ts';

/**
 * Closes the sockets of this process whose session has ended in the database. A session whose access token ran out is
 * told to reconnect, which refreshes the token first.
 */
export async function closeEndedSockets(
  db: Db,
  sockets: MemberSockets,
  { readSessionStates }: Pick<Sessions, 'readSessionStates'>,
): Promise<void> {
  const open = sockets.all();
  if (open.length === 0) return;
  const states = await readSessionStates(db, [...new Set(open.map(({ sessionId }) => sessionId))]);
  for (const socket of open) {
    const state = states.get(socket.sessionId) ?? 'ended';
    if (state === 'ended') socket.close(closeCodes.session_over);
    else if (state === 'expired') socket.close(closeCodes.restart);
  }
}

/** Checks every `seconds`. Returns a function that stops it. A failed check is repeated with the next. */
export function watchEndedSessions(seconds: number, check: () => Promise<void>): () => void {
  const timer = setInterval(() => void check().catch(() => {}), seconds * 1_000);
  timer.unref();
  return () => clearInterval(timer);
}
