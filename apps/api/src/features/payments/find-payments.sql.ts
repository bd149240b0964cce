import { statement } from '../../platform/db/statement.ts';
import type { FoundThing } from '../accounts/public.ts';

/** Payments by their own number or the reference of a gateway, as it stands on a receipt. */
export const paymentsFound = statement<{ text: string; gateways: readonly string[]; most: number }, FoundThing>(
  'payments_found',
  `select id, state as text, created_at as at, account_id as member_id from payment_order
   where public_id = :text
     or gateway = any(:gateways::text[]) and provider_ref = :text
     or gateway = any(:gateways::text[]) and provider_payment = :text
   order by id desc limit :most`,
);

/** Every gateway, so that the references are found by their indexes. */
export const gatewayNames = ['stripe', 'paypal', 'wechat', 'google', 'apple', 'sandbox'] as const;
