import { statement } from '../../../platform/db/statement.ts';
import type { MobilePlatform } from '../../../platform/push/mobile-push.ts';
import type { PushTarget } from '../../../platform/push/push.ts';
import { listableTo, mayMeet, relationshipValue } from '../../privacy/public.ts';

/**
 * Takes over the row of the same browser, also from another account. A session is one browser, which has one
 * subscription: another one of the session is replaced.
 */
export const putSubscription = statement<PushTarget & { member_id: number; session_id: number }>(
  'put_push_subscription',
  `with replaced as (delete from push_subscription where session_id = :session_id and endpoint <> :endpoint)
   insert into push_subscription (member_id, session_id, endpoint, p256dh, auth) values (:member_id, :session_id, :endpoint, :p256dh, :auth)
   on conflict on constraint push_subscription_endpoint do update
     set member_id = excluded.member_id, session_id = excluded.session_id, p256dh = excluded.p256dh, auth = excluded.auth`,
);

export const dropOwnSubscription = statement<{ member_id: number; endpoint: string }>(
  'drop_own_push_subscription',
  'delete from push_subscription where member_id = :member_id and endpoint = :endpoint',
);

/** Subscriptions that the push service no longer knows. */
export const dropSubscriptions = statement<{ endpoints: string[] }>(
  'drop_push_subscriptions',
  'delete from push_subscription where endpoint = any(:endpoints::text[])',
);

export const subscriptionsOf = statement<{ member_id: number }, { endpoint: string; created_at: Date }>(
  'push_subscriptions_of',
  'select endpoint, created_at from push_subscription where member_id = :member_id order by id',
);

/** Address of one device: of a browser, or the token of the app (`endpoint`; without keys). */
export interface DeviceTarget extends PushTarget {
  readonly platform: 'web' | MobilePlatform;
  readonly language: string;
  /** The member wants no names on the lock screen. */
  readonly is_discreet: boolean;
}

const devices = `(select member_id, 'web' as platform, endpoint, p256dh, auth from push_subscription
     union all select member_id, platform, token, '', '' from push_device)`;
const targetColumns = 'p.platform, p.endpoint, p.p256dh, p.auth, reader.language, s.is_discreet';

/** Which of these members have a device for pushes: most have none. */
export const membersWithDevices = statement<{ ids: readonly number[] }, { id: number }>(
  'members_with_devices',
  `select g.id from unnest(:ids::bigint[]) g (id)
   where (select true from push_subscription p where p.member_id = g.id limit 1)
      or (select true from push_device p where p.member_id = g.id limit 1)`,
);

/**
 * Push targets for events about another member: offline everywhere, switch on, both active, no block, and likes and
 * visits only of visible members.
 */
export const pushTargets = statement<
  { member_id: number; other_id: number; kind: 'message' | 'like' | 'feed' | 'visitor' | 'friend' },
  DeviceTarget & { other_name: string } & Record<string, unknown>
>(
  'push_targets',
  `select ${targetColumns}, other.name as other_name
   from ${devices} p
   join notification_setting s on s.member_id = p.member_id
   join active_account reader on reader.id = p.member_id
   join active_account other on other.id = :other_id::bigint
   where p.member_id = :member_id::bigint
     and case :kind::text when 'message' then s.push_message when 'friend' then s.push_friend when 'feed' then s.push_feed when 'visitor' then s.push_visitor else s.push_like end
     and not exists (select 1 from online_member o where o.member_id = :member_id::bigint)
     and ${mayMeet({ reader: ':member_id', member: 'other.id' })}
     and ${relationshipValue({ reader: ':member_id', member: 'other.id' })} <> 4
     and (:kind::text in ('message', 'friend') or ${listableTo({ reader: ':member_id', readerVip: 'reader.is_vip', member: 'other.id' })})`,
);

/** Push targets for payments, offers and saved searches: offline everywhere, switch on. */
export const houseTargets = statement<
  { member_id: number; kind: 'billing' | 'promotion' | 'search' },
  DeviceTarget & Record<string, unknown>
>(
  'push_house_targets',
  `select ${targetColumns}
   from ${devices} p
   join notification_setting s on s.member_id = p.member_id
   join active_account reader on reader.id = p.member_id
   where p.member_id = :member_id::bigint and case :kind::text when 'promotion' then s.push_promotion when 'search' then s.push_search else s.push_billing end
     and not exists (select 1 from online_member o where o.member_id = :member_id::bigint)`,
);

export const markPushed = statement<{ member_id: number }>(
  'mark_pushed',
  `insert into notification_state (member_id, pushed_at) values (:member_id, now()) on conflict (member_id) do update set pushed_at = now()`,
);
