import { statement } from '../../../platform/db/statement.ts';
import type { StaffQueueRow } from '../../accounts/public.ts';
import { pageColumns, type RequestPageRow } from '../page.sql.ts';

interface Board {
  /** Id of the last request of the page before; null for the first page. */
  readonly last: number | null;
  readonly most: number;
}

/** Requests in one state, the oldest first. */
export const requestsInState = statement<Board & { state: string }, RequestPageRow>(
  'travel_requests_in_state',
  `select ${pageColumns} from travel_request r
   where r.state = :state and (:last::bigint is null or r.id > :last) order by r.id limit :most`,
);

export const endedRequests = statement<Board & { state: string }, RequestPageRow>(
  'ended_travel_requests',
  `select ${pageColumns} from travel_request r
   where r.state in ('closed', 'cancelled') and :state = 'over' and (:last::bigint is null or r.id < :last)
   order by r.id desc limit :most`,
);

export const deskRequest = statement<{ id: number }, RequestPageRow>(
  'desk_travel_request',
  `select ${pageColumns} from travel_request r where r.id = :id and r.state <> 'draft'`,
);

/** Requests that wait for the desk: a yes to begin with, or a message without an answer. */
export const travelQueueState = statement<object, StaffQueueRow>(
  'travel_queue_state',
  `select count(*) as size, 0 as mine, min(coalesce(waits_since, moved_at)) as oldest_at from travel_request
   where state in ('paid', 'in_progress', 'arranged')
     and (waits_since is not null or state = 'in_progress' or state = 'paid' and consent = 'accepted')`,
);

/** `days`: JSON of the whole plan. */
export const replacePlan = statement<{ request_id: number; days: string }>(
  'replace_travel_plan',
  `with planned as (
     select ordinality::smallint as position, (value ->> 'day')::date as day, value ->> 'title' as title, value ->> 'details' as details
     from jsonb_array_elements(:days::jsonb) with ordinality
   ), dropped as (
     delete from travel_day where request_id = :request_id and position > (select count(*) from planned)
   )
   insert into travel_day (request_id, position, day, title, details)
   select :request_id, position, day, title, details from planned
   on conflict (request_id, position) do update
     set day = excluded.day, title = excluded.title, details = excluded.details`,
);
