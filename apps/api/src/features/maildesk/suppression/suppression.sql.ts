import type { SuppressionReason } from '@peonia/contract/operation/maildesk.ts';
import { purgeStatement } from '../../../platform/db/purge-in-batches.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { SealedColumn } from '../../../platform/secrets/reseal.ts';
import { addressPurpose } from '../address-key.ts';

/** No row if the address was there already. */
export const insertSuppression = statement<
  { recipient_hash: Buffer; reason: SuppressionReason; sealed: Buffer; member_id: number | null; words: string },
  { id: number }
>(
  'insert_mail_suppression',
  `insert into mail_suppression (recipient_hash, reason, sealed, member_id, words)
   values (:recipient_hash, :reason, :sealed, :member_id::bigint, :words)
   on conflict (recipient_hash, reason) do nothing returning id`,
);

/** Both entries of an address, after it was proven. */
export const liftAddress = statement<{ recipient_hash: Buffer }>(
  'lift_mail_address',
  'delete from mail_suppression where recipient_hash = :recipient_hash',
);

export const suppressionsOfAddress = statement<
  { recipient_hash: Buffer },
  { reason: SuppressionReason; created_at: Date }
>(
  'mail_suppressions_of_address',
  'select reason, created_at from mail_suppression where recipient_hash = :recipient_hash',
);

export const suppressionsOf = statement<
  { member_id: number },
  { reason: SuppressionReason; sealed: Buffer; words: string; created_at: Date }
>(
  'mail_suppressions_of',
  'select reason, sealed, words, created_at from mail_suppression where member_id = :member_id order by id',
);

export const eraseSuppressions = statement<{ member_id: number }>(
  'erase_mail_suppressions',
  'delete from mail_suppression where member_id = :member_id',
);

export const purgeSuppressions = purgeStatement<{ days: number }>(
  'purge_mail_suppressions',
  'mail_suppression',
  'created_at < now() - make_interval(days => :days::int)',
);

/** Addresses that take no mail. */
export const sealedAddresses: SealedColumn = {
  name: 'addresses that take no mail',
  purpose: addressPurpose,
  first: 0,
  list: statement<{ after: number; most: number }, { id: number; sealed: Buffer }>(
    'list_sealed_mail_addresses',
    'select id, sealed from mail_suppression where id > :after order by id limit :most::int',
  ),
  write: statement<{ id: number; sealed: Buffer; was: Buffer }>(
    'reseal_mail_address',
    'update mail_suppression set sealed = :sealed where id = :id and sealed = :was',
  ),
};
