import { statement } from '../../platform/db/statement.ts';
import { memberRowsMost, type MemberHit, type MemberRow } from '../accounts/public.ts';

/** Orders that the member placed or receives. */
export const orderRows = statement<{ member_id: number }, MemberRow>(
  'member_order_rows',
  `select 'order' as kind, state as text, created_at as at, null::timestamptz as until, id as ref
   from mall_order where sender_id = :member_id or recipient_id = :member_id order by id desc limit ${memberRowsMost + 1}`,
);

export const buyerOf = statement<{ id: number }, MemberHit>(
  'find_staff_buyer',
  "select sender_id as account_id, 'order' as matched from mall_order where id = :id and sender_id is not null",
);
