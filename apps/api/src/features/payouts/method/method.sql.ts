import { purgeStatement } from '../../../platform/db/purge-in-batches.ts';
import { statement } from '../../../platform/db/statement.ts';

interface MethodRow extends Record<string, unknown> {
  readonly id: number;
  /** Null where the method was removed. */
  readonly sealed: Buffer | null;
  readonly created_at: Date;
}

export const currentMethod = statement<{ member_id: number }, MethodRow>(
  'current_payout_method',
  'select id, sealed, created_at from payout_method where member_id = :member_id order by id desc limit 1',
);

export const insertMethod = statement<{ member_id: number; sealed: Buffer | null }>(
  'insert_payout_method',
  'insert into payout_method (member_id, sealed) values (:member_id, :sealed)',
);

/** The method before these changes counts again. */
export const deleteMethodsSince = statement<{ member_id: number; since: string }>(
  'delete_payout_methods_since',
  'delete from payout_method where member_id = :member_id and created_at >= :since::timestamptz',
);

export const eraseMethods = statement<{ member_id: number }>(
  'erase_payout_methods',
  'delete from payout_method where member_id = :member_id',
);

/** Replaced methods, once their change cannot be undone any more. */
export const purgeMethods = purgeStatement<{ hours: number }>(
  'purge_payout_methods',
  'payout_method',
  `exists (select 1 from payout_method newer where newer.member_id = payout_method.member_id and newer.id > payout_method.id
     and newer.created_at < now() - make_interval(hours => :hours::int))`,
);
