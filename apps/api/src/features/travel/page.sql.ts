import type { TravelDay, TravelState } from '@peonia/contract/travel/travel.ts';
import { statement } from '../../platform/db/statement.ts';
import { mayMeet } from '../privacy/public.ts';
import { formColumns, type FormRow } from './draft.sql.ts';
import type { RequestRow } from './request.sql.ts';

/** A request as lists show it. */
export interface RequestListRow extends RequestRow {
  readonly destination: string;
  readonly answer_until: Date | null;
  readonly created_at: Date;
}

/** A request with everything its pages show. */
export interface RequestPageRow extends RequestListRow, FormRow {
  readonly moved_at: Date;
  readonly refunded_at: Date | null;
  readonly waits_since: Date | null;
  readonly steps: { readonly state: TravelState; readonly at: string }[];
  readonly days: TravelDay[];
}

export const pageColumns = `r.id, r.member_id, r.companion_id, r.state, r.consent, r.order_id, r.answer_until,
  r.created_at, r.moved_at, r.refunded_at, r.waits_since, ${formColumns
    .split(', ')
    .map((column) => `r.${column}`)
    .join(', ')},
  (select jsonb_agg(jsonb_build_object('state', s.state, 'at', s.at) order by s.at) from travel_step s
   where s.request_id = r.id and s.state <> 'draft') as steps,
  coalesce((select jsonb_agg(jsonb_build_object('day', d.day, 'title', d.title, 'details', d.details) order by d.position)
   from travel_day d where d.request_id = r.id), '[]') as days`;

/** Of a request as one of its two sides reads it. */
export interface OfSide {
  /** Whether the other side may be shown. */
  readonly meets: boolean;
}

const meets = `${mayMeet({
  reader: ':reader',
  member: 'case when r.member_id = :reader then r.companion_id else r.member_id end',
})} as meets`;

/** A paid request as one of its two sides reads it. */
export const requestPage = statement<{ id: number; reader: number }, RequestPageRow & OfSide>(
  'travel_request_page',
  `select ${pageColumns}, ${meets} from travel_request r
   where r.id = :id and r.state <> 'draft' and (r.member_id = :reader or r.companion_id = :reader)`,
);

/** Paid requests of a member, and those that ask to meet them, newest first. */
export const requestsOf = statement<{ reader: number; most: number }, RequestListRow & OfSide>(
  'travel_requests_of',
  `select r.id, r.member_id, r.companion_id, r.state, r.consent, r.order_id, r.destination, r.answer_until, r.created_at, ${meets}
   from travel_request r
   where r.state <> 'draft' and (r.member_id = :reader or r.companion_id = :reader) order by r.id desc limit :most`,
);

interface MessageRow extends Record<string, unknown> {
  readonly id: number;
  readonly by_desk: boolean;
  readonly content: string;
  readonly created_at: Date;
}

export const messagesOfRequest = statement<{ request_id: number }, MessageRow>(
  'travel_messages_of_request',
  'select id, by_desk, content, created_at from travel_message where request_id = :request_id order by id',
);

export const requestOfMessage = statement<{ id: number }, { id: number; member_id: number | null }>(
  'travel_request_of_message',
  'select r.id, r.member_id from travel_message m join travel_request r on r.id = m.request_id where m.id = :id',
);

/** Stores a message. Returns no row for a `client_id` that is stored already. */
export const insertTravelMessage = statement<
  { request_id: number; by_desk: boolean; author_id: number; client_id: string; content: string },
  { id: number }
>(
  'insert_travel_message',
  `with written as (
     insert into travel_message (request_id, by_desk, author_id, client_id, content)
     values (:request_id, :by_desk, :author_id, :client_id, :content)
     on conflict (request_id, client_id) do nothing returning id
   ), waits as (
     update travel_request set waits_since = case when :by_desk then null else coalesce(waits_since, now()) end
     where id = :request_id and exists (select 1 from written)
   )
   select id from written`,
);
