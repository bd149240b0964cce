import { statement } from '../../platform/db/statement.ts';
import type { FoundThing } from '../accounts/public.ts';

export const orderFound = statement<{ id: number | null }, FoundThing>(
  'mall_order_found',
  'select id, state as text, created_at as at, sender_id as member_id from mall_order where id = :id::bigint',
);
