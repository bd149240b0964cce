import type { HandSign, SelfieReason } from '@peonia/contract/verification.ts';
import { pageAfterMoment } from '../../platform/db/moment-cursor.sql.ts';
import { statement } from '../../platform/db/statement.ts';
import type { StaffQueueRow } from '../accounts/public.ts';

interface SelfieRow {
  readonly id: number;
  readonly sign: HandSign;
  readonly state: 'open' | 'waiting' | 'approved' | 'refused';
  readonly open_until: Date;
  readonly reason: SelfieReason | null;
}

/** What a member's newest sent picture came to, the sign that is open, and how many were sent on this UTC day. */
export const selfieFacts = statement<
  { member_id: number },
  {
    state: SelfieRow['state'] | null;
    reason: SelfieReason | null;
    id: number | null;
    sign: HandSign | null;
    open_until: Date | null;
    sent_today: number;
  }
>(
  'selfie_facts',
  `select last.state, last.reason, open.id, open.sign, open.open_until,
     (select count(*) from selfie_check where member_id = :member_id::bigint and sent_at >= date_trunc('day', now(), 'UTC')) as sent_today
   from (select 1) one
   left join lateral (select state, reason from selfie_check where member_id = :member_id::bigint and state <> 'open' order by id desc limit 1) last on true
   left join lateral (select id, sign, open_until from selfie_check where member_id = :member_id::bigint and state = 'open' and open_until > now()) open on true`,
);

/** A sign whose time is over makes room for a new one. */
export const dropOldSign = statement<{ member_id: number }>(
  'drop_old_sign',
  "delete from selfie_check where member_id = :member_id and state = 'open' and open_until <= now()",
);

export const lastSign = statement<{ member_id: number }, { sign: HandSign }>(
  'last_sign',
  'select sign from selfie_check where member_id = :member_id order by id desc limit 1',
);

/** Nothing where a sign is open: of two draws at once the first counts. */
export const insertSign = statement<{ member_id: number; sign: HandSign; minutes: number }>(
  'insert_sign',
  `insert into selfie_check (member_id, sign, open_until) values (:member_id, :sign, now() + make_interval(mins => :minutes::int))
   on conflict (member_id) where state = 'open' do nothing`,
);

/** The picture for an open sign. No row where its time is over, or where too many were sent today. */
export const putSelfie = statement<{ id: number; member_id: number; upload_id: number; most: number }, { id: number }>(
  'put_selfie',
  `update selfie_check set state = 'waiting', upload_id = :upload_id, sent_at = now()
   where id = :id and member_id = :member_id and state = 'open' and open_until > now()
     and (select count(*) from selfie_check c where c.member_id = :member_id and c.sent_at >= date_trunc('day', now(), 'UTC')) < :most
   returning id`,
);

export interface WaitingSelfieRow {
  readonly id: number;
  readonly member_id: number;
  readonly sign: HandSign;
  readonly upload_id: number;
  readonly sent_at: Date;
  /** Pictures of the same member that were not accepted. */
  readonly refused: number;
  readonly waiting: number;
}

/** The queue, oldest first; `after` is the moment of the last of the page before, in microseconds. */
export const waitingSelfies = statement<
  { after: number | null; most: number },
  WaitingSelfieRow & { readonly place: number } & Record<string, unknown>
>(
  'waiting_selfies',
  `select page.*, (select count(*) from selfie_check r where r.member_id = page.member_id and r.state = 'refused') as refused,
     (select count(*) from selfie_check where state = 'waiting') as waiting
   from (${pageAfterMoment(
     `select c.id, c.member_id, c.sign, c.upload_id, c.sent_at, c.sent_at as at from selfie_check c
      where c.state = 'waiting' and c.upload_id is not null`,
   )}) page order by at, id`,
);

export const selfieQueueState = statement<object, StaffQueueRow>(
  'selfie_queue_state',
  "select count(*) as size, 0 as mine, min(sent_at) as oldest_at from selfie_check where state = 'waiting'",
);

export interface ResponseRow extends Record<string, unknown> {
  readonly decided: number;
  /** Median from the arrival to the decision; null without a decision. */
  readonly seconds: number | null;
}

export const selfieResponses = statement<{ days: number }, ResponseRow>(
  'selfie_responses',
  `select count(*) as decided,
     percentile_cont(0.5) within group (order by extract(epoch from decided_at - sent_at)) as seconds
   from selfie_check where decided_at > now() - make_interval(days => :days::integer)`,
);

/** Decides what waits, once; no row for what is decided already. */
export const settleSelfie = statement<
  { id: number; staff_id: number; state: 'approved' | 'refused'; reason: SelfieReason | null },
  { member_id: number; upload_id: number | null }
>(
  'settle_selfie',
  `update selfie_check set state = :state, reason = :reason::text, decided_at = now(), decided_by = :staff_id where id = :id and state = 'waiting' returning member_id, upload_id`,
);

export const waitingSelfieOf = statement<{ id: number }, { member_id: number }>(
  'waiting_selfie_of',
  "select member_id from selfie_check where id = :id and state = 'waiting' for update",
);

/** The last accepted picture, for the staff to compare a new main photo with. */
export const acceptedSelfies = statement<{ ids: number[] }, { member_id: number; upload_id: number; decided_at: Date }>(
  'accepted_selfies',
  `select distinct on (c.member_id) c.member_id, c.upload_id, c.decided_at from selfie_check c
   where c.member_id = any(:ids::bigint[]) and c.state = 'approved' and c.upload_id is not null order by c.member_id, c.id desc`,
);

export const ownSelfies = statement<
  { member_id: number },
  {
    sign: HandSign;
    state: string;
    reason: string | null;
    drawn_at: Date;
    sent_at: Date | null;
    decided_at: Date | null;
  }
>(
  'own_selfies',
  'select sign, state, reason, drawn_at, sent_at, decided_at from selfie_check where member_id = :member_id order by id',
);

export const eraseSelfies = statement<{ member_id: number }>(
  'erase_selfies',
  'delete from selfie_check where member_id = :member_id',
);
