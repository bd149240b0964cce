import { statement } from '../../../platform/db/statement.ts';

/** Moves the watermark to two minutes ago and returns the span between. The row is the lock for one process. */
export const moveWatermark = statement<{ minutes: number }, { from: Date; until: Date }>(
  'move_notification_watermark',
  `update notification_watermark w set seen_until = greatest(before.seen_until, now() - make_interval(mins => :minutes::int))
   from (select seen_until from notification_watermark for update) before
   returning before.seen_until as "from", w.seen_until as until`,
);

export const notePending = statement<{ ids: number[]; times: Date[] }>(
  'note_pending_notifications',
  `insert into notification_pending (member_id, newest_at) select * from unnest(:ids::bigint[], :times::timestamptz[])
   on conflict (member_id) do update set newest_at = greatest(notification_pending.newest_at, excluded.newest_at)`,
);

export interface DueRow {
  readonly member_id: number;
  /** Pushed since, or online now: no mail. */
  readonly is_notified: boolean;
  readonly email_message: boolean;
  readonly email_like: boolean;
  readonly email_feed: boolean;
  readonly email_visitor: boolean;
  readonly email_friend: boolean;
  readonly email_search: boolean;
}

/** Claims members whose last mail is long enough ago. */
export const takeDue = statement<{ hours: number; most: number }, DueRow & Record<string, unknown>>(
  'take_due_notifications',
  `with due as (
     select p.member_id from notification_pending p left join notification_state s on s.member_id = p.member_id
     where s.mailed_at is null or s.mailed_at < now() - make_interval(hours => :hours::int)
     order by p.newest_at limit :most for update of p skip locked
   ), taken as (
     delete from notification_pending p using due where p.member_id = due.member_id returning p.member_id, p.newest_at
   )
   select t.member_id, g.email_message, g.email_like, g.email_feed, g.email_visitor, g.email_friend, g.email_search,
          coalesce(s.pushed_at >= t.newest_at, false) or exists (select 1 from online_member o where o.member_id = t.member_id) as is_notified
   from taken t join notification_setting g on g.member_id = t.member_id left join notification_state s on s.member_id = t.member_id`,
);

export const markMailed = statement<{ ids: number[] }>(
  'mark_mailed',
  `insert into notification_state (member_id, mailed_at) select unnest(:ids::bigint[]), now() on conflict (member_id) do update set mailed_at = now()`,
);
