import { accountClosingContract } from '../accounts/account-closing.schema.ts';
import { accountCodesContract } from '../accounts/account-codes.schema.ts';
import { accountConsentsContract } from '../accounts/account-consents.schema.ts';
import { accountExportContract } from '../accounts/account-export.schema.ts';
import { accountSecurityContract } from '../accounts/account-security.schema.ts';
import { accountSessionsContract } from '../accounts/account-sessions.schema.ts';
import { accountSocialContract } from '../accounts/account-social.schema.ts';
import { accountsContract } from '../accounts/accounts.schema.ts';
import { chatAppContract } from '../accounts/chat-app.schema.ts';
import { announcementsContract } from '../announcements.schema.ts';
import { callsContract } from '../calls.schema.ts';
import { catalogueContract } from '../catalogue/catalogue.schema.ts';
import { chatContract } from '../chat/chat.schema.ts';
import { messageActsContract } from '../chat/message-acts.schema.ts';
import { messageSearchContract } from '../chat/message-search.schema.ts';
import { messageTemplatesContract } from '../chat/message-templates.schema.ts';
import { messageThreadsContract } from '../chat/message-threads.schema.ts';
import { contactsContract } from '../contacts.schema.ts';
import { discoveryContract } from '../discovery/discovery.schema.ts';
import { encountersContract } from '../discovery/encounters.schema.ts';
import { savedSearchesContract } from '../discovery/saved-searches.schema.ts';
import { searchContract } from '../discovery/search.schema.ts';
import { feedContract } from '../feed.schema.ts';
import { gameContract } from '../game.schema.ts';
import { giftsContract } from '../gifts.schema.ts';
import { mallDeskContract } from '../mall/mall-desk.schema.ts';
import { mallContract } from '../mall/mall.schema.ts';
import { albumContract } from '../media/album.schema.ts';
import { mediaContract } from '../media/media.schema.ts';
import { transcriptsContract } from '../media/transcripts.schema.ts';
import { agreementContract } from '../moderation/agreement.schema.ts';
import { complaintsContract } from '../moderation/complaints.schema.ts';
import { staffMembersContract } from '../moderation/members.schema.ts';
import { moderationContract } from '../moderation/moderation.schema.ts';
import { safetyContract } from '../moderation/safety.schema.ts';
import { selfieReviewContract } from '../moderation/selfie-review.schema.ts';
import { suspendedMemberContract } from '../moderation/suspended-member.schema.ts';
import { booksContract } from '../money/books.schema.ts';
import { disputesContract } from '../money/disputes.schema.ts';
import { ledgerContract } from '../money/ledger.schema.ts';
import { membershipContract } from '../money/membership.schema.ts';
import { paymentDeskContract } from '../money/payment-desk.schema.ts';
import { paymentsContract } from '../money/payments.schema.ts';
import { priceListContract } from '../money/price-list.schema.ts';
import { receiptsContract } from '../money/receipts.schema.ts';
import { reconciliationContract } from '../money/reconciliation.schema.ts';
import { storePurchasesContract } from '../money/store-purchases.schema.ts';
import { notificationSettingsContract } from '../notifications/notification-settings.schema.ts';
import { notificationsContract } from '../notifications/notifications.schema.ts';
import { deskFilesContract } from '../operation/deskfiles.schema.ts';
import { figuresContract } from '../operation/figures.schema.ts';
import { healthContract } from '../operation/health.schema.ts';
import { mailDeskContract } from '../operation/maildesk.schema.ts';
import { switchesContract } from '../operation/switches.schema.ts';
import { pageConsentsContract } from '../pages/page-consents.schema.ts';
import { pagesDeskContract } from '../pages/pages-desk.schema.ts';
import { pagesContract } from '../pages/pages.schema.ts';
import { partnerInvitationsContract } from '../partners/partner-invitations.schema.ts';
import { partnerStatementsContract } from '../partners/partner-statements.schema.ts';
import { partnersContract } from '../partners/partners.schema.ts';
import { portalsContract } from '../partners/portals.schema.ts';
import { cashOutContract } from '../payouts/cash-out.schema.ts';
import { payoutDeskContract } from '../payouts/payout-desk.schema.ts';
import { payoutTaxContract } from '../payouts/payout-tax.schema.ts';
import { payoutsContract } from '../payouts/payouts.schema.ts';
import { profilesContract } from '../profiles/profiles.schema.ts';
import { questionsContract } from '../questions.schema.ts';
import { relationshipsContract } from '../social/relationships.schema.ts';
import { socialContract } from '../social/social.schema.ts';
import { auditContract } from '../staff/audit.schema.ts';
import { deadLetterContract } from '../staff/dead-letters.schema.ts';
import { roleDeskContract } from '../staff/role-desk.schema.ts';
import { savedViewContract } from '../staff/saved-views.schema.ts';
import { staffListContract } from '../staff/staff-lists.schema.ts';
import { staffQueueContract } from '../staff/staff-queues.schema.ts';
import { staffSearchContract } from '../staff/staff-search.schema.ts';
import { staffContract } from '../staff/staff.schema.ts';
import { viewAsContract } from '../staff/view-as.schema.ts';
import { suggestionsContract } from '../suggestions.schema.ts';
import { supportDeskContract } from '../support/support-desk.schema.ts';
import { supportContract } from '../support/support.schema.ts';
import { translationDeskContract } from '../translation/translation-desk.schema.ts';
import { translationContract } from '../translation/translation.schema.ts';
import { translatorsContract } from '../translation/translators.schema.ts';
import { travelDeskContract } from '../travel/travel-desk.schema.ts';
import { travelContract } from '../travel/travel.schema.ts';
import { verificationContract } from '../verification.schema.ts';
import { wheelContract } from '../wheel.schema.ts';
import { clientContract } from './client.schema.ts';
import type { ServedEndpoint } from './endpoint.ts';
import { progressContract } from './progress.schema.ts';
import { realtimeContract } from './realtime.schema.ts';

/** Every endpoint of the product by feature and name: the one source of routes, OpenAPI and the client. */
export const contract = {
  accounts: {
    ...accountsContract,
    ...accountCodesContract,
    ...accountSessionsContract,
    ...accountSecurityContract,
    ...accountSocialContract,
    ...chatAppContract,
    ...accountClosingContract,
    ...accountConsentsContract,
    ...accountExportContract,
  },
  media: mediaContract,
  ledger: { ...ledgerContract, ...booksContract },
  profiles: profilesContract,
  payments: {
    ...paymentsContract,
    ...receiptsContract,
    ...storePurchasesContract,
    ...paymentDeskContract,
    ...disputesContract,
    ...reconciliationContract,
  },
  membership: membershipContract,
  social: { ...socialContract, ...relationshipsContract },
  discovery: { ...discoveryContract, ...searchContract, ...encountersContract, ...savedSearchesContract },
  feed: feedContract,
  album: albumContract,
  gifts: giftsContract,
  contacts: contactsContract,
  chat: {
    ...chatContract,
    ...messageThreadsContract,
    ...messageActsContract,
    ...messageSearchContract,
    ...messageTemplatesContract,
  },
  translation: translationContract,
  transcripts: transcriptsContract,
  translators: { ...translatorsContract, ...translationDeskContract },
  questions: questionsContract,
  suggestions: suggestionsContract,
  calls: callsContract,
  realtime: realtimeContract,
  notifications: { ...notificationSettingsContract, ...notificationsContract },
  progress: progressContract,
  verification: verificationContract,
  mall: { ...mallContract, ...mallDeskContract },
  travel: { ...travelContract, ...travelDeskContract },
  partners: { ...partnersContract, ...partnerInvitationsContract, ...partnerStatementsContract },
  portals: portalsContract,
  payouts: { ...payoutsContract, ...cashOutContract, ...payoutDeskContract, ...payoutTaxContract },
  moderation: {
    ...moderationContract,
    ...staffMembersContract,
    ...auditContract,
    ...agreementContract,
    ...savedViewContract,
    ...selfieReviewContract,
    ...complaintsContract,
    ...suspendedMemberContract,
    ...viewAsContract,
    ...staffContract,
    ...deadLetterContract,
    ...roleDeskContract,
    ...safetyContract,
    ...staffQueueContract,
    ...staffListContract,
    ...staffSearchContract,
  },
  support: { ...supportContract, ...supportDeskContract, ...clientContract },
  wheel: wheelContract,
  game: gameContract,
  announcements: announcementsContract,
  maildesk: mailDeskContract,
  catalogue: catalogueContract,
  deskfiles: deskFilesContract,
  prices: priceListContract,
  switches: switchesContract,
  diagnostics: healthContract,
  figures: figuresContract,
  pages: { ...pageConsentsContract, ...pagesContract, ...pagesDeskContract },
} as const;

export function allEndpoints(): { feature: string; name: string; endpoint: ServedEndpoint }[] {
  return Object.entries(contract).flatMap(([feature, endpoints]) =>
    Object.entries(endpoints).map(([name, endpoint]) => ({ feature, name, endpoint: endpoint as ServedEndpoint })),
  );
}
