import { purgeStatement } from '../../db/purge-in-batches.ts';
import { statement } from '../../db/statement.ts';

/** Claims a key in the transaction of the action. A second call with the same key waits until the first has ended. */
export const claimKey = statement<{ member_id: number; key: string; endpoint: string; request_hash: Buffer }>(
  'claim_idempotency_key',
  `insert into idempotency_key (member_id, key, endpoint, request_hash) values (:member_id, :key, :endpoint, :request_hash)
   on conflict (member_id, key) do nothing`,
);

/** SQL that claims a key together with the result of its act. A used key is a unique violation. */
export const insertKeyWithResult = (member: string): string =>
  `insert into idempotency_key (member_id, key, endpoint, request_hash, result)
   values (${member}, :key, :endpoint, :request_hash, :result::jsonb) returning member_id`;

/** Its parameters. */
export interface KeyWithResult {
  readonly key: string;
  readonly endpoint: string;
  readonly request_hash: Buffer;
  readonly result: string;
}

export const claimedKey = statement<
  { member_id: number; key: string },
  { request_hash: Buffer; result: object | null }
>(
  'claimed_idempotency_key',
  'select request_hash, result from idempotency_key where member_id = :member_id and key = :key',
);

export const storeResult = statement<{ member_id: number; key: string; result: string }>(
  'store_idempotent_result',
  'update idempotency_key set result = :result::jsonb where member_id = :member_id and key = :key',
);

export const deleteIdempotencyKeys = statement<{ member_id: number }>(
  'delete_idempotency_keys',
  'delete from idempotency_key where member_id = :member_id',
);

export const purgeIdempotencyKeys = purgeStatement<{ days: number }>(
  'purge_idempotency_keys',
  'idempotency_key',
  'created_at < now() - make_interval(days => :days::int)',
);
