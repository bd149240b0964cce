import type { Database } from '../../../platform/db/database.ts';
import type { CallSession } from '../../../platform/http/call.ts';
import type { Realtime } from '../../../platform/realtime/realtime.ts';
import { storeReadMark } from './read-mark-fast-path.sql.ts';

interface ReadMark {
  /** Owner of the session according to the cache; the statement verifies it. */
  readonly member_id: number;
  readonly thread_id: number;
  readonly seq: number;
}

/**
 * Marks a conversation as read with one statement that checks session and access policy and stores the events. Returns
 * false in any other case, such as an ended session or a message that arrives at the same moment: nothing was written,
 * and the regular path decides and reports the reason.
 */
export async function markReadFastPath(
  { database, realtime }: { readonly database: Database; readonly realtime: Realtime },
  { hash }: CallSession,
  mark: ReadMark,
): Promise<boolean> {
  const rows = await storeReadMark.all(database, { hash, ...mark });
  if (rows.length === 0) return false;
  const events = rows.filter((row) => row.member_id !== null);
  if (events.length === 0) return true;
  await realtime.beforePublish(events.map(({ member_id }) => member_id));
  for (const { member_id, seq, name, payload } of events) realtime.publish(member_id, seq, name, payload);
  return true;
}
