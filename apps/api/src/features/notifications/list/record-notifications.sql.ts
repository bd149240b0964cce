import { statement, type Statement } from '../../../platform/db/statement.ts';
import { mayMeetByKey } from '../../privacy/public.ts';
import {
  behindNotification,
  isVisible,
  needsPerson,
  notificationColumns,
  type NotificationRow,
} from './notification.sql.ts';

/** Locks the notifications of several members, in the order of their ids. */
export const lockNotificationsOf = statement<{ ids: readonly number[] }>(
  'lock_notifications_of',
  'select 1 from notification_setting where member_id = any(:ids::bigint[]) order by member_id for no key update',
);

/**
 * Inserts notifications, of each member those of one entry, or updates their unseen ones and moves them to the top;
 * with the people behind each where the account is open. Leaves out deliveries that were stored before and deleted
 * accounts. Each row says whether its entry was unseen and shown before.
 */
export const putNotifications = statement<{ notices: string }, { id: number; is_unread: boolean }>(
  'put_notifications',
  `with given as materialized (
     select g.*
     from rows from (jsonb_to_recordset(:notices::jsonb)
       as (key text, member_id bigint, type text, what text, person_id bigint, subject text, facts jsonb)) with ordinality
       g (key, member_id, type, what, person_id, subject, facts, nth)
     where (select true from notification_source b where b.key = g.key) is null
       and (select true from notification_setting s where s.member_id = g.member_id)
   ), entry as materialized (
     select newest.*, exists (
         select 1 from notification n
         where n.member_id = newest.member_id and n.type = newest.type and n.what = newest.what and n.subject = newest.subject
           and n.seen_at is null and ${isVisible}) as is_unread
     from (select distinct on (member_id) member_id, type, what, subject, facts from given order by member_id, nth desc) newest
   ), put as (
     insert into notification (member_id, type, what, subject, facts)
     select member_id, type, what, subject, facts from entry order by member_id
     on conflict (member_id, type, what, subject) where seen_at is null
       do update set position = nextval('notification_position'), notified_at = now(), facts = excluded.facts
     returning id, member_id
   ), source as (
     insert into notification_source (key, notification_id, person_id, notified_at)
     select g.key, p.id, (select a.id from active_account a where a.id = g.person_id), now() + g.nth * interval '1 microsecond'
     from put p join given g using (member_id)
   )
   select p.id, e.is_unread from put p join entry e using (member_id)`,
);

/**
 * The notifications of several deliveries, each with the value of `faceOf` for its newest person. One about a blocked
 * person is stored but not shown, so that it appears when the block ends.
 */
export function shownNotificationsStatement(
  faceOf: (member: string) => string,
): Statement<
  { keys: readonly string[] },
  NotificationRow & { member_id: number; face: unknown } & Record<string, unknown>
> {
  return statement(
    'shown_notifications',
    `with shown as materialized (
       select n.member_id, ${notificationColumns} from notification n ${behindNotification}
       where n.id = any(array(select b.notification_id from notification_source b where b.key = any(:keys::text[])))
         and (not ${needsPerson} or behind.people > 0)
     )
     select shown.*, ${faceOf('shown.person_id')} as face from shown`,
  );
}

/** The people of several deliveries, those of the latest last, as far as their members may see them. */
export function peopleToldStatement(
  faceOf: (member: string) => string,
): Statement<{ keys: readonly string[] }, { id: number; person_id: number; face: unknown } & Record<string, unknown>> {
  return statement(
    'people_told',
    `select told.id, told.person_id, ${faceOf('told.person_id')} as face
     from (
       select n.id, n.member_id, b.person_id, max(b.notified_at) as told_at
       from notification_source b join notification n on n.id = b.notification_id
       where b.key = any(:keys::text[]) and b.person_id is not null group by n.id, b.person_id
     ) told
     where ${mayMeetByKey({ reader: 'told.member_id', member: 'told.person_id' })} order by told.told_at`,
  );
}
