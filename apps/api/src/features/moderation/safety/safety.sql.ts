import { statement } from '../../../platform/db/statement.ts';
import type { ResponseRow } from '../../verification/public.ts';

/** How long decisions about complaints of members took. Cases that staff open themselves are decided at once. */
export const complaintResponses = statement<{ days: number }, ResponseRow>(
  'complaint_responses',
  `select count(*) as decided,
     percentile_cont(0.5) within group (order by extract(epoch from decided_at - created_at)) as seconds
   from complaint
   where decided_at > now() - make_interval(days => :days::integer) and member_id is not null`,
);
