import type { TravelConsent, TravelState } from '@peonia/contract/travel/travel.ts';
import { statement } from '../../platform/db/statement.ts';
import { mayMeet } from '../privacy/public.ts';

export interface RequestRow extends Record<string, unknown> {
  readonly id: number;
  readonly member_id: number | null;
  readonly companion_id: number | null;
  readonly state: TravelState;
  readonly consent: TravelConsent;
  readonly order_id: number | null;
}

const columns = 'id, member_id, companion_id, state, consent, order_id';

export const lockRequest = statement<{ id: number }, RequestRow>(
  'lock_travel_request',
  `select ${columns} from travel_request where id = :id for update`,
);

const bothMeet = `(${mayMeet({ reader: 'r.member_id', member: 'r.companion_id' })} and ${mayMeet({ reader: 'r.companion_id', member: 'r.member_id' })})`;

export const draftToPay = statement<{ id: number; member_id: number }, { is_whole: boolean }>(
  'travel_draft_to_pay',
  `select name <> '' and email ~ '^[^@[:space:]]+@[^@[:space:]]+[.][^@[:space:]]+$' and destination <> ''
     and companion_id is not null and ${bothMeet} as is_whole
   from travel_request r where id = :id and member_id = :member_id and state = 'draft'`,
);

/** Begins the request with its payment, and asks the companion. Returns no row unless it is a draft of the payer. */
export const payRequest = statement<
  { id: number; member_id: number; order_id: number; answer_days: number },
  RequestRow
>(
  'pay_travel_request',
  `update travel_request set state = 'paid', order_id = :order_id, consent = 'asked',
     answer_until = now() + make_interval(days => :answer_days::int)
   where id = :id and member_id = :member_id and state = 'draft' and companion_id is not null returning ${columns}`,
);

/**
 * Ends a request whose fee went back; `was_open` if nothing had ended it before. A request that is closed stays closed.
 */
export const cancelRefunded = statement<{ id: number; order_id: number }, RequestRow & { was_open: boolean }>(
  'cancel_refunded_travel_request',
  `with old as (select id, state <> 'cancelled' as was_open from travel_request where id = :id for update)
   update travel_request r set state = 'cancelled', refunded_at = now(), waits_since = null from old
   where r.id = old.id and order_id = :order_id and state in ('paid', 'in_progress', 'arranged', 'cancelled')
     and refunded_at is null returning ${columns.replace('id,', 'r.id,')}, was_open`,
);

/** What the companion says. Returns no row where there is nothing to answer, or to withdraw, any more. */
export const setConsent = statement<
  { id: number; companion_id: number; consent: 'accepted' | 'declined' | 'withdrawn' },
  RequestRow
>(
  'set_travel_consent',
  `update travel_request set consent = :consent,
     state = case when :consent = 'accepted' then state else 'cancelled' end,
     waits_since = case when :consent = 'accepted' then waits_since end
   where id = :id and companion_id = :companion_id and state in ('paid', 'in_progress', 'arranged')
     and consent = case when :consent = 'withdrawn' then 'accepted' else 'asked' end
   returning ${columns}`,
);

/** Requests whose companion did not answer in time. */
export const expireConsents = statement<{ most: number }, RequestRow>(
  'expire_travel_consents',
  `update travel_request set consent = 'expired', state = 'cancelled', waits_since = null where id in (
     select id from travel_request where state = 'paid' and consent = 'asked' and answer_until <= now()
     order by id limit :most for update skip locked
   ) returning ${columns}`,
);

/** Ends requests of two of whom one has left or blocks the other. */
export const cancelSeparated = statement<{ most: number }, RequestRow>(
  'cancel_separated_travel_requests',
  `update travel_request set state = 'cancelled', waits_since = null where id in (
     select r.id from travel_request r where r.state in ('paid', 'in_progress', 'arranged') and not ${bothMeet}
     order by r.id limit :most for update skip locked
   ) returning ${columns}`,
);

/** Moves a locked request; the trigger refuses a forbidden step. */
export const setRequestState = statement<{ id: number; state: TravelState }>(
  'set_travel_request_state',
  `update travel_request set state = :state,
     waits_since = case when :state in ('closed', 'cancelled') then null else waits_since end where id = :id`,
);
