import type { Row } from '../row.ts';

/** Entities and their fields: section 3. */
export const dataRows: readonly Row[] = [
  {
    section: 3,
    what: 'Notification types, each with its icon and words from type and data',
    code: 'packages/contract/src/notifications/notifications.ts',
  },
  {
    section: 3,
    what: 'Unseen notifications of the same kind from several people are one entry',
    code: 'apps/api/src/features/notifications/list/notification.sql.ts',
  },
  {
    section: 3,
    what: 'Coded options of the profile, income band 607 added',
    code: 'packages/contract/src/protocol/codes.ts',
  },
  {
    section: 3,
    what: 'E-mail, phone and birthday are never shown to others',
    code: 'apps/api/src/features/profiles/cards/cards.ts',
  },
  {
    section: 3,
    what: 'Profile visibility hidden, friends, registered, public',
    code: 'apps/api/src/features/privacy/access-policy.ts',
  },
  {
    section: 3,
    what: 'Feed posts: text, files, paid flag; the lists page by max_id',
    code: 'apps/api/src/features/feed/posts/present-posts.ts',
  },
  {
    section: 3,
    what: 'A post is never visible to more members than the profile',
    code: 'apps/api/src/features/privacy/audience.sql.ts',
  },
  { section: 3, what: 'Local browser store in one module', code: 'apps/web/src/platform/store/browser-store.ts' },
  {
    section: 3,
    what: 'Notification type translation with its text',
    code: 'apps/api/src/features/translators/desk/deliver-translation.ts',
  },
  {
    section: 3,
    what: 'Files of a message are visible to its two members, by URLs that expire within minutes',
    code: 'apps/api/src/features/chat/messages/hydrate-files.ts',
  },
  {
    section: 3,
    what: 'Paid secret file of a conversation: locked, reviewed, bought once',
    code: 'apps/api/src/features/album/pay-upload.ts',
  },
  {
    section: 3,
    what: 'Thread: draft, top, engine, mute and note are per member',
    code: 'apps/api/src/features/chat/threads/update-thread.ts',
  },
  {
    section: 3,
    what: 'Read receipts and typing indicator share one privacy switch',
    code: 'apps/api/src/features/chat/threads/thread-member.sql.ts',
  },
  {
    section: 3,
    what: 'Album folders public, private and secret; private is opened per member',
    code: 'apps/api/src/features/media/items/item.sql.ts',
  },
  {
    section: 3,
    what: 'Complaint: reportType, reportId, content',
    code: 'apps/api/src/features/moderation/complaints/complain.ts',
  },
  {
    section: 3,
    what: 'A reported message that staff remove is gone for both, with the reason in its place',
    code: 'apps/api/src/features/chat/messages/changes/remove-message.ts',
  },
  {
    section: 3,
    what: 'Complaints: both sides learn the outcome; one appeal, decided by another moderator',
    code: 'apps/api/src/features/moderation/complaints/appeals/decide-appeal.ts',
  },
  {
    section: 3,
    what: 'Analysis: log, login_at, trade, message, for staff by role, with a reason',
    code: 'apps/api/src/features/moderation/analysis/analyse-member.ts',
  },
  {
    section: 3,
    what: 'Suggestions fill the field and are never sent automatically; a used-up share leads to VIP',
    code: 'apps/web/src/features/suggestions/suggestions-panel.tsx',
  },
  {
    section: 3,
    what: 'About 100 curated questions in 8 languages',
    code: 'apps/api/src/features/questions/question.sql.ts',
  },
  { section: 3, what: 'Match percentage of shared answers', code: 'packages/core/src/match.ts' },
  {
    section: 3,
    what: 'Gifts received on the profile, counted and without names',
    code: 'apps/api/src/features/gifts/list-received.ts',
  },
  {
    section: 3,
    what: 'Translation engine of the settings and of a conversation; the original is always there',
    code: 'apps/web/src/features/translation/text/message-translation-note.tsx',
  },
  {
    section: 3,
    what: 'A message in a language the receiver does not read is refused where they chose so',
    code: 'apps/api/src/features/chat/sending/refuse-foreign-language.ts',
  },
  {
    section: 3,
    what: 'Account flags: verified, vip, free, trialing, is_partner, staff, bd, sound, wheel',
    code: 'apps/api/src/features/accounts/read-me.ts',
  },
  {
    section: 3,
    what: 'Announcement: id, HTML content per language or English',
    code: 'apps/api/src/features/announcements/announcement-html.ts',
  },
  {
    section: 3,
    what: 'Cash-out method: kind, account name, account number, other information, auto-withdraw',
    code: 'apps/api/src/features/payouts/method/change-method.ts',
  },
  { section: 3, what: 'Withdraw history', code: 'apps/web/src/features/payouts/payout-history.tsx' },
  {
    section: 3,
    what: 'Travel request: name, e-mail, destination, whom to meet, visa, ticket, hotel, car, translator, notes',
    code: 'apps/api/src/features/travel/save-draft.ts',
  },
  {
    section: 3,
    what: 'Game data: best, max, sig, top, ts, event; prize index of the wheel',
    code: 'packages/contract/src/game.schema.ts',
  },
  {
    section: 3,
    what: 'Mall order: id, quantity, direction, recipient, address, status',
    code: 'apps/api/src/features/mall/orders/present-order.ts',
  },
];
