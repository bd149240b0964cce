import type { Static } from 'typebox';
import { removalReasons } from '../moderation/removal-reasons.ts';
import { endpoint } from '../protocol/endpoint.ts';
import { selfieReasons } from '../verification.ts';
import type * as schema from './notifications.schema.ts';

/** What a notice in the panel is about. Source: specification section 3, "Notification". */
export const notificationTypes = [
  'friend',
  'upgrade',
  'translation',
  'ask',
  'feed',
  'payclear',
  'profile',
  'verify',
  'avatar',
  'bio',
  'order',
  'support',
  'travel',
] as const;

export type NotificationType = (typeof notificationTypes)[number];

/**
 * What has happened, by type. A sentence is never stored: the reader's program makes it from the type, this word and
 * the data, in the language that it shows at that moment.
 */
export const happenings = {
  /** Somebody would like to be a friend; somebody has become one. */
  friend: ['asked', 'accepted'],
  /** VIP given by somebody, or bought by oneself; the trial is over. */
  upgrade: ['given', 'bought', 'ended'],
  /** A translation that a person made is ready; its gold has come back. */
  translation: ['done', 'refunded'],
  ask: ['asked'],
  /** A friend published a post; somebody likes one's own. */
  feed: ['shared', 'liked'],
  /**
   * Earnings became available; shares were taken back with their payment, or came back; held gold was released; a
   * payment was refunded, or its refund failed; payments are open again after a dispute; somebody paid for a file or
   * for the contact information; steps of a cash-out.
   */
  payclear: [
    'earned',
    'released',
    'refunded',
    'refund_failed',
    'unlocked',
    'file_sold',
    'contact_sold',
    'payout_approved',
    'payout_paid',
    'payout_refused',
    'payout_failed',
    'share_refund',
    'share_chargeback',
    'share_returned',
  ],
  /**
   * Somebody asks for what is missing; the review has decided; what came of a complaint; a member one wrote with was
   * banned for fraud; new people suit a saved search; staff saw the site as the member has it; staff invite to the
   * partner programme.
   */
  profile: [
    'asked',
    'approved',
    'removed',
    'warned',
    'report_upheld',
    'report_dismissed',
    'appeal_granted',
    'appeal_refused',
    'fraud',
    'found',
    'viewed',
    'partner_invited',
  ],
  /** `dropped`: the badge went with the main photo it belonged to. */
  verify: ['asked', 'approved', 'removed', 'dropped'],
  avatar: ['asked', 'approved', 'removed'],
  bio: ['asked', 'approved', 'removed'],
  /** Steps of an order of the mall; `pending` is a gift that waits for an answer. */
  order: [
    'pending',
    'accepted',
    'preparing',
    'delivered',
    'received',
    'cancelled',
    'refused',
    'expired',
    'undeliverable',
    'returned',
  ],
  /** Staff answered a ticket. */
  support: ['answered'],
  /**
   * A member is asked to be met; what the companion said; steps of a travel request; the desk wrote or changed the
   * plan.
   */
  travel: [
    'asked',
    'accepted',
    'declined',
    'withdrawn',
    'expired',
    'in_progress',
    'arranged',
    'closed',
    'cancelled',
    'answered',
    'planned',
  ],
} as const satisfies { readonly [type in NotificationType]: readonly string[] };

export type Happening<T extends NotificationType = NotificationType> = (typeof happenings)[T][number];

export const notificationReasons = [...removalReasons, ...selfieReasons] as const;

export type NotificationReason = (typeof notificationReasons)[number];

export type Notification = Static<typeof schema.Notification>;

export const listNotifications = endpoint<typeof schema.notificationsSchemas.listNotifications>({
  method: 'GET',
  path: '/notifications',
  audience: 'member',
  idempotency: 'safe',
});

export const emptyNotifications = endpoint<typeof schema.notificationsSchemas.emptyNotifications>({
  method: 'DELETE',
  path: '/notifications',
  audience: 'member',
  idempotency: 'natural',
});
