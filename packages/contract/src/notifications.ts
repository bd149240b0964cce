import { packMonths } from '@peonia/core/packs.ts';
import Type, { type Static } from 'typebox';
import { nullable, oneOf } from './choice.ts';
import { endpoint } from './endpoint.ts';
import { Done, NoParams, NoQuery, Page, PageQuery } from './paging.ts';
import { removalReasons } from './removal-reasons.ts';
import { selfieReasons } from './verification.ts';

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
  feed: ['shared'],
  /** Earnings whose time of waiting is over; gold that was held for a look at its payment. */
  payclear: ['earned', 'released'],
  /**
   * Somebody asks for what is missing; the review has decided; what came of a complaint; a member one wrote with was
   * banned for fraud; new people suit a saved search.
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
  ],
  /** `dropped`: the badge went with the main photo it belonged to. */
  verify: ['asked', 'approved', 'removed', 'dropped'],
  avatar: ['asked', 'approved', 'removed'],
  bio: ['asked', 'approved', 'removed'],
} as const satisfies { readonly [type in NotificationType]: readonly string[] };
export type Happening<T extends NotificationType = NotificationType> = (typeof happenings)[T][number];

export const notificationReasons = [...removalReasons, ...selfieReasons] as const;
export type NotificationReason = (typeof notificationReasons)[number];

export const Notification = Type.Object(
  {
    id: Type.Integer(),
    type: oneOf(notificationTypes),
    data: Type.Object(
      {
        what: oneOf([...new Set(Object.values(happenings).flat())]),
        /** Of the newest person behind it, 200×200; null for what the house tells, and for who shows no picture. */
        avatar: nullable(Type.String()),
        user_id: nullable(Type.Integer()),
        name: nullable(Type.String()),
        /** How many more people it comes from. */
        others: Type.Integer(),
        /** Why the review removed something, or did not accept a selfie. */
        reason: nullable(oneOf(notificationReasons)),
        /** Gold; of `found` people. */
        amount: nullable(Type.Number()),
        /** The pack of an upgrade, and the last day of VIP. */
        month: nullable(oneOf(packMonths)),
        vip_until: nullable(Type.String()),
        /** The translated text. */
        translation: nullable(Type.String()),
        /** The question, as it was asked; of `found` the name of the search, of `fraud` the member's. */
        content: nullable(Type.String()),
      },
      { additionalProperties: false },
    ),
    unread: Type.Boolean(),
    created_at: Type.String(),
  },
  { additionalProperties: false },
);
export type Notification = Static<typeof Notification>;

export const listNotifications = endpoint({
  method: 'GET',
  path: '/notifications',
  summary:
    'What the member is to know, newest first. The same from several people is one entry until it has been seen.',
  audience: 'member',
  limit: { max: 120, seconds: 60 },
  idempotency: 'safe',
  params: NoParams,
  query: PageQuery,
  body: null,
  reply: { 200: Page(Notification) },
  errors: ['session_over'],
});

export const emptyNotifications = endpoint({
  method: 'DELETE',
  path: '/notifications',
  summary: 'Empties the panel.',
  audience: 'member',
  limit: { max: 30, seconds: 60 },
  idempotency: 'natural',
  params: NoParams,
  query: NoQuery,
  body: null,
  reply: { 200: Done },
  errors: ['session_over'],
});

export const notificationsContract = { listNotifications, emptyNotifications } as const;
