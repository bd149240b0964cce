import { statement } from '../../platform/db/statement.ts';
import { memberRowsMost, type MemberHit, type MemberRow } from '../accounts/public.ts';

export const paymentRows = statement<{ member_id: number }, MemberRow>(
  'member_payment_rows',
  `select 'payment' as kind,
     concat_ws(' · ', public_id, state, gateway, to_char(amount / 100.0, 'FM999999990.00') || ' ' || currency) as text,
     created_at as at, null::timestamptz as until, null::bigint as ref
   from payment_order where account_id = :member_id order by id desc limit ${memberRowsMost + 1}`,
);

/** The payer of a payment, by the number that the payer sees. */
export const payerOf = statement<{ public_id: string }, MemberHit>(
  'find_staff_payer',
  "select account_id, 'payment' as matched from payment_order where public_id = :public_id",
);
