import { statement } from '../../platform/db/statement.ts';
import type { MemberRow } from '../accounts/public.ts';

/** Paid journeys of the member, and those to meet them. */
export const travelRows = statement<{ member_id: number }, MemberRow>(
  'member_travel_rows',
  `select case when member_id = :member_id then 'travel_own' else 'travel_asked' end as kind, destination as text,
     moved_at as at, null::timestamptz as until, id as ref
   from travel_request where state <> 'draft' and (member_id = :member_id or companion_id = :member_id)
   order by id desc limit 30`,
);
