import { statement } from '../../platform/db/statement.ts';
import { memberRowsMost, type MemberRow } from '../accounts/public.ts';

export const selfieRows = statement<{ member_id: number }, MemberRow>(
  'member_selfie_rows',
  `select 'selfie_' || state as kind, reason as text, coalesce(decided_at, sent_at) as at,
     null::timestamptz as until, null::bigint as ref
   from selfie_check where member_id = :member_id order by id desc limit ${memberRowsMost + 1}`,
);
