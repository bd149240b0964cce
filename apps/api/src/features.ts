import { accounts } from './features/accounts/feature.ts';
import { album } from './features/album/feature.ts';
import { announcements } from './features/announcements/feature.ts';
import { calls } from './features/calls/feature.ts';
import { catalogue } from './features/catalogue/feature.ts';
import { chat } from './features/chat/feature.ts';
import { contacts } from './features/contacts/feature.ts';
import { deskfiles } from './features/deskfiles/feature.ts';
import { diagnostics } from './features/diagnostics/feature.ts';
import { discovery } from './features/discovery/feature.ts';
import type { Feature } from './features/feature.ts';
import { feed } from './features/feed/feature.ts';
import { figures } from './features/figures/feature.ts';
import { game } from './features/game/feature.ts';
import { gifts } from './features/gifts/feature.ts';
import { ledger } from './features/ledger/feature.ts';
import { maildesk } from './features/maildesk/feature.ts';
import { mall } from './features/mall/feature.ts';
import { media } from './features/media/feature.ts';
import { membership } from './features/membership/feature.ts';
import { moderation } from './features/moderation/feature.ts';
import { notifications } from './features/notifications/feature.ts';
import { pages } from './features/pages/feature.ts';
import { partners } from './features/partners/feature.ts';
import { payments } from './features/payments/feature.ts';
import { payouts } from './features/payouts/feature.ts';
import { prices } from './features/prices/feature.ts';
import { privacy } from './features/privacy/feature.ts';
import { profiles } from './features/profiles/feature.ts';
import { questions } from './features/questions/feature.ts';
import { social } from './features/social/feature.ts';
import { suggestions } from './features/suggestions/feature.ts';
import { support } from './features/support/feature.ts';
import { switches } from './features/switches/feature.ts';
import { transcripts } from './features/transcripts/feature.ts';
import { translation } from './features/translation/feature.ts';
import { translators } from './features/translators/feature.ts';
import { travel } from './features/travel/feature.ts';
import { verification } from './features/verification/feature.ts';
import { wheel } from './features/wheel/feature.ts';

/** Every feature of the API, from left to right as in `tools/feature-order.mjs`: the only place that names them all. */
export const features: readonly Feature[] = [
  accounts,
  privacy,
  media,
  deskfiles,
  ledger,
  translation,
  transcripts,
  notifications,
  suggestions,
  profiles,
  membership,
  payments,
  social,
  discovery,
  feed,
  album,
  contacts,
  gifts,
  chat,
  translators,
  questions,
  calls,
  verification,
  mall,
  travel,
  wheel,
  game,
  payouts,
  partners,
  moderation,
  support,
  maildesk,
  announcements,
  catalogue,
  prices,
  switches,
  diagnostics,
  figures,
  pages,
];

/** Settings of the features, for the check at the start and for docs/configuration.md. */
export const featureSettings = features.flatMap(({ settings }) => settings ?? []);
