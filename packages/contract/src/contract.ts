import { accountClosingContract } from './account-closing.schema.ts';
import { accountCodesContract } from './account-codes.schema.ts';
import { accountExportContract } from './account-export.schema.ts';
import { accountSessionsContract } from './account-sessions.schema.ts';
import { accountSocialContract } from './account-social.schema.ts';
import { accountsContract } from './accounts.schema.ts';
import { albumContract } from './album.schema.ts';
import { callsContract } from './calls.schema.ts';
import { chatContract } from './chat.schema.ts';
import { clientContract } from './client.schema.ts';
import { complaintsContract } from './complaints.schema.ts';
import { contactsContract } from './contacts.schema.ts';
import { discoveryContract } from './discovery.schema.ts';
import { encountersContract } from './encounters.schema.ts';
import type { ServedEndpoint } from './endpoint.ts';
import { feedContract } from './feed.schema.ts';
import { giftsContract } from './gifts.schema.ts';
import { ledgerContract } from './ledger.schema.ts';
import { mediaContract } from './media.schema.ts';
import { membershipContract } from './membership.schema.ts';
import { messageActsContract } from './message-acts.schema.ts';
import { messageTemplatesContract } from './message-templates.schema.ts';
import { messageThreadsContract } from './message-threads.schema.ts';
import { moderationContract } from './moderation.schema.ts';
import { notificationSettingsContract } from './notification-settings.schema.ts';
import { notificationsContract } from './notifications.schema.ts';
import { pagesContract } from './pages.schema.ts';
import { paymentsContract } from './payments.schema.ts';
import { profilesContract } from './profiles.schema.ts';
import { progressContract } from './progress.schema.ts';
import { questionsContract } from './questions.schema.ts';
import { realtimeContract } from './realtime.schema.ts';
import { relationshipsContract } from './relationships.schema.ts';
import { savedSearchesContract } from './saved-searches.schema.ts';
import { searchContract } from './search.schema.ts';
import { selfieReviewContract } from './selfie-review.schema.ts';
import { socialContract } from './social.schema.ts';
import { staffContract } from './staff.schema.ts';
import { suggestionsContract } from './suggestions.schema.ts';
import { supportContract } from './support.schema.ts';
import { translationDeskContract } from './translation-desk.schema.ts';
import { translationContract } from './translation.schema.ts';
import { translatorsContract } from './translators.schema.ts';
import { verificationContract } from './verification.schema.ts';

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

export function allEndpoints(): { feature: string; name: string; endpoint: ServedEndpoint }[] {
  return Object.entries(contract).flatMap(([feature, endpoints]) =>
    Object.entries(endpoints).map(([name, endpoint]) => ({ feature, name, endpoint: endpoint as ServedEndpoint })),
  );
}
