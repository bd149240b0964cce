import type { Row } from '../row.ts';

/** States and transitions: section 4. */
export const stateRows: readonly Row[] = [
  {
    section: 4,
    what: 'Translation request: translating, then translated',
    code: 'apps/api/src/features/translators/orders/order-translation.ts',
  },
  {
    section: 4,
    what: 'Logout clears token, channel and token time; a 401 closes the channel and opens the login dialog',
    code: 'apps/web/src/platform/session/session.ts',
  },
  {
    section: 4,
    what: 'A 401 ends a social-login session at the provider, where it offers that',
    code: 'apps/web/src/platform/session/provider-end.ts',
  },
  {
    section: 4,
    what: 'A block event naming the member forces logout',
    code: 'apps/api/src/features/accounts/sessions/revoke-sessions.ts',
  },
  {
    section: 4,
    what: 'A kick event closes the socket and logs out',
    code: 'apps/web/src/platform/realtime/connect.ts',
  },
  {
    section: 4,
    what: 'Login on more than 5 devices and from unknown devices asks for a code',
    code: 'apps/api/src/features/accounts/login/login-challenge.ts',
  },
  { section: 4, what: 'Call states, ring timeout 40 s, close 4 s', code: 'packages/core/src/calls/call-state.ts' },
  {
    section: 4,
    what: 'Call: missed after 40 s, busy when not idle, over after 30 s without a heartbeat',
    code: 'apps/api/src/features/calls/lifecycle/settle-call.ts',
  },
  {
    section: 4,
    what: 'Call: one message from the caller at the end, seconds of the callee in the log',
    code: 'apps/api/src/features/calls/lifecycle/send-call-message.ts',
  },
  {
    section: 4,
    what: 'Call screen: mute, microphone, camera, another camera only with more than one, timer above 0 s',
    code: 'apps/web/src/features/calls/parts/talk-controls.tsx',
  },
  {
    section: 4,
    what: 'Call: push while it rings and for a missed call',
    code: 'apps/api/src/features/notifications/push/push-notification.ts',
  },
  {
    section: 4,
    what: 'Call: metered by the server, first 20 s free, VIP minutes, overdue',
    code: 'apps/api/src/features/calls/billing/charge-minutes.ts',
  },
  {
    section: 4,
    what: 'The chat icon: red dots once the greeting was sent, an outline before, filled for other types',
    code: 'apps/web/src/features/social/say-hi/say-hi-button.tsx',
  },
  {
    section: 4,
    what: 'Friend request states and values',
    code: 'apps/api/src/features/social/relationships/friendship.ts',
  },
  {
    section: 4,
    what: 'Friend requests, friends and blocks change on both sides at once',
    code: 'packages/contract/src/social/relationship-state.ts',
  },
  { section: 4, what: 'Payment modal states', code: 'apps/web/src/features/payments/orders/payment-stage.ts' },
  {
    section: 4,
    what: 'A payment in progress survives a reload and is charged once',
    code: 'apps/web/src/features/payments/orders/stored-payment.ts',
  },
  {
    section: 4,
    what: 'Membership general, VIP, lifetime, trial once',
    code: 'apps/api/src/features/membership/grant-pack.ts',
  },
  {
    section: 4,
    what: 'POST upgrade: from the balance for oneself or another, a partner’s present, the result of a payment',
    code: 'apps/api/src/features/membership/upgrade.ts',
  },
  {
    section: 4,
    what: 'Mall order states',
    code: 'apps/api/migrations/0190_mall_foundation.sql',
  },
  { section: 4, what: 'Identity verification states', code: 'apps/api/src/features/verification/read-verification.ts' },
  {
    section: 4,
    what: 'Image display loading, success, error, reset when the source changes',
    code: 'apps/web/src/features/media/picture/media-picture.tsx',
  },
  {
    section: 4,
    what: 'Pay-to-view dialog confirms with pay and shows loading',
    code: 'apps/web/src/features/media/unlock/unlock-dialog.tsx',
  },
  {
    section: 4,
    what: 'Voice recording stops at 1 minute in the browser',
    code: 'apps/web/src/features/media/voice/use-recorder.ts',
  },
  {
    section: 4,
    what: 'Success of a file is shown 2 s after the answer',
    code: 'apps/web/src/features/media/uploads/queue/upload-queue.ts',
  },
  {
    section: 4,
    what: 'Socket reconnects after 2 s except close code 1005; the grant is retried every 5 s',
    code: 'apps/web/src/platform/realtime/connect.ts',
  },
  {
    section: 4,
    what: 'Recall within two minutes for both; later deletion is for oneself',
    code: 'apps/api/src/features/chat/messages/changes/recall-message.ts',
  },
  {
    section: 4,
    what: 'Edit an own text within 15 minutes; marked for both',
    code: 'apps/api/src/features/chat/messages/changes/edit-message.ts',
  },
  {
    section: 4,
    what: 'Filters of the lists of people',
    code: 'apps/api/src/features/discovery/lists/list-filtered.ts',
  },
  { section: 4, what: 'Lists end at max id -1', code: 'packages/contract/src/protocol/pagination.schema.ts' },
  {
    section: 4,
    what: 'Upload success after 2 s; a posting flag blocks a double submit for 3 s',
    code: 'apps/web/src/features/feed/compose/use-composer.ts',
  },
  { section: 4, what: 'Dropdowns close on an outside click', code: 'packages/ui/src/use-dismiss.ts' },
  {
    section: 4,
    what: 'Price list with versions, a second person, preview and history',
    code: 'apps/api/src/features/prices/decide-price-list.ts',
  },
  {
    section: 4,
    what: 'A price that is shown is charged, or the refusal names the one that holds',
    code: 'apps/api/src/features/payments/orders/quote-purchase.ts',
  },
  {
    section: 4,
    what: 'Webhooks that failed verification are shown to the money desk',
    code: 'apps/api/src/features/payments/webhooks/keep-rejected-webhooks.ts',
  },
  {
    section: 4,
    what: 'A thing whose owner changes its price is paid at the new one in the same dialog',
    code: 'apps/web/src/features/media/unlock/use-unlock.ts',
  },
  {
    section: 4,
    what: 'A changed price is shown in the same dialog and paid by its button',
    code: 'apps/web/src/features/payments/orders/repriced.ts',
  },
  {
    section: 4,
    what: 'Kill switches for payments, calls, uploads, registration and translation',
    code: 'apps/api/src/features/switches/switch-gate.ts',
  },
  {
    section: 4,
    what: 'Health page: queues, webhooks, proof of the books, storage, backup, processes and settings',
    code: 'apps/api/src/features/diagnostics/read-health.ts',
  },
  {
    section: 4,
    what: 'Figures of the operator by day and group, from nightly counts that name no member',
    code: 'apps/api/src/features/figures/count-days.ts',
  },
  {
    section: 4,
    what: 'Staff correct a birthday with a reason, never to under age',
    code: 'apps/api/src/features/moderation/members/change-birthday.ts',
  },
  {
    section: 4,
    what: 'Risk signals of a member with their reasons, and similar accounts, which decide nothing',
    code: 'apps/api/src/features/moderation/risk/read-risk.ts',
  },
  {
    section: 4,
    what: 'What a member agreed to is stored with version, language and way, and shown to the member',
    code: 'apps/api/src/features/accounts/consents/consent.sql.ts',
  },
  {
    section: 4,
    what: 'Every mail has a template, a class and an id of its own; staff preview templates and see what became of mails',
    code: 'apps/api/src/platform/mail/mail-template.ts',
  },
  {
    section: 4,
    what: 'Members agree again to a version of the terms or the privacy policy before they go on',
    code: 'apps/api/src/features/pages/page-consents.ts',
  },
  {
    section: 4,
    what: 'Staff edit the written pages in eight languages, in versions with a day',
    code: 'apps/api/src/features/pages/edit-page.ts',
  },
  {
    section: 4,
    what: 'A suspension is carried over to chosen similar accounts, each with its appeal, and taken back one by one',
    code: 'apps/api/src/features/moderation/risk/carry-sanction.ts',
  },
  {
    section: 4,
    what: 'Staff delete an account with a reason: it is closed at once and erased as if its owner had closed it',
    code: 'apps/api/src/features/accounts/closing/close-by-staff.ts',
  },
  {
    section: 4,
    what: 'Feature flags with audience, expiry and audit',
    code: 'apps/api/src/features/switches/evaluate-switch.ts',
  },
  {
    section: 4,
    what: 'Maintenance mode with text and end, staff pages and probes stay',
    code: 'apps/api/src/platform/operations/maintenance/maintenance.ts',
  },
  {
    section: 4,
    what: 'A held payment is released or refunded by two members of the staff, or by the provider’s review',
    code: 'apps/api/src/features/payments/desk/decide-payment-request.ts',
  },
  {
    section: 4,
    what: 'Books for finance: trial balance by day, transfers with causes, wallets, holds, months and their export',
    code: 'apps/api/src/features/ledger/books/books.sql.ts',
  },
  {
    section: 4,
    what: 'Settlement reports of the providers are imported once, compared with the orders, and their fees booked',
    code: 'apps/api/src/features/payments/settlements/import-settlement.ts',
  },
  {
    section: 4,
    what: 'Differences between provider and books are open, explained, corrected by two of the staff, or resolved',
    code: 'apps/api/src/features/payments/reconciliation/decide-difference.ts',
  },
  {
    section: 4,
    what: 'Payment order states, guarded in the database',
    code: 'apps/api/src/features/payments/orders/order-state-machine.ts',
  },
  {
    section: 4,
    what: 'A dispute is open, won or lost, and two members of the staff unlock its payer',
    code: 'apps/api/src/features/payments/disputes/settle-lost-dispute.ts',
  },
  {
    section: 4,
    what: 'Evidence about a dispute goes to Stripe by two members of the staff',
    code: 'apps/api/src/features/payments/dispute-desk/submit-evidence.ts',
  },
  {
    section: 4,
    what: 'Disputes for staff: deadline, what they block, evidence as PDF, evidence sent, won, lost',
    code: 'apps/api/src/features/payments/dispute-desk/read-disputes.ts',
  },
  {
    section: 4,
    what: 'Partner earnings are taken back',
    code: 'apps/api/src/features/ledger/clawback/settle-unpaid.ts',
  },
  {
    section: 4,
    what: 'A won dispute restores gold and pack once',
    code: 'apps/api/src/features/payments/disputes/settle-won-dispute.ts',
  },
  {
    section: 4,
    what: 'Payment modal: failed and pending with their reasons, not enough gold, QR code',
    code: 'apps/web/src/features/payments/stages/payment-stages.tsx',
  },
  {
    section: 4,
    what: 'A draft of a post keeps its text and uploaded files',
    code: 'apps/web/src/features/media/uploads/use-stored-files.ts',
  },
];
