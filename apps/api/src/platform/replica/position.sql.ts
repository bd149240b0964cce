import { statement } from '../db/statement.ts';

/** Bytes of the log that the primary has written, also of commits that do not wait for the disk. */
export const readPosition = statement<object, { position: number }>(
  'read_wal_position',
  `select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::bigint as position`,
);

/** Bytes of the log that a replica has replayed; null on a server that is no replica. */
export const readReplayed = statement<object, { position: number | null }>(
  'read_replayed_position',
  `select pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::bigint as position where pg_is_in_recovery()`,
);
