import type { CalendarDay } from '@peonia/core/calendar-day.ts';
import { statement } from '../../../platform/db/statement.ts';
import { mayMeet } from '../../privacy/public.ts';

interface GivenTrialRow extends Record<string, unknown> {
  readonly id: number;
  readonly user_id: number | null;
  readonly name: string | null;
  readonly created_at: Date;
  readonly vip_until: CalendarDay;
  readonly is_running: boolean;
}

/** Trials that a partner gave, newest first. */
export const givenTrials = statement<{ member_id: number; before: number; most: number }, GivenTrialRow>(
  'given_trials',
  `select g.id, o.id as user_id, o.name, g.created_at, g.vip_until,
     g.taken_back_at is null and g.vip_until >= (now() at time zone 'UTC')::date as is_running
   from vip_grant g
     left join active_account o on o.id = g.member_id and ${mayMeet({ reader: ':member_id', member: 'o.id' })}
   where g.paid_by = :member_id and g.month = 0.25 and g.cause like 'present:%' and g.id < :before::bigint
   order by g.id desc limit :most::int`,
);

/** Presents of this month by UTC. */
export const presentsOfMonth = statement<{ member_id: number }, { given: number }>(
  'trial_presents_of_month',
  `select coalesce((select given from trial_present
     where partner_id = :member_id and month = date_trunc('month', now() at time zone 'utc')::date), 0) as given`,
);
