import type { NotificationKind } from '@peonia/contract/notifications/notification-settings.ts';
import { statement } from '../../platform/db/statement.ts';

type SwitchName = `${'email' | 'push'}_${NotificationKind}`;
type SwitchRow = { readonly [name in SwitchName | 'is_discreet']: boolean };

const columns = `email_like, email_feed, email_visitor, email_friend, email_message, email_search, email_promotion, email_billing,
  push_like, push_feed, push_visitor, push_friend, push_message, push_search, push_promotion, push_billing, is_discreet`;

export const insertNotificationSetting = statement<{ member_id: number }>(
  'insert_notification_setting',
  'insert into notification_setting (member_id) values (:member_id)',
);

export const readSwitches = statement<{ member_id: number }, SwitchRow & Record<string, unknown>>(
  'read_switches',
  `select ${columns} from notification_setting where member_id = :member_id`,
);

/** `changes` holds the changed switches; the others stay. */
export const writeSwitches = statement<{ member_id: number; changes: string }>(
  'write_switches',
  `update notification_setting s set
     email_like = g.email_like, email_feed = g.email_feed, push_feed = g.push_feed, email_visitor = g.email_visitor, email_friend = g.email_friend, email_message = g.email_message,
     email_search = g.email_search, push_search = g.push_search, email_promotion = g.email_promotion, email_billing = g.email_billing, push_like = g.push_like, push_visitor = g.push_visitor,
     push_friend = g.push_friend, push_message = g.push_message, push_promotion = g.push_promotion, push_billing = g.push_billing, is_discreet = g.is_discreet
   from notification_setting old cross join lateral jsonb_populate_record(old, :changes::jsonb) g
   where s.member_id = :member_id and old.member_id = s.member_id`,
);

export const eraseNotifications = statement<{ member_id: number }>(
  'erase_notifications',
  `with settings as (delete from notification_setting where member_id = :member_id), pushes as (delete from push_subscription where member_id = :member_id),
     devices as (delete from push_device where member_id = :member_id),
     states as (delete from notification_state where member_id = :member_id)
   delete from notification_pending where member_id = :member_id`,
);
