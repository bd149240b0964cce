import type { setLike as endpoint } from '@peonia/contract/social/social.ts';
import { isOvertaken, type Database } from '../../../platform/db/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import type { StoredEvent } from '../../../platform/realtime/event-log.ts';
import type { Realtime } from '../../../platform/realtime/realtime.ts';
import { publishCommitted } from '../../../platform/realtime/transaction-with-events.ts';
import { currentMediaOrigin } from '../../media/public.ts';
import { storeLikeFastPath, takeLikeBackFastPath } from './like-fast-path.sql.ts';

type LikeCall = Omit<Call<typeof endpoint>, 'emit' | 'afterCommit'>;

/**
 * Likes a member or takes the like back with one statement that checks session and access policy and stores the event.
 * Returns null in any other case, such as a note or an ended session: nothing was written, and the regular path decides
 * and reports the reason.
 */
export async function likeFastPath(
  { caller, session, body }: LikeCall,
  { database, realtime }: { readonly database: Database; readonly realtime: Realtime },
): Promise<{ liked: boolean; mutual: boolean } | null> {
  if (session === null || body.user_id === caller.id) return null;
  const like = { hash: session.hash, member_id: caller.id, liked_id: body.user_id };
  if (body.liked === false) {
    const gone = await untilOvertaken(takeLikeBackFastPath.first(database, like));
    if (gone === undefined) return null;
    await publish(realtime, 'like.unmade', body.user_id, gone);
    return { liked: false, mutual: false };
  }
  if (body.note !== undefined) return null;
  const made = await untilOvertaken(storeLikeFastPath.first(database, { ...like, media_origin: currentMediaOrigin() }));
  if (made === undefined) return null;
  await publish(realtime, 'like.made', body.user_id, made);
  return { liked: true, mutual: made.mutual };
}

async function publish(
  realtime: Realtime,
  name: 'like.made' | 'like.unmade',
  member_id: number,
  { seq, data }: { readonly seq: number | null; readonly data: object | null },
): Promise<void> {
  if (seq !== null) await publishCommitted(realtime, [{ member_id, seq, name, data: data as StoredEvent['data'] }]);
}

/** Undefined where the statement has ended with an error that leaves nothing. */
function untilOvertaken<R>(storing: Promise<R | undefined>): Promise<R | undefined> {
  return storing.catch((error: unknown) => {
    if (isOvertaken(error)) return undefined;
    throw error;
  });
}
