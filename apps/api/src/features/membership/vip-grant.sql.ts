import type { CalendarDay } from '@peonia/core/calendar-day.ts';
import { statement } from '../../platform/db/statement.ts';

export interface VipGrantRow {
  readonly id: number;
  readonly member_id: number;
  readonly vip_from: CalendarDay;
  readonly vip_until: CalendarDay;
  readonly vip_before: CalendarDay | null;
  /** Null unless revoked. */
  readonly days_taken_back: number | null;
}

export const insertVipGrant = statement<
  {
    cause: string;
    member_id: number;
    paid_by: number | null;
    month: number;
    vip_from: CalendarDay;
    vip_until: CalendarDay;
    vip_before: CalendarDay | null;
  },
  { id: number }
>(
  'insert_vip_grant',
  `insert into vip_grant (cause, member_id, paid_by, month, vip_from, vip_until, vip_before)
   values (:cause, :member_id, :paid_by, :month::numeric, :vip_from, :vip_until, :vip_before) returning id`,
);

export const vipGrantOf = statement<{ cause: string }, VipGrantRow & Record<string, unknown>>(
  'vip_grant_of',
  'select id, member_id, vip_from, vip_until, vip_before, days_taken_back from vip_grant where cause = :cause',
);

export const markTakenBack = statement<{ id: number; days: number }>(
  'mark_vip_taken_back',
  'update vip_grant set taken_back_at = now(), days_taken_back = :days where id = :id and taken_back_at is null',
);

export const unmarkTakenBack = statement<{ id: number }>(
  'unmark_vip_taken_back',
  'update vip_grant set taken_back_at = null, days_taken_back = null where id = :id',
);

/** The membership for life of a member that stands, with the last VIP day before it. */
export const lifeGrantOf = statement<
  { member_id: number; life_until: CalendarDay },
  { id: number; vip_before: CalendarDay | null }
>(
  'life_grant_of',
  `select id, vip_before from vip_grant where member_id = :member_id and vip_until >= :life_until::date and taken_back_at is null
   order by id desc limit 1`,
);

export const setVipBefore = statement<{ id: number; vip_before: CalendarDay }>(
  'set_vip_before',
  'update vip_grant set vip_before = :vip_before::date where id = :id',
);

export const ownVipGrants = statement<
  { member_id: number },
  {
    month: number;
    vip_from: CalendarDay;
    vip_until: CalendarDay;
    created_at: Date;
    paid_by_me: boolean;
    taken_back_at: Date | null;
  }
>(
  'own_vip_grants',
  `select month::float8 as month, vip_from, vip_until, created_at, coalesce(paid_by = member_id, false) as paid_by_me, taken_back_at
   from vip_grant where member_id = :member_id order by id`,
);

/** Claims trials that ended in the last days without a pack, each once. */
export const takeTrialsOver = statement<{ days: number; most: number }, { member_id: number }>(
  'take_trials_over',
  `with over as (
     update vip_grant g set trial_end_notified_at = now()
     from (
       select id from vip_grant where month = 0.25 and trial_end_notified_at is null and taken_back_at is null
         and vip_until < current_date and vip_until >= current_date - :days::int order by vip_until limit :most for update skip locked
     ) due where g.id = due.id returning g.member_id
   ) select distinct o.member_id from over o join active_account a on a.id = o.member_id where not a.is_vip`,
);
