import { purgeStatement } from '../db/purge-in-batches.ts';
import { statement } from '../db/statement.ts';

/** Grants are single use: taking one deletes it, on whichever process. */
export const storeGrant = statement<{
  hash: Buffer;
  channel: string;
  socket_id: string;
  member_id: number;
  session_id: number;
  seconds: number;
}>(
  'store_grant',
  `insert into socket_grant (hash, channel, socket_id, member_id, session_id, expires_at)
   values (:hash, :channel, :socket_id, :member_id, :session_id, now() + make_interval(secs => :seconds::int))`,
);

export const takeGrant = statement<
  { hash: Buffer; channel: string; socket_id: string },
  { member_id: number; session_id: number }
>(
  'take_grant',
  `delete from socket_grant where hash = :hash and channel = :channel and socket_id = :socket_id and expires_at > now()
   returning member_id, session_id`,
);

export const purgeGrants = purgeStatement('purge_grants', 'socket_grant', 'expires_at < now()');
