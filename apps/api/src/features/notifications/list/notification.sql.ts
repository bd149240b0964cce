import type { NotificationType } from '@peonia/contract/notifications/notifications.ts';
import { hotRead, statement, type Statement } from '../../../platform/db/statement.ts';
import { mayMeetAmong, mayMeetByKey } from '../../privacy/public.ts';
import type { UnreadRow } from '../unread.ts';
import type { NotificationFacts } from './notification-facts.ts';

/**
 * The row of the member's settings is the lock of their notifications, which are created, seen and cleared serially. No
 * row for a deleted account.
 */
export const lockNotifications = statement<{ member_id: number }, { member_id: number }>(
  'lock_notifications',
  'select member_id from notification_setting where member_id = :member_id for no key update',
);

/** People of a notification whom the reader may see: open accounts without a block in either direction. */
const people = `select b.person_id, b.notified_at from notification_source b
  where b.notification_id = n.id and b.person_id is not null
    and ${mayMeetByKey({ reader: 'n.member_id', member: 'b.person_id' })}`;

/** What a notification must be about a person for. */
export const needsPerson = "n.what in ('asked', 'accepted', 'shared', 'liked', 'done')";

/** Notifications that need a visible person. */
export const isVisible = `(not ${needsPerson} or exists (${people}))`;

export interface NotificationRow {
  readonly id: number;
  readonly position: number;
  readonly type: NotificationType;
  readonly what: string;
  readonly facts: NotificationFacts;
  readonly unread: boolean;
  readonly notified_at: Date;
  readonly people: number;
  /** The newest of them. */
  readonly person_id: number | null;
}

export const notificationColumns = `n.id, n.position, n.type, n.what, n.facts, n.seen_at is null as unread, n.notified_at, behind.people, behind.person_id`;
/** The newest source of each person of notification `n` who follows `after` in the index. */
const nextPerson = (after: string): string => `select b.person_id, b.notified_at from notification_source b
      where b.notification_id = n.id and b.person_id ${after} order by b.person_id desc, b.notified_at desc limit 1`;

/**
 * Each person once, from one to the next in the index, however often: an entry of posts that stays unseen grows with
 * every post.
 */
export const behindNotification = `cross join lateral (
  with recursive each_person (person_id, notified_at) as (
    (${nextPerson('is not null')})
    union all
    select following.person_id, following.notified_at from each_person e cross join lateral (
      ${nextPerson('< e.person_id')}) following
  )
  select count(*) as people, (array_agg(p.person_id order by p.notified_at desc, p.person_id desc))[1] as person_id
  from each_person p where ${mayMeetByKey({ reader: 'n.member_id', member: 'p.person_id' })}
) behind`;

/** Hot: a page of notifications, each with the value of `faceOf` for its newest person. */
export function notificationPageStatement(
  faceOf: (member: string) => string,
): Statement<
  { reader: number; before: number; most: number },
  NotificationRow & { face: unknown } & Record<string, unknown>
> {
  return hotRead(
    'notification_page',
    `with page as materialized (
       select ${notificationColumns} from notification n ${behindNotification}
       where n.member_id = :reader and n.position < :before and (not ${needsPerson} or behind.people > 0) order by n.position desc limit :most
     )
     select page.*, ${faceOf('page.person_id')} as face from page order by page.position desc`,
  );
}

export const notificationById = statement<{ id: number }, NotificationRow & Record<string, unknown>>(
  'notification_by_id',
  `select ${notificationColumns} from notification n ${behindNotification} where n.id = :id and ${isVisible}`,
);

/** Questions in the reader's notifications, with who asks. */
export const questionNotifications = statement<
  { reader: number; ids: readonly number[] },
  { id: number; text: string; person_id: number }
>(
  'question_notifications',
  `select n.id, n.facts ->> 'content' as text, behind.person_id from notification n ${behindNotification}
   where n.member_id = :reader and n.id = any(:ids::bigint[]) and n.type = 'ask' and n.facts ->> 'content' <> '' and behind.person_id is not null`,
);

/** Unseen notifications of the member `:reader`, each under the condition of `isVisible`. */
export const countOfUnseenNotifications = `select count(*) from notification n where n.member_id = :reader and n.seen_at is null
  and (not ${needsPerson} or exists (
    select 1 from notification_source b where b.notification_id = n.id and b.person_id is not null
      and ${mayMeetAmong({ reader: ':reader', member: 'b.person_id' })}))`;

export const countUnseenNotifications = hotRead<{ reader: number }, { count: number }>(
  'count_unseen_notifications',
  `select (${countOfUnseenNotifications}) as count`,
);

/** Likes from members who may not be shown stay unseen. */
export const markNotificationsSeen = statement<{ reader: number }>(
  'mark_notifications_seen',
  `update notification n set seen_at = now() where n.member_id = :reader and n.seen_at is null and ${isVisible}`,
);

/** Outbox rows about somebody; delivered ones are removed by `removeNotificationPerson`. */
export const cancelPendingNotification = statement<{ payload: string }>(
  'cancel_pending_notification',
  `delete from outbox where topic = 'notifications.notification' and payload @> :payload::jsonb`,
);

/** Removes a person from the notifications of one kind; returns these with what is left. */
export const removeNotificationPerson = statement<
  { member_id: number; type: NotificationType; what: string; person_id: number | null; subject: string | null },
  { id: number; is_left: boolean }
>(
  'remove_notification_person',
  `with gone as (
     delete from notification_source b using notification n
     where n.id = b.notification_id and n.member_id = :member_id and n.type = :type and n.what = :what and (:subject::text is null or n.subject = :subject) and b.person_id is not distinct from :person_id::bigint returning b.notification_id, b.key
   )
   select n.id, exists (select 1 from notification_source o where o.notification_id = n.id and o.key not in (select key from gone)) as is_left
   from notification n where n.id in (select notification_id from gone) order by n.id`,
);

/** Marks the unseen notifications of one kind as seen that have this person alone; returns them. */
export const markPersonNotificationsSeen = statement<
  { member_id: number; type: NotificationType; what: string; person_id: number },
  { id: number }
>(
  'mark_person_notifications_seen',
  `update notification n set seen_at = now()
   where n.member_id = :member_id and n.type = :type and n.what = :what and n.seen_at is null
     and exists (
       select 1 from notification_source b where b.notification_id = n.id and b.person_id = :person_id::bigint)
     and not exists (
       select 1 from notification_source b where b.notification_id = n.id and b.person_id <> :person_id::bigint)
   returning n.id`,
);

export const deleteNotificationsById = statement<{ ids: number[] }>(
  'delete_notifications_by_id',
  'delete from notification where id = any(:ids::bigint[])',
);

export const deleteMemberNotifications = statement<{ member_id: number }, { last_id: number }>(
  'delete_member_notifications',
  'with gone as (delete from notification where member_id = :member_id returning id) select coalesce(max(id), 0) as last_id from gone',
);

/** In batches, to keep transactions short. */
export const purgeOldNotifications = statement<{ days: number; most: number }>(
  'purge_old_notifications',
  'delete from notification where id in (select id from notification where notified_at < now() - make_interval(days => :days::int) order by notified_at limit :most)',
);

function peopleBehind(which: string): string {
  return `select n.member_id, count(*) as count, (array_agg(a.name order by n.newest_at desc))[1:3] as names
   from (
     select n.member_id, p.person_id, max(p.notified_at) as newest_at from notification n cross join lateral (${people}) p
     where n.member_id = any(:ids::bigint[]) and ${which} and n.seen_at is null group by n.member_id, p.person_id
   ) n join active_account a on a.id = n.person_id
   group by n.member_id`;
}

/** People in unseen friendship notifications, with the newest names, for many members. */
export const unseenFriendsOf = hotRead<{ ids: number[] }, UnreadRow>(
  'unseen_friends_of',
  peopleBehind("n.type = 'friend'"),
);

/** People who like posts of the member, or published one, for many members. */
export const unseenPostsOf = hotRead<{ ids: number[] }, UnreadRow>('unseen_posts_of', peopleBehind("n.type = 'feed'"));

/** The same for unseen notifications of finished translations. */
export const unseenTranslationsOf = hotRead<{ ids: number[] }, UnreadRow>(
  'unseen_translations_of',
  peopleBehind("n.type = 'translation' and n.what = 'done'"),
);

/** New people of saved searches in unseen notifications, with the newest search names, for many members. */
export const unseenSearchResultsOf = hotRead<{ ids: number[] }, UnreadRow>(
  'unseen_search_results_of',
  `select n.member_id, sum((n.facts ->> 'amount')::int) as count, (array_agg(n.facts ->> 'content' order by n.position desc))[1:3] as names
   from notification n where n.member_id = any(:ids::bigint[]) and n.type = 'profile' and n.what = 'found' and n.seen_at is null group by n.member_id`,
);
