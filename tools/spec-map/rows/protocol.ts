import type { Row } from '../row.ts';

/** Behaviour of calls and errors: sections 7 and 8. */
export const protocolRows: readonly Row[] = [
  {
    section: 7,
    what: 'POST search: words in eight languages with typo tolerance, and filters',
    code: 'apps/api/src/features/discovery/search/search-people.ts',
  },
  {
    section: 7,
    what: 'GET encounters: a daily deck of mutual matches; a pass can be undone',
    code: 'apps/api/src/features/discovery/encounters/todays-deck.ts',
  },
  {
    section: 7,
    what: 'Thread list with search, filters and paging',
    code: 'apps/api/src/features/chat/threads/thread-list.sql.ts',
  },
  {
    section: 7,
    what: 'Bearer token, X-Client-ID, X-Client, pid',
    code: 'apps/api/src/platform/http/reading/client-hint.ts',
  },
  { section: 7, what: 'Request timeout 30 s, uploads 120 s', code: 'apps/web/src/platform/api/call.ts' },
  {
    section: 7,
    what: 'GET trades?k&max_id: bill, CSV file, daily cap',
    code: 'apps/api/src/features/ledger/trades/list-trades.ts',
  },
  {
    section: 7,
    what: 'Uploads resume after a dropped connection',
    code: 'apps/api/src/features/media/resumable/tus-routes.ts',
  },
  {
    section: 7,
    what: 'A purchase names month or amount; only the provider’s webhook credits, never a return address',
    code: 'apps/api/src/features/payments/orders/begin-purchase.ts',
  },
  {
    section: 7,
    what: 'POST ask: a curated question or own words up to 200 characters, through the gate of the chat',
    code: 'apps/api/src/features/questions/asks/ask-member.ts',
  },
  {
    section: 7,
    what: 'POST ask for a missing field raises the notifications avatar, bio, profile, verify',
    code: 'apps/api/src/features/questions/asks/request-profile-field.ts',
  },
  {
    section: 7,
    what: 'POST answer: a message in the conversation, optionally published on the profile',
    code: 'apps/api/src/features/questions/give-answer.ts',
  },
  {
    section: 7,
    what: 'POST suggest {mode}: three texts in both languages, by a text model or from the bank',
    code: 'apps/api/src/features/suggestions/suggest.ts',
  },
  {
    section: 7,
    what: 'A recalled question cannot be answered',
    code: 'apps/api/src/features/questions/give-answer.ts',
  },
  {
    section: 7,
    what: 'POST translations: messages, posts, biographies and notifications the reader may see',
    code: 'apps/api/src/features/translation/translate-items.ts',
  },
  {
    section: 8,
    what: '400062: more encounters than allowed',
    code: 'apps/api/src/features/discovery/encounters/list-encounters.ts',
  },
  {
    section: 8,
    what: '400061: search filters for VIP',
    code: 'apps/api/src/features/discovery/search/read-search-criteria.ts',
  },
  { section: 8, what: 'A request timeout resets a running call', code: 'apps/web/src/features/calls/watch-calls.ts' },
  {
    section: 8,
    what: 'Calls: messages for a missing permission and an outdated browser',
    code: 'apps/web/src/features/calls/connection/open-devices.ts',
  },
  {
    section: 8,
    what: 'Suspicious messages warn the reader, pause the sender and are queued for staff',
    code: 'packages/core/src/scam/scam.ts',
  },
  {
    section: 8,
    what: 'A prompt has one button that leads to the solution',
    code: 'apps/web/src/platform/prompts/problem-prompt.tsx',
  },
  {
    section: 8,
    what: 'Error catalogue with codes, messages and the button that solves it',
    code: 'packages/contract/src/protocol/errors.ts',
  },
  {
    section: 8,
    what: 'Status 0 and timeouts: network toast with Refresh',
    code: 'apps/web/src/platform/errors/errors.tsx',
  },
  {
    section: 8,
    what: '307 leads to the maintenance page',
    code: 'apps/api/src/platform/operations/maintenance/maintenance.ts',
  },
  {
    section: 8,
    what: 'A failed, pending or cancelled payment says why',
    code: 'apps/api/src/features/payments/orders/present-order.ts',
  },
  {
    section: 8,
    what: 'A failed contact call closes the dialog',
    code: 'apps/web/src/features/contacts/contact-dialog.tsx',
  },
  {
    section: 8,
    what: 'The third post in 24 hours leads to VIP; a failed send clears the images and keeps the text',
    code: 'apps/web/src/features/feed/compose/use-composer.ts',
  },
  {
    section: 7,
    what: 'Hosted push-channel service, cluster ap1',
    code: 'apps/api/src/platform/realtime/hosted/hosted-devices.ts',
  },
  { section: 7, what: 'Images come from a CDN', code: 'apps/api/src/platform/http/media-host.ts' },
];
