import { statement } from '../../../platform/db/statement.ts';

const today = "(now() at time zone 'UTC')::date";

/** Uses the free seconds that two members have once a day. Returns no row if they are used. */
export const takeFreeSeconds = statement<{ one: number; other: number }, { low_id: number }>(
  'take_free_call_seconds',
  `insert into call_free_pair (low_id, high_id, day)
   values (least(:one::bigint, :other::bigint), greatest(:one::bigint, :other::bigint), ${today})
   on conflict do nothing returning low_id`,
);

export const hasFreeSeconds = statement<{ one: number; other: number }, { is_left: boolean }>(
  'has_free_call_seconds',
  `select not exists (
     select 1 from call_free_pair where low_id = least(:one::bigint, :other::bigint) and high_id = greatest(:one::bigint, :other::bigint) and day = ${today}
   ) as is_left`,
);
