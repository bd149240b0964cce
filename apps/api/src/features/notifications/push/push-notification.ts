import type { Call } from '@peonia/contract/calls.ts';
import type { SentCall } from '@peonia/contract/chat/chat.ts';
import type { Notification } from '@peonia/contract/notifications/notifications.ts';

/** A push notification of a stored event. */
export type PushNotification = AboutSomebody | FromTheHouse;

interface AboutSomebody {
  /** Its switch. */
  readonly kind: 'message' | 'like' | 'feed' | 'visitor' | 'friend';
  /** Id of its text, `push.…`. */
  readonly words: string;
  readonly otherId: number;
  /** Page that a tap opens. */
  readonly path: string;
  /** Tag of another kind that it replaces on the screen. */
  readonly tag?: string;
  /** Urgent: sent at once, or dropped after this time. */
  readonly rings_seconds?: number;
}

interface FromTheHouse {
  readonly kind: 'billing' | 'promotion' | 'search';
  readonly words: string;
  readonly path: string;
}

/** States in which a payment waits for an action. */
const settled: readonly unknown[] = ['credited', 'failed', 'refunded'];

/** Returns the push notification of an event; null for events without one and for the member's own acts. */
export function pushNotificationOf(name: string, data: unknown): PushNotification | null {
  const event = data as {
    user_id?: number;
    unread?: number;
    message?: { call?: SentCall | null };
    call?: Call;
    user?: { user_id?: number };
    order?: { state?: string };
    notification?: Notification;
  };
  if (name === 'call.ringing' && event.call !== undefined) return ringing(event.call);
  if (name === 'message.sent' && event.unread === 1 && event.user_id !== undefined)
    return event.message?.call
      ? afterCall(event.message.call, event.user_id)
      : { kind: 'message', words: 'message', otherId: event.user_id, path: `/chat/${event.user_id}` };
  if (name === 'like.made' && event.user?.user_id !== undefined)
    return { kind: 'like', words: 'like', otherId: event.user.user_id, path: `/profile/${event.user.user_id}` };
  if (name === 'visit.made' && event.user_id !== undefined)
    return { kind: 'visitor', words: 'visitor', otherId: event.user_id, path: '/user/visitor' };
  if (name === 'payment.changed' && settled.includes(event.order?.state))
    return { kind: 'billing', words: 'billing', path: '/bill' };
  return name === 'notification.made' && event.notification !== undefined ? ofPanel(event.notification) : null;
}

/** A ringing call, for as long as it rings. */
function ringing({ user_id, kind, created_at, rings_until }: Call): PushNotification {
  const rings_seconds = Math.round((Date.parse(rings_until) - Date.parse(created_at)) / 1_000);
  return {
    kind: 'message',
    words: `call.${kind}`,
    otherId: user_id,
    path: `/chat/${user_id}`,
    tag: `call-${user_id}`,
    rings_seconds,
  };
}

/** A missed call replaces the ring. A taken or declined call needs none. */
function afterCall({ status }: SentCall, otherId: number): PushNotification | null {
  if (status !== 'missed' && status !== 'cancel' && status !== 'busy') return null;
  return { kind: 'message', words: 'call.missed', otherId, path: `/chat/${otherId}`, tag: `call-${otherId}` };
}

/** Only friends, posts, translations, orders and money: buyers know of their purchases, and review sends a mail. */
function ofPanel({
  type,
  data: { what, user_id, order_id, post_id, travel_id },
}: Notification): PushNotification | null {
  if (type === 'friend' && user_id !== null)
    return {
      kind: 'friend',
      words: `friend.${what}`,
      otherId: user_id,
      path: what === 'asked' ? '/user/request' : `/profile/${user_id}`,
    };
  if (type === 'feed' && user_id !== null)
    return {
      kind: 'feed',
      words: `feed.${what}`,
      otherId: user_id,
      path: post_id === null ? `/timeline/${user_id}` : `/feed/${post_id}`,
    };
  if (type === 'upgrade' && what === 'given') return { kind: 'billing', words: 'upgrade', path: '/vip' };
  if (type === 'upgrade' && what === 'ended') return { kind: 'promotion', words: 'trial_over', path: '/vip' };
  if (type === 'profile' && what === 'found') return { kind: 'search', words: 'found', path: '/user/search' };
  if (type === 'translation' && what === 'done' && user_id !== null)
    return { kind: 'message', words: 'translation', otherId: user_id, path: `/chat/${user_id}` };
  if (type === 'translation' && what === 'refunded')
    return { kind: 'billing', words: 'translation_refunded', path: '/bill' };
  if (type === 'payclear' && what.startsWith('payout_'))
    return { kind: 'billing', words: 'payout', path: '/setting/cash-out' };
  if (type === 'payclear' && what.startsWith('share_'))
    return { kind: 'billing', words: 'payclear', path: '/setting/affiliate' };
  if (type === 'payclear' && !what.endsWith('_sold')) return { kind: 'billing', words: 'payclear', path: '/bill' };
  if (type === 'order' && order_id !== null)
    return { kind: 'billing', words: what === 'pending' ? 'order_pending' : 'order', path: `/order/${order_id}` };
  if (type === 'travel' && travel_id !== null)
    return { kind: 'billing', words: what === 'asked' ? 'travel_asked' : 'travel', path: `/travel/${travel_id}` };
  return null;
}
