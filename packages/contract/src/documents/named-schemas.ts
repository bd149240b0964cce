import * as accountConsents from '../accounts/account-consents.schema.ts';
import * as accountSecurity from '../accounts/account-security.schema.ts';
import * as accounts from '../accounts/accounts.schema.ts';
import * as ownerProof from '../accounts/owner-proof.schema.ts';
import * as announcements from '../announcements.schema.ts';
import * as calls from '../calls.schema.ts';
import * as catalogue from '../catalogue/catalogue.schema.ts';
import * as chat from '../chat/chat.schema.ts';
import * as messageSearch from '../chat/message-search.schema.ts';
import * as contacts from '../contacts.schema.ts';
import * as discovery from '../discovery/discovery.schema.ts';
import * as encounters from '../discovery/encounters.schema.ts';
import * as savedSearches from '../discovery/saved-searches.schema.ts';
import * as search from '../discovery/search.schema.ts';
import * as feed from '../feed.schema.ts';
import * as game from '../game.schema.ts';
import * as gifts from '../gifts.schema.ts';
import * as mallDesk from '../mall/mall-desk.schema.ts';
import * as mall from '../mall/mall.schema.ts';
import * as album from '../media/album.schema.ts';
import * as media from '../media/media.schema.ts';
import * as transcripts from '../media/transcripts.schema.ts';
import * as agreement from '../moderation/agreement.schema.ts';
import * as complaints from '../moderation/complaints.schema.ts';
import * as members from '../moderation/members.schema.ts';
import * as moderation from '../moderation/moderation.schema.ts';
import * as risk from '../moderation/risk.schema.ts';
import * as safety from '../moderation/safety.schema.ts';
import * as selfieReview from '../moderation/selfie-review.schema.ts';
import * as suspendedMember from '../moderation/suspended-member.schema.ts';
import * as books from '../money/books.schema.ts';
import * as disputes from '../money/disputes.schema.ts';
import * as ledger from '../money/ledger.schema.ts';
import * as membership from '../money/membership.schema.ts';
import * as paymentDesk from '../money/payment-desk.schema.ts';
import * as payments from '../money/payments.schema.ts';
import * as priceList from '../money/price-list.schema.ts';
import * as receipts from '../money/receipts.schema.ts';
import * as reconciliation from '../money/reconciliation.schema.ts';
import * as notificationSettings from '../notifications/notification-settings.schema.ts';
import * as notifications from '../notifications/notifications.schema.ts';
import * as deskfiles from '../operation/deskfiles.schema.ts';
import * as figures from '../operation/figures.schema.ts';
import * as health from '../operation/health.schema.ts';
import * as maildesk from '../operation/maildesk.schema.ts';
import * as switches from '../operation/switches.schema.ts';
import * as pageConsents from '../pages/page-consents.schema.ts';
import * as pagesDesk from '../pages/pages-desk.schema.ts';
import * as pages from '../pages/pages.schema.ts';
import * as memberFlags from '../partners/member-flags.schema.ts';
import * as partnerFigureCount from '../partners/partner-figure-count.schema.ts';
import * as partnerInvitations from '../partners/partner-invitations.schema.ts';
import * as partnerStatements from '../partners/partner-statements.schema.ts';
import * as partners from '../partners/partners.schema.ts';
import * as portals from '../partners/portals.schema.ts';
import * as cashOut from '../payouts/cash-out.schema.ts';
import * as payoutDesk from '../payouts/payout-desk.schema.ts';
import * as payoutTax from '../payouts/payout-tax.schema.ts';
import * as payouts from '../payouts/payouts.schema.ts';
import * as memberCard from '../profiles/member-card.schema.ts';
import * as ownProfile from '../profiles/own-profile.schema.ts';
import * as profiles from '../profiles/profiles.schema.ts';
import * as client from '../protocol/client.schema.ts';
import * as progress from '../protocol/progress.schema.ts';
import * as questions from '../questions.schema.ts';
import * as relationships from '../social/relationships.schema.ts';
import * as social from '../social/social.schema.ts';
import * as audit from '../staff/audit.schema.ts';
import * as deadLetters from '../staff/dead-letters.schema.ts';
import * as roleDesk from '../staff/role-desk.schema.ts';
import * as savedViews from '../staff/saved-views.schema.ts';
import * as staffQueues from '../staff/staff-queues.schema.ts';
import * as staffSearch from '../staff/staff-search.schema.ts';
import * as staff from '../staff/staff.schema.ts';
import * as viewAs from '../staff/view-as.schema.ts';
import * as suggestions from '../suggestions.schema.ts';
import * as supportDesk from '../support/support-desk.schema.ts';
import * as support from '../support/support.schema.ts';
import * as translationDesk from '../translation/translation-desk.schema.ts';
import * as translation from '../translation/translation.schema.ts';
import * as translators from '../translation/translators.schema.ts';
import * as travelDesk from '../travel/travel-desk.schema.ts';
import * as travel from '../travel/travel.schema.ts';
import * as verification from '../verification.schema.ts';
import * as wheel from '../wheel.schema.ts';

const modules: readonly Readonly<Record<string, unknown>>[] = [
  accountConsents,
  accountSecurity,
  accounts,
  ownerProof,
  album,
  announcements,
  calls,
  cashOut,
  catalogue,
  chat,
  messageSearch,
  contacts,
  deskfiles,
  discovery,
  encounters,
  savedSearches,
  search,
  feed,
  game,
  gifts,
  health,
  maildesk,
  mallDesk,
  mall,
  media,
  agreement,
  safety,
  audit,
  complaints,
  deadLetters,
  members,
  moderation,
  risk,
  roleDesk,
  savedViews,
  selfieReview,
  staffQueues,
  staff,
  suspendedMember,
  viewAs,
  ledger,
  paymentDesk,
  receipts,
  disputes,
  reconciliation,
  membership,
  payments,
  notificationSettings,
  notifications,
  pages,
  pageConsents,
  pagesDesk,
  memberFlags,
  partners,
  partnerFigureCount,
  partnerInvitations,
  partnerStatements,
  payoutDesk,
  payoutTax,
  payouts,
  memberCard,
  ownProfile,
  profiles,
  client,
  progress,
  questions,
  relationships,
  social,
  suggestions,
  supportDesk,
  support,
  priceList,
  switches,
  transcripts,
  translationDesk,
  translation,
  translators,
  travelDesk,
  travel,
  verification,
  wheel,
  figures,
  staffSearch,
  books,
  portals,
];

/** Objects that a schema module exports, by name: the documents of the API show each once and refer to it. */
export const namedSchemas: Readonly<Record<string, Readonly<Record<string, unknown>>>> = Object.fromEntries(
  modules.flatMap(Object.entries).filter(([name, value]) => /^[A-Z]/.test(name) && isObjectSchema(value)),
);

function isObjectSchema(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'type' in value && value.type === 'object';
}
