import type { SuppressionReason } from '@peonia/contract/operation/maildesk.ts';
import { statement } from '../../../platform/db/statement.ts';

export const listOfSuppressions = statement<
  { reason: string | null; member_id: number | null; before: number; most: number },
  {
    id: number;
    reason: SuppressionReason;
    sealed: Buffer;
    member_id: number | null;
    words: string;
    created_at: Date;
  }
>(
  'list_mail_suppressions',
  `select id, reason, sealed, member_id, words, created_at from mail_suppression
   where id < :before::bigint and (:reason::text is null or reason = :reason)
     and (:member_id::bigint is null or member_id = :member_id)
   order by id desc limit :most::int`,
);

export const deleteSuppression = statement<{ id: number }, { reason: SuppressionReason; member_id: number | null }>(
  'delete_mail_suppression',
  'delete from mail_suppression where id = :id returning reason, member_id',
);
