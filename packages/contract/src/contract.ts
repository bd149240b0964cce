import { accountClosingContract } from './account-closing.ts';
import { accountCodesContract } from './account-codes.ts';
import { accountExportContract } from './account-export.ts';
import { accountSessionsContract } from './account-sessions.ts';
import { accountSocialContract } from './account-social.ts';
import { accountsContract } from './accounts.ts';
import { albumContract } from './album.ts';
import { callsContract } from './calls.ts';
import { chatContract } from './chat.ts';
import { clientContract } from './client.ts';
import { complaintsContract } from './complaints.ts';
import { contactsContract } from './contacts.ts';
import { discoveryContract } from './discovery.ts';
import { encountersContract } from './encounters.ts';
import type { Endpoint } from './endpoint.ts';
import { feedContract } from './feed.ts';
import { giftsContract } from './gifts.ts';
import { ledgerContract } from './ledger.ts';
import { mediaContract } from './media.ts';
import { membershipContract } from './membership.ts';
import { messageActsContract } from './message-acts.ts';
import { messageTemplatesContract } from './message-templates.ts';
import { messageThreadsContract } from './message-threads.ts';
import { moderationContract } from './moderation.ts';
import { notificationSettingsContract } from './notification-settings.ts';
import { notificationsContract } from './notifications.ts';
import { pagesContract } from './pages.ts';
import { paymentsContract } from './payments.ts';
import { profilesContract } from './profiles.ts';
import { progressContract } from './progress.ts';
import { questionsContract } from './questions.ts';
import { realtimeContract } from './realtime.ts';
import { relationshipsContract } from './relationships.ts';
import { savedSearchesContract } from './saved-searches.ts';
import { searchContract } from './search.ts';
import { selfieReviewContract } from './selfie-review.ts';
import { socialContract } from './social.ts';
import { staffContract } from './staff.ts';
import { suggestionsContract } from './suggestions.ts';
import { supportContract } from './support.ts';
import { translationDeskContract } from './translation-desk.ts';
import { translationContract } from './translation.ts';
import { translatorsContract } from './translators.ts';
import { verificationContract } from './verification.ts';

/** Every endpoint of the product by feature and name: the one source of routes, OpenAPI and the client. */
export const contract = {
  accounts: {
    ...accountsContract,
    ...accountCodesContract,
    ...accountSessionsContract,
    ...accountSocialContract,
    ...accountClosingContract,
    ...accountExportContract,
  },
  media: mediaContract,
  ledger: ledgerContract,
  profiles: profilesContract,
  payments: paymentsContract,
  membership: membershipContract,
  social: { ...socialContract, ...relationshipsContract },
  discovery: { ...discoveryContract, ...searchContract, ...encountersContract, ...savedSearchesContract },
  feed: feedContract,
  album: albumContract,
  gifts: giftsContract,
  contacts: contactsContract,
  chat: { ...chatContract, ...messageThreadsContract, ...messageActsContract, ...messageTemplatesContract },
  translation: translationContract,
  translators: { ...translatorsContract, ...translationDeskContract },
  questions: questionsContract,
  suggestions: suggestionsContract,
  calls: callsContract,
  realtime: realtimeContract,
  notifications: { ...notificationSettingsContract, ...notificationsContract },
  progress: progressContract,
  verification: verificationContract,
  moderation: { ...moderationContract, ...selfieReviewContract, ...complaintsContract, ...staffContract },
  support: { ...supportContract, ...pagesContract, ...clientContract },
} as const;

export function allEndpoints(): { feature: string; name: string; endpoint: Endpoint }[] {
  return Object.entries(contract).flatMap(([feature, endpoints]) =>
    Object.entries(endpoints).map(([name, endpoint]) => ({ feature, name, endpoint: endpoint as Endpoint })),
  );
}
