import type { Rule } from './rule.ts';

/**
 * Rules, states and limits of the specification, sections 2 to 9. What is built names its code and the test that would
 * fail.
 */
export const rules: readonly Rule[] = [
  {
    section: 2,
    rule: 'An unauthenticated visit to an auth route goes to the landing page',
    code: 'apps/web/src/routes/guard-route.ts',
    test: { file: 'e2e/settings/access.spec.ts', title: 'settings of one’s own send a guest to the doors' },
  },
  {
    section: 2,
    rule: 'Inside the chat-app browser a flag in the query disables automatic login',
    code: 'apps/web/src/routes/guard-route.ts',
    test: { file: 'e2e/settings/access.spec.ts', title: 'in the chat app’s browser' },
  },
  {
    section: 2,
    rule: 'A pid of length 3, 4 or 6 is stored once and sent with every request',
    code: 'apps/api/src/platform/http/client-hint.ts',
    test: {
      file: 'apps/api/src/features/accounts/registration/register.test.ts',
      title: 'stores the partner id and issues the longer token of the app',
    },
  },
  {
    section: 2,
    rule: 'A lang query or path prefix sets the language, kept for 1000 days',
    code: 'apps/web/src/platform/language.tsx',
    test: {
      file: 'apps/web/src/routes/server/make-renderer.test.ts',
      title: 'chooses the language by prefix, query, cookie and then the browser',
    },
  },
  {
    section: 2,
    rule: 'In the app the language menu links to the current path with a lang query; on the web to /{languageCode}/',
    code: 'apps/web/src/platform/use-language-address.ts',
    test: { file: 'e2e/shell/frame.spec.ts', title: 'the language menu’s links lead to each language’s front page' },
  },
  {
    section: 2,
    rule: 'Navigation is cancelled while a photo viewer is open; audio pauses on navigation',
    code: 'apps/web/src/features/media/viewer/viewer.tsx',
    test: { file: 'e2e/media/viewer.spec.ts', title: 'keeps the page below' },
  },
  {
    section: 2,
    rule: 'The page title shows the unread count; body classes front page and main page',
    code: 'apps/web/src/platform/head.ts',
    test: { file: 'apps/web/src/platform/head.test.ts', title: 'puts unread messages before the title' },
  },
  {
    section: 2,
    rule: 'After login: /home, a jump path or a redirect query, own paths only',
    code: 'apps/web/src/platform/own-path.ts',
    test: { file: 'e2e/accounts/saved-accounts.spec.ts', title: 'leads back to where it was' },
  },
  {
    section: 2,
    rule: 'Header search from 3 characters, 500 ms after typing',
    code: 'apps/web/src/features/shell/search/use-live-search.ts',
    test: { file: 'e2e/discovery/search.spec.ts', title: 'the search of the bar works by keyboard' },
  },
  {
    section: 2,
    rule: 'Lists of the popular and of the next birthdays, for guests and in every language',
    code: 'apps/api/src/features/discovery/lists/people.sql.ts',
    test: {
      file: 'apps/api/src/features/discovery/lists/upcoming-birthdays.test.ts',
      title: 'lists birthdays by day, today first, one week ahead',
    },
  },
  {
    section: 2,
    rule: 'Search page with filters that stay in the address',
    code: 'apps/web/src/features/discovery/search-page.tsx',
    test: { file: 'e2e/discovery/search.spec.ts', title: 'the filters stay in the address' },
  },
  {
    section: 7,
    rule: 'POST search: by words in eight languages with slips forgiven, by filters',
    code: 'apps/api/src/features/discovery/search/search-people.ts',
    test: {
      file: 'apps/api/src/features/discovery/search/search.test.ts',
      title: 'finds biographies in %s, also with a typo',
    },
  },
  {
    section: 7,
    rule: 'GET encounters: a daily deck of people who fit both ways, passes that can be taken back',
    code: 'apps/api/src/features/discovery/encounters/todays-deck.ts',
    test: {
      file: 'apps/api/src/features/discovery/encounters/encounters.test.ts',
      title: 'has its daily share, stays the same for the day, and offers more with VIP',
    },
  },
  {
    section: 2,
    rule: 'Named screen encounter, the bottom bar’s meet',
    code: 'apps/web/src/features/discovery/encounters/encounter-page.tsx',
    test: { file: 'e2e/discovery/encounters.spec.ts', title: 'by buttons, keys and drag' },
  },
  {
    section: 8,
    rule: '400062: more encounters than allowed',
    code: 'apps/api/src/features/discovery/encounters/list-encounters.ts',
    test: {
      file: 'apps/api/src/features/discovery/encounters/encounters.test.ts',
      title: 'has its daily share, stays the same for the day, and offers more with VIP',
    },
  },
  {
    section: 8,
    rule: '400061: search filters for VIP',
    code: 'apps/api/src/features/discovery/search/read-search-criteria.ts',
    test: {
      file: 'apps/api/src/features/discovery/search/search.test.ts',
      title: 'refuses weight, income, online and verified without VIP',
    },
  },
  {
    section: 2,
    rule: 'Upgrade entries are hidden at VIP expiry 2037-12-31',
    code: 'apps/web/src/features/membership/is-lifetime-member.ts',
    test: {
      file: 'apps/web/src/features/payments/checkout/payment-choice.test.ts',
      title: 'nothing to a lifetime member',
    },
  },
  {
    section: 2,
    rule: 'Spending history with filter, file and daily limit',
    code: 'apps/web/src/features/ledger/bill-page.tsx',
    test: { file: 'e2e/payments/bill.spec.ts', title: 'the bill shows every movement' },
  },
  {
    section: 2,
    rule: 'The chat badge shows messages; the me badge likeme + request + order',
    code: 'apps/web/src/features/shell/navigation/sections.tsx',
    test: { file: 'e2e/social/relationships.spec.ts', title: 'a request is accepted' },
  },
  {
    section: 2,
    rule: 'Lists of friends, requests, blocked members and visitors',
    code: 'apps/web/src/features/social/relationships/relationship-list-page.tsx',
    test: { file: 'e2e/social/relationships.spec.ts', title: 'a request is accepted' },
  },
  {
    section: 2,
    rule: 'Visitors and who likes me beyond the first page are for VIP',
    code: 'apps/api/src/features/social/visits/list-visitors.ts',
    test: {
      file: 'apps/api/src/features/social/visits/visits.test.ts',
      title: 'shows the first page to everybody, the rest to VIP',
    },
  },
  {
    section: 2,
    rule: 'Saved accounts: a tap logs in as that account',
    code: 'apps/web/src/platform/session/switch-account.ts',
    test: { file: 'e2e/accounts/saved-accounts.spec.ts', title: 'two accounts live in one browser' },
  },
  { section: 2, rule: 'QR-code dialog to follow the official account in the chat-app browser' },
  {
    section: 2,
    rule: 'Notification panel with relative times, empty all, close, settings link',
    code: 'apps/web/src/features/notifications/panel/notification-panel.tsx',
    test: { file: 'e2e/notifications/panel.spec.ts', title: 'VIP from somebody is told at once' },
  },
  {
    section: 3,
    rule: 'Notification types, each with its icon and words from type and data',
    code: 'packages/contract/src/notifications.ts',
    test: {
      file: 'apps/api/src/features/notifications/list/notices.test.ts',
      title: 'shows every type with its fields, newest first',
    },
  },
  {
    section: 3,
    rule: 'Notices of the same from several people are one entry until it is seen',
    code: 'apps/api/src/features/notifications/list/notification.sql.ts',
    test: {
      file: 'apps/api/src/features/notifications/list/notices.test.ts',
      title: 'merges unseen notifications of several people, and moves them to the top',
    },
  },
  {
    section: 3,
    rule: 'Coded options of the profile, income band 607 added',
    code: 'packages/contract/src/codes.ts',
    test: {
      file: 'apps/api/src/features/profiles/biographies/biographies.test.ts',
      title: 'are accepted only where they are offered',
    },
  },
  {
    section: 3,
    rule: 'E-mail, phone and birthday are never shown to others',
    code: 'apps/api/src/features/profiles/cards/cards.ts',
    test: {
      file: 'apps/api/src/features/profiles/profiles.test.ts',
      title: 'are an allow-list: age, never birthday or address',
    },
  },
  {
    section: 3,
    rule: 'Profile visibility hidden, friends, registered, public',
    code: 'apps/api/src/features/privacy/access-policy.ts',
    test: { file: 'apps/api/src/features/privacy/access-policy.test.ts', title: 'seeing a profile' },
  },
  {
    section: 3,
    rule: 'Feed posts: text, files, paid flag; the lists page by max_id',
    code: 'apps/api/src/features/feed/posts/present-posts.ts',
    test: {
      file: 'apps/api/src/features/feed/news/list-news.test.ts',
      title: 'neither loses nor repeats posts while others are published and deleted',
    },
  },
  {
    section: 3,
    rule: 'Who sees a post: never more people than see the profile',
    code: 'apps/api/src/features/privacy/audience.sql.ts',
    test: {
      file: 'apps/api/src/features/feed/feed-access.test.ts',
      title: 'a %s profile shows its posts consistently on all pages',
    },
  },
  {
    section: 3,
    rule: 'Local browser store in one module',
    code: 'apps/web/src/platform/store/browser-store.ts',
    test: {
      file: 'apps/web/src/platform/store/browser-store.test.ts',
      title: 'sees at once what another tab has written',
    },
  },
  {
    section: 4,
    rule: 'Translation request: translating, then translated',
    code: 'apps/api/src/features/translators/orders/order-translation.ts',
    test: { file: 'e2e/translators/translate.spec.ts', title: 'a message is translated by a person' },
  },
  {
    section: 1,
    rule: 'Human translation as a paid service: quoted first, paid once, refunded in full when not done in 24 h',
    code: 'apps/api/src/features/translators/orders/refund-order.ts',
    test: {
      file: 'apps/api/src/features/translators/orders/refunds.test.ts',
      title: 'never comes together with a delivery',
    },
  },
  {
    section: 3,
    rule: 'Notification type translation with its text',
    code: 'apps/api/src/features/translators/desk/deliver-translation.ts',
    test: { file: 'apps/api/src/features/translators/desk/desk.test.ts', title: 'is delivered once' },
  },
  {
    section: 4,
    rule: 'Logout clears token, channel and token time; a 401 closes the channel and opens the login dialog',
    code: 'apps/web/src/platform/session/session.ts',
    test: {
      file: 'apps/web/src/platform/session/switch-account.test.ts',
      title: 'clears token, channel, token time and account',
    },
  },
  {
    section: 4,
    rule: 'A block event naming the member forces logout',
    code: 'apps/api/src/features/accounts/sessions/revoke-sessions.ts',
    test: {
      file: 'e2e/accounts/revoked-session.spec.ts',
      title: 'a block event that names the member logs out at once',
    },
  },
  {
    section: 4,
    rule: 'A kick event closes the socket and logs out',
    code: 'apps/web/src/platform/realtime/connect.ts',
    test: { file: 'e2e/accounts/revoked-session.spec.ts', title: 'a kick closes the socket and logs out' },
  },
  {
    section: 4,
    rule: 'Login on more than 5 devices and from unknown devices asks for a code',
    code: 'apps/api/src/features/accounts/login/login-challenge.ts',
    test: {
      file: 'e2e/accounts/login-code.spec.ts',
      title: 'the sixth device is told why before the code is asked for',
    },
  },
  {
    section: 4,
    rule: 'Call states, ring timeout 40 s, close 4 s',
    code: 'packages/core/src/call-state.ts',
    test: {
      file: 'packages/core/src/call-state.test.ts',
      title: 'goes from dialing to connected and ends in one of seven ways',
    },
  },
  {
    section: 4,
    rule: 'Call: unanswered for 40 s is missed, not idle is busy, 30 s without the notice is over',
    code: 'apps/api/src/features/calls/settle-call.ts',
    test: {
      file: 'apps/api/src/features/calls/calls.test.ts',
      title: 'is missed after 40 seconds, writes one message, and blocks a second unanswered call',
    },
  },
  {
    section: 4,
    rule: 'Call: one message from the caller at the end, seconds of the callee in the log',
    code: 'apps/api/src/features/calls/send-call-message.ts',
    test: {
      file: 'apps/api/src/features/calls/calls.test.ts',
      title: 'goes from dialing to hangup and emits each step to both',
    },
  },
  {
    section: 4,
    rule: 'Call screen: mute, microphone, camera, another camera only with more than one, timer above 0 s',
    code: 'apps/web/src/features/calls/parts/talk-controls.tsx',
    test: { file: 'e2e/calls/call.spec.ts', title: 'a video call of friends goes from one to the other' },
  },
  {
    section: 4,
    rule: 'Call: who is away is told by push while it rings, and of a missed call',
    code: 'apps/api/src/features/notifications/push/push-notification.ts',
    test: {
      file: 'apps/api/src/features/calls/ring-push.test.ts',
      title: 'a ring is pushed at once to an offline callee, expires with the ring, and is replaced by a missed call',
    },
  },
  {
    section: 9,
    rule: 'A call counts as the one message from its first ring on; taking it is an answer',
    code: 'apps/api/src/features/chat/sending/reserve-message-slot.ts',
    test: {
      file: 'apps/api/src/features/calls/call-message-slot.test.ts',
      title: 'takes their one message from the first ring on and updates the composer',
    },
  },
  {
    section: 8,
    rule: 'A request timeout resets a running call',
    code: 'apps/web/src/features/calls/watch-calls.ts',
    test: {
      file: 'apps/web/src/platform/on-timeout.test.ts',
      title: 'tells of a request that got no answer in its time',
    },
  },
  {
    section: 8,
    rule: 'Calls: permission and outdated browser are told',
    code: 'apps/web/src/features/calls/connection/open-devices.ts',
    test: { file: 'e2e/calls/call.spec.ts', title: 'without permission or in an old browser nothing rings' },
  },
  {
    section: 4,
    rule: 'Call: metered by the server, first 20 s free, VIP minutes, overdue',
    code: 'apps/api/src/features/calls/billing/charge-minutes.ts',
    test: {
      file: 'apps/api/src/features/calls/billing/charge-minutes.test.ts',
      title: 'charges every started minute after 20 free seconds, voice 1 and video 2',
    },
  },
  {
    section: 4,
    rule: 'The chat icon: red dots once the greeting was sent, an outline before, filled for other types',
    code: 'apps/web/src/features/social/say-hi/say-hi-button.tsx',
    test: { file: 'e2e/social/likes.spec.ts', title: 'saying hi turns into the way' },
  },
  {
    section: 4,
    rule: 'Friend request states and values',
    code: 'apps/api/src/features/social/relationships/friendship.ts',
    test: {
      file: 'apps/api/src/features/social/relationships/relationships.test.ts',
      title: 'two simultaneous acts give the result of a serial order, on both sides',
    },
  },
  {
    section: 4,
    rule: 'Friend requests, friends and blocks change on both sides at once',
    code: 'packages/contract/src/relationship-state.ts',
    test: {
      file: 'apps/api/src/features/social/relationships/relationship-list.test.ts',
      title: 'whatever three members do',
    },
  },
  {
    section: 4,
    rule: 'Payment modal states',
    code: 'apps/web/src/features/payments/orders/payment-stage.ts',
    test: {
      file: 'apps/web/src/features/payments/orders/payment-stage.test.ts',
      title: 'follows every state of the order',
    },
  },
  {
    section: 4,
    rule: 'A payment in the middle survives a reload and is paid once',
    code: 'apps/web/src/features/payments/orders/stored-payment.ts',
    test: { file: 'e2e/payments/recharge.spec.ts', title: 'a reload in the middle' },
  },
  {
    section: 4,
    rule: 'Membership general, VIP, lifetime, trial once',
    code: 'apps/api/src/features/membership/grant-pack.ts',
    test: {
      file: 'apps/api/src/features/membership/upgrade.test.ts',
      title: 'is granted once per person, also for a second account on the same device',
    },
  },
  {
    section: 4,
    rule: 'POST upgrade: from the balance for oneself or another, a partner’s present, the result of a payment',
    code: 'apps/api/src/features/membership/upgrade.ts',
    test: { file: 'apps/api/src/features/membership/upgrade.test.ts', title: 'makes VIP at once' },
  },
  { section: 4, rule: 'Mall order states' },
  {
    section: 4,
    rule: 'Identity verification states',
    code: 'apps/api/src/features/verification/read-verification.ts',
    test: { file: 'e2e/verification/selfie.spec.ts', title: 'a selfie with a drawn hand sign' },
  },
  {
    section: 5,
    rule: 'Selfie verification: hand gesture and face, the confirmation box',
    code: 'apps/api/src/features/verification/send-selfie.ts',
    test: {
      file: 'apps/api/src/features/verification/verification.test.ts',
      title: 'needs the box, a picture, and a sign',
    },
  },
  {
    section: 4,
    rule: 'Image display loading, success, error, reset when the source changes',
    code: 'apps/web/src/features/media/picture/media-picture.tsx',
    test: {
      file: 'apps/web/src/features/media/picture/image-sources.test.ts',
      title: 'has no source for a locked file',
    },
  },
  {
    section: 4,
    rule: 'Pay-to-view dialog confirms with pay and shows loading',
    code: 'apps/web/src/features/media/unlock/unlock-dialog.tsx',
    test: { file: 'e2e/media/secret.spec.ts', title: 'a secret photo is bought' },
  },
  {
    section: 4,
    rule: 'Voice recording stops by itself at 1 minute',
    code: 'apps/web/src/features/media/voice/use-recorder.ts',
    test: { file: 'e2e/media/voice.spec.ts', title: 'stops at a minute' },
  },
  {
    section: 4,
    rule: 'Success of a file is shown 2 s after the answer',
    code: 'apps/web/src/features/media/uploads/queue/upload-queue.ts',
    test: {
      file: 'apps/web/src/features/media/uploads/queue/upload-queue.test.ts',
      title: 'shows success two seconds later',
    },
  },
  {
    section: 5,
    rule: 'Files that do not qualify are left out by name',
    code: 'apps/web/src/features/media/uploads/validate-files.ts',
    test: { file: 'e2e/album/album.spec.ts', title: 'photos are added' },
  },
  {
    section: 4,
    rule: 'Socket reconnects after 2 s except close code 1005; the grant is retried every 5 s',
    code: 'apps/web/src/platform/realtime/connect.ts',
    test: { file: 'apps/web/src/platform/realtime/connect.test.ts', title: 'stays closed after 1005' },
  },
  {
    section: 3,
    rule: 'Message: photos, voice and videos of the two alone, with addresses of minutes',
    code: 'apps/api/src/features/chat/messages/hydrate-files.ts',
    test: {
      file: 'apps/api/src/features/chat/sending/message-files.test.ts',
      title: 'are visible to both, blurred before the first reply, and hidden by a block',
    },
  },
  {
    section: 3,
    rule: 'Paid secret file of a conversation: locked, reviewed, bought once',
    code: 'apps/api/src/features/album/pay-upload.ts',
    test: {
      file: 'apps/api/src/features/chat/sending/message-files.test.ts',
      title: 'stays locked until its receiver buys it once',
    },
  },
  {
    section: 3,
    rule: 'Thread: draft, top, engine, mute and note are one’s own',
    code: 'apps/api/src/features/chat/threads/update-thread.ts',
    test: {
      file: 'apps/api/src/features/chat/messages/change-message.test.ts',
      title: 'keep a draft for all devices, also before the first message, until a text is sent',
    },
  },
  {
    section: 3,
    rule: 'Read marks and typing are told or kept together',
    code: 'apps/api/src/features/chat/threads/thread-member.sql.ts',
    test: {
      file: 'apps/api/src/features/chat/messages/change-message.test.ts',
      title: 'hide read receipts and typing indicator of a member who disabled them',
    },
  },
  {
    section: 4,
    rule: 'Recall within two minutes for both; later deletion is for oneself',
    code: 'apps/api/src/features/chat/messages/recall-message.ts',
    test: {
      file: 'apps/api/src/features/chat/messages/change-message.test.ts',
      title: 'clears it for both within two minutes and keeps its number',
    },
  },
  {
    section: 7,
    rule: 'Thread list with search, filters and paging',
    code: 'apps/api/src/features/chat/threads/thread-list.sql.ts',
    test: {
      file: 'apps/api/src/features/chat/messages/change-message.test.ts',
      title: 'filter the list by unread, your turn and requests',
    },
  },
  {
    section: 8,
    rule: 'Messages that read like a fraud warn the reader, slow the sender and come before staff',
    code: 'packages/core/src/scam.ts',
    test: {
      file: 'apps/api/src/features/chat/scam/suspicion.test.ts',
      title: 'warns the receiver, reports to staff and tells the sender nothing',
    },
  },
  {
    section: 9,
    rule: 'Say-hi carries own words and picture',
    code: 'apps/api/src/features/chat/sending/say-hi.ts',
    test: {
      file: 'apps/api/src/features/chat/sending/message-files.test.ts',
      title: 'sends a greeting with its text and photo',
    },
  },
  {
    section: 4,
    rule: 'Lists end at max id -1',
    code: 'packages/contract/src/paging.schema.ts',
    test: {
      file: 'apps/api/src/features/chat/threads/threads.test.ts',
      title: 'lists each thread once across pages, newest first, and ends with -1',
    },
  },
  {
    section: 4,
    rule: 'Upload success after 2 s; a posting flag blocks a double submit for 3 s',
    code: 'apps/web/src/features/feed/compose/use-composer.ts',
    test: { file: 'e2e/feed/news.spec.ts', title: 'a post with three photos is written' },
  },
  {
    section: 4,
    rule: 'Dropdowns close on an outside click',
    code: 'packages/ui/src/use-dismiss.ts',
    test: { file: 'e2e/ui/menu.spec.ts', title: 'a press outside closes it' },
  },
  {
    section: 5,
    rule: 'Empty posts are dropped silently',
    code: 'apps/web/src/features/feed/compose/publish-post.ts',
    test: { file: 'e2e/feed/news.spec.ts', title: 'a post with three photos is written' },
  },
  { section: 5, rule: 'Empty messages are dropped silently' },
  {
    section: 5,
    rule: 'register: contact, name 4-20, password 6; the code on the China domain',
    code: 'apps/api/src/features/accounts/registration/register-account.ts',
    test: {
      file: 'apps/api/src/features/accounts/registration/register-china.test.ts',
      title: 'requires a phone number and its code',
    },
  },
  {
    section: 5,
    rule: 'authenticate: login and password of at least 6',
    code: 'apps/api/src/features/accounts/login/authenticate-account.ts',
    test: {
      file: 'apps/api/src/features/accounts/login/login.test.ts',
      title: 'returns the same error for a wrong password, an unknown login and an impossible one',
    },
  },
  {
    section: 5,
    rule: 'password/find and password/reset rules',
    code: 'apps/api/src/features/accounts/recovery/change-password.ts',
    test: { file: 'e2e/accounts/retrieve.spec.ts', title: 'a forgotten password is replaced with a code' },
  },
  {
    section: 5,
    rule: 'support: category, captcha, content, email, name',
    code: 'apps/api/src/features/support/open-ticket.ts',
    test: { file: 'apps/api/src/features/support/open-ticket.test.ts', title: 'rejects a captcha of another action' },
  },
  {
    section: 5,
    rule: 'Uploads: types and 100 MB',
    code: 'apps/api/src/features/media/ingest/ingest-file.ts',
    test: { file: 'apps/api/src/features/media/hostile-files.test.ts', title: 'a hundred hostile files' },
  },
  {
    section: 5,
    rule: 'Non-qualifying files are dropped and named while the rest is taken',
    code: 'apps/api/src/features/media/ingest/upload-files.ts',
    test: {
      file: 'apps/api/src/features/media/media.test.ts',
      title: 'is listed with its reason while others are accepted',
    },
  },
  {
    section: 5,
    rule: 'Photos containing text should not be uploaded: codes in what waits for review are signalled',
    code: 'apps/api/src/features/media/review/review-signals.ts',
    test: {
      file: 'apps/api/src/features/moderation/review/review.test.ts',
      title: 'report duplicates, codes and small pictures',
    },
  },
  {
    section: 5,
    rule: 'Free members: 2 posts in 24 hours',
    code: 'apps/api/src/features/feed/posts/post-quota.sql.ts',
    test: {
      file: 'apps/api/src/features/feed/posts/publish-post.test.ts',
      title: 'allows exactly two of ten simultaneous posts without VIP',
    },
  },
  {
    section: 5,
    rule: 'Username and gender never change',
    code: 'apps/api/src/features/profiles/plan-update.ts',
    test: {
      file: 'apps/api/src/features/profiles/plan-update.test.ts',
      title: 'is set once; repeating it changes nothing',
    },
  },
  {
    section: 5,
    rule: 'Enter sends as a stored preference',
    code: 'apps/web/src/features/chat/composer/is-send-shortcut.ts',
    test: { file: 'e2e/chat/conversation.spec.ts', title: 'Enter sends or makes a new line' },
  },
  {
    section: 5,
    rule: '68 emoji codes of 1-12 letters or digits',
    code: 'packages/core/src/emoji.ts',
    test: { file: 'packages/core/src/emoji.test.ts', title: 'has 68 names' },
  },
  {
    section: 5,
    rule: 'Saved accounts at most 4096 serialised characters',
    code: 'apps/web/src/platform/store/saved-accounts.ts',
    test: { file: 'apps/web/src/platform/store/saved-accounts.test.ts', title: 'never grows beyond 4096 characters' },
  },
  {
    section: 5,
    rule: 'Upgrading for another member takes the agree box',
    code: 'apps/web/src/features/payments/checkout/payment-choice.ts',
    test: {
      file: 'apps/web/src/features/payments/checkout/payment-choice.test.ts',
      title: 'requires consent for another member',
    },
  },
  {
    section: 5,
    rule: 'The balance pays for VIP only above 30 gold',
    code: 'apps/web/src/features/payments/checkout/payment-choice.ts',
    test: {
      file: 'apps/web/src/features/payments/checkout/payment-choice.test.ts',
      title: 'offers the balance above 30 gold',
    },
  },
  {
    section: 6,
    rule: 'A block works on every surface, both ways, at once',
    code: 'apps/api/src/features/privacy/access-policy.sql.ts',
    test: { file: 'apps/api/test/surface-matrix.test.ts', title: 'and to nobody else' },
  },
  {
    section: 6,
    rule: 'A blocked member cannot reply; the blocker is told',
    code: 'apps/api/src/features/privacy/access-policy.ts',
    test: {
      file: 'apps/api/src/features/privacy/access-policy.test.ts',
      title: 'returns `blocked` to the one who blocks',
    },
  },
  {
    section: 6,
    rule: 'Wait for a reply before sending more messages',
    code: 'apps/api/src/features/chat/sending/reply-gate.ts',
    test: {
      file: 'apps/api/src/features/chat/sending/send-message.test.ts',
      title: 'waits for the reply, then is unlimited',
    },
  },
  {
    section: 6,
    rule: 'VIP entitlements',
    code: 'packages/contract/src/entitlements.ts',
    test: { file: 'packages/contract/src/entitlements.test.ts', title: 'begins with few conversations' },
  },
  { section: 6, rule: 'Partner entitlements' },
  {
    section: 7,
    rule: 'Bearer token, X-Client-ID, X-Client, pid',
    code: 'apps/api/src/platform/http/client-hint.ts',
    test: { file: 'apps/web/src/platform/api/make-call.test.ts', title: 'writes path, query, partner id and body' },
  },
  {
    section: 7,
    rule: 'Request timeout 30 s, uploads 120 s',
    code: 'apps/web/src/platform/api/call.ts',
    test: { file: 'apps/web/src/platform/api/transport.test.ts', title: 'may take 30 seconds' },
  },
  {
    section: 8,
    rule: 'A refusal that can be solved is a dialog whose one button leads there',
    code: 'apps/web/src/platform/problem-prompt.tsx',
    test: { file: 'e2e/pages/prompts.spec.ts', title: 'whose one button leads there' },
  },
  {
    section: 8,
    rule: 'Error catalogue with codes, messages and the button that solves it',
    code: 'packages/contract/src/errors.ts',
    test: { file: 'apps/web/src/platform/prompt-of.test.ts', title: 'offers to verify the address first' },
  },
  { section: 8, rule: 'Status 0 and timeouts: network toast with Refresh', code: 'apps/web/src/platform/errors.tsx' },
  {
    section: 8,
    rule: '307 leads to the maintenance page',
    code: 'apps/api/src/platform/operations/maintenance.ts',
    test: {
      file: 'e2e/pages/interruptions.spec.ts',
      title: 'a call that meets maintenance leads to the page that says so',
    },
  },
  {
    section: 9,
    rule: 'Tokens alive 3600 s on the web, 86400 s in the app',
    code: 'apps/api/src/features/accounts/sessions/session.sql.ts',
    test: {
      file: 'apps/api/src/features/accounts/sessions/session.test.ts',
      title: 'ends the session for any earlier token, not only the previous one',
    },
  },
  {
    section: 9,
    rule: 'Update reminder after 604800 s',
    code: 'apps/web/src/features/support/update-dialog.tsx',
    test: { file: 'e2e/pages/interruptions.spec.ts', title: 'a shell is offered the new version' },
  },
  {
    section: 9,
    rule: 'Gold presets and custom maximum',
    code: 'apps/api/src/features/payments/prices/read-prices.ts',
    test: {
      file: 'apps/api/src/features/payments/payments.test.ts',
      title: 'are USD at the account’s rate, less for VIP, and accepted by purchase',
    },
  },
  {
    section: 9,
    rule: 'VIP packs and prices',
    code: 'packages/core/src/packs.ts',
    test: { file: 'packages/core/src/packs.test.ts', title: 'months cost' },
  },
  {
    section: 9,
    rule: 'Balance gateway only above 30 gold',
    code: 'apps/api/src/features/membership/upgrade.ts',
    test: {
      file: 'apps/api/src/features/membership/upgrade.test.ts',
      title: 'refuses without a charge: another price, no box ticked, too little gold, VIP for life, unknown member',
    },
  },
  {
    section: 7,
    rule: 'GET trades?k&max_id: the bill, its file, the daily cap',
    code: 'apps/api/src/features/ledger/trades/list-trades.ts',
    test: {
      file: 'apps/api/src/features/ledger/bill.test.ts',
      title: 'lists every transfer with the balance after it and the other member, and ends at -1',
    },
  },
  {
    section: 9,
    rule: 'Gold is counted in hundredths and never lost: double entry, append only, proved',
    code: 'apps/api/src/features/ledger/transfers/post-transfer.ts',
    test: {
      file: 'apps/api/src/features/ledger/ledger.test.ts',
      title: 'debits once for 200 simultaneous requests of one key',
    },
  },
  { section: 9, rule: 'Wheel: one spin a day, 8 prizes' },
  {
    section: 9,
    rule: 'Page sizes photos 16, feeds 10',
    code: 'packages/contract/src/limits.ts',
    test: {
      file: 'apps/api/src/features/album/album.test.ts',
      title: 'lists newest first, page by page, with a constant number of queries',
    },
  },
  {
    section: 9,
    rule: 'Thumbnail sizes',
    code: 'apps/api/src/features/media/media-url.ts',
    test: { file: 'apps/api/src/features/media/media.test.ts', title: 'has every size, and a blur without detail' },
  },
  {
    section: 9,
    rule: 'Chat windows fit: floor(width / 250) - 1',
    code: 'apps/web/src/features/chat/dock/fit-windows.ts',
    test: {
      file: 'apps/web/src/features/chat/dock/fit-windows.test.ts',
      title: 'fits the number of windows from the specification',
    },
  },
  {
    section: 9,
    rule: 'Chat scroll offset 56 px: nearer to the end than this is at the end',
    code: 'apps/web/src/features/chat/log/use-anchored-scroll.ts',
    test: { file: 'e2e/chat/reading.spec.ts', title: 'older messages come without moving the reader' },
  },
  {
    section: 9,
    rule: 'Voice recording at most 1 minute',
    code: 'apps/api/src/features/media/transcode/transcode-file.ts',
    test: {
      file: 'apps/api/src/features/media/transcode/transcode.test.ts',
      title: 'is cut at the longest duration, and silence has a flat waveform',
    },
  },
  {
    section: 6,
    rule: 'Secret photos require payment: bought once, price frozen, kept; a block or refund ends access',
    code: 'apps/api/src/features/album/pay-upload.ts',
    test: {
      file: 'apps/api/src/features/album/album.test.ts',
      title: 'charges once for two hundred simultaneous calls',
    },
  },
  {
    section: 3,
    rule: 'Album folders public, private and secret; private is opened per member',
    code: 'apps/api/src/features/media/items/item.sql.ts',
    test: {
      file: 'apps/api/src/features/media/items/secret-media.test.ts',
      title: 'is refused to ten thousand guesses',
    },
  },
  {
    section: 7,
    rule: 'Uploads go on after a dropped connection',
    code: 'apps/api/src/features/media/resumable/tus-routes.ts',
    test: {
      file: 'apps/api/src/features/media/resumable/resumable.test.ts',
      title: 'resumes after a dropped connection, and repeats a lost reply',
    },
  },
  {
    section: 3,
    rule: 'Complaint: reportType, reportId, content',
    code: 'apps/api/src/features/moderation/complaints/complain.ts',
    test: {
      file: 'apps/api/src/features/moderation/complaints/complaints.test.ts',
      title: 'is a snapshot with context, also after everything is deleted',
    },
  },
  {
    section: 3,
    rule: 'A reported message that is removed is gone for both, with the reason in its place',
    code: 'apps/api/src/features/chat/messages/remove-message.ts',
    test: {
      file: 'apps/api/src/features/moderation/complaints/complaints.test.ts',
      title: 'removes a reported message and its photos for both, with the reason',
    },
  },
  {
    section: 3,
    rule: 'Complaints: outcome to both sides, one appeal decided by somebody else',
    code: 'apps/api/src/features/moderation/complaints/decide-appeal.ts',
    test: { file: 'e2e/moderation/complaint.spec.ts', title: 'comes back by an appeal' },
  },
  {
    section: 3,
    rule: 'Analysis: log, login_at, trade, message, for staff by role, with a reason',
    code: 'apps/api/src/features/moderation/analysis/analyse-member.ts',
    test: {
      file: 'apps/api/src/features/moderation/analysis/analysis.test.ts',
      title: 'shows %s only what the role allows',
    },
  },
  {
    section: 6,
    rule: 'Staff: second factor, idle limit, every look written down',
    code: 'apps/api/src/features/moderation/staff-session/require-staff.ts',
    test: { file: 'apps/api/src/features/moderation/staff-session/pass.test.ts', title: 'opens one session' },
  },
  {
    section: 6,
    rule: 'First main photo and things for sale wait for a moderator',
    code: 'apps/api/src/features/moderation/review/decide-review.ts',
    test: {
      file: 'apps/api/src/features/moderation/review/review.test.ts',
      title: 'is visible to its owner only until approved; then the member is listed',
    },
  },
  {
    section: 7,
    rule: 'POST payment/{method}/purchase: month or amount, a token leads to the provider; return and cancel addresses never credit',
    code: 'apps/api/src/features/payments/orders/begin-purchase.ts',
    test: {
      file: 'apps/api/src/features/payments/payments.test.ts',
      title: 'is credited by the webhook alone, emits the balance and sends a receipt',
    },
  },
  {
    section: 9,
    rule: 'Amount = gold × rate in USD, gold × 6 in RMB, VIP 5 % less in USD',
    code: 'apps/api/src/features/payments/prices/price.ts',
    test: {
      file: 'apps/api/src/features/payments/prices/price.test.ts',
      title: 'use the rate in USD, 5 % less for VIP, and 6 RMB per gold in China',
    },
  },
  {
    section: 9,
    rule: 'Gateways: online payment, chat-app payment in China, gold balance',
    code: 'apps/api/src/features/payments/prices/read-tariff.ts',
    test: {
      file: 'apps/api/src/features/payments/gateways/gateways.test.ts',
      title: 'shows the gateways of the reader’s currency',
    },
  },
  {
    section: 4,
    rule: 'Payment order states, guarded in the database',
    code: 'apps/api/src/features/payments/orders/order-state-machine.ts',
    test: {
      file: 'apps/api/src/features/payments/orders/order-state-machine.test.ts',
      title: 'never loses money that arrived, and is credited at most once unless it was refunded',
    },
  },
  {
    section: 8,
    rule: 'A failed, pending or cancelled payment says why',
    code: 'apps/api/src/features/payments/orders/present-order.ts',
    test: {
      file: 'apps/api/src/features/payments/payments.test.ts',
      title: 'fails with a reason in the reader’s language',
    },
  },
  {
    section: 4,
    rule: 'A dispute that is won gives gold and pack back, once',
    code: 'apps/api/src/features/payments/disputes/settle-won-dispute.ts',
    test: {
      file: 'apps/api/src/features/payments/disputes/won-dispute.test.ts',
      title: 'settles its debt, returns the rest and allows purchases again, however often it is reported',
    },
  },
  {
    section: 4,
    rule: 'Payment modal: failed with its reason, pending with its reason, not enough gold, QR code with another choice',
    code: 'apps/web/src/features/payments/stages/payment-stages.tsx',
    test: { file: 'e2e/payments/odd-ends.spec.ts', title: 'what may go wrong on the way is said in place' },
  },
  {
    section: 9,
    rule: 'Inside the chat app the payment opens in the app itself',
    code: 'apps/web/src/features/payments/gateways/identify-payer.ts',
    test: { file: 'e2e/payments/chat-app.spec.ts', title: 'the payer is known by its silent login' },
  },
  {
    section: 9,
    rule: 'Every paid thing has exactly one transaction, and the other way round',
    code: 'apps/api/src/features/ledger/hooks.ts',
    test: { file: 'apps/api/test/paid-things.test.ts', title: 'finds nothing where everything was paid as it should' },
  },
  {
    section: 9,
    rule: 'Gifts: fixed price, frozen at sending; paid once whatever arrives at once',
    code: 'apps/api/src/features/gifts/pay-gift.ts',
    test: {
      file: 'apps/api/src/features/gifts/gifts.test.ts',
      title: 'sends exactly as many as the gold covers',
    },
  },
  {
    section: 9,
    rule: 'VIP sends gifts free, at most 10 a day, and they earn nothing',
    code: 'apps/api/src/features/gifts/pay-gift.ts',
    test: {
      file: 'apps/api/src/features/gifts/gifts.test.ts',
      title: 'gives VIP ten free gifts a day, which earn nothing',
    },
  },
  {
    section: 9,
    rule: 'Gift categories, ordering popular or price',
    code: 'apps/api/src/features/gifts/list-gifts.ts',
    test: {
      file: 'apps/api/src/features/gifts/gifts.test.ts',
      title: 'sorts by times sent in the last 30 days, or by price',
    },
  },
  {
    section: 9,
    rule: 'Contact information: paid once per owner, VIP free where the owner allows, a block ends it',
    code: 'apps/api/src/features/contacts/buy-contact.ts',
    test: {
      file: 'apps/api/src/features/contacts/contacts.test.ts',
      title: 'charges once for 200 simultaneous calls and credits a partner’s share',
    },
  },
  {
    section: 8,
    rule: 'A failed contact call closes the dialog',
    code: 'apps/web/src/features/contacts/contact-dialog.tsx',
    test: { file: 'e2e/contacts/buy.spec.ts', title: 'contact information is offered, bought once and kept' },
  },
  {
    section: 2,
    rule: '/home shows the news; new posts wait behind a pill, back finds the same place',
    code: 'apps/web/src/features/feed/list/use-new-posts.ts',
    test: { file: 'e2e/feed/news.spec.ts', title: 'back finds the same posts at the same place' },
  },
  {
    section: 2,
    rule: '/feed/{id} for members; /timeline/{id} and the news open to guests, in eight languages',
    code: 'apps/web/src/routes/feed.ts',
    test: { file: 'e2e/feed/open-to-guests.spec.ts', title: 'guests read the news and a timeline' },
  },
  {
    section: 8,
    rule: 'The third post in 24 hours says so and leads to VIP; a failed send clears the pictures and keeps the text',
    code: 'apps/web/src/features/feed/compose/use-composer.ts',
    test: { file: 'e2e/feed/news.spec.ts', title: 'a post with three photos is written' },
  },
  {
    section: 4,
    rule: 'A draft of a post keeps its words and the files that have arrived',
    code: 'apps/web/src/features/feed/compose/use-stored-files.ts',
    test: { file: 'e2e/feed/news.spec.ts', title: 'a post with three photos is written' },
  },
  {
    section: 5,
    rule: 'A video is posted while it is being prepared, gets its poster and plays',
    code: 'apps/api/src/features/media/items/attach-uploads.ts',
    test: { file: 'e2e/feed/video-post.spec.ts', title: 'a video is posted while it is being prepared' },
  },
  {
    section: 6,
    rule: 'Files of profiles for friends or hidden, and of posts for friends, have no address that lasts',
    code: 'apps/api/src/features/media/items/item.sql.ts',
    test: {
      file: 'apps/api/src/features/feed/posts/post-files.test.ts',
      title: 'has a permanent URL while the profile is public, and none once it is for friends or hidden',
    },
  },
  {
    section: 9,
    rule: 'Photos of a post: one 600 wide, two halves, threes, the last tile counts the rest',
    code: 'apps/web/src/features/feed/post/tile-layout.ts',
    test: { file: 'apps/web/src/features/feed/post/tile-layout.test.ts', title: 'files stand in' },
  },
  {
    section: 7,
    rule: 'POST ask: a curated question or own words up to 200 characters, through the gate of the chat',
    code: 'apps/api/src/features/questions/ask-member.ts',
    test: {
      file: 'apps/api/src/features/questions/questions.test.ts',
      title: 'is the one message to a member who has not answered, and stores nothing when refused',
    },
  },
  {
    section: 7,
    rule: 'POST ask for what is missing raises the notices avatar, bio, profile, verify',
    code: 'apps/api/src/features/questions/request-profile-field.ts',
    test: {
      file: 'apps/api/src/features/questions/questions.test.ts',
      title: 'is a notification and no message, once a month, only for missing fields',
    },
  },
  {
    section: 7,
    rule: 'POST answer: in the conversation, published on the profile where wished',
    code: 'apps/api/src/features/questions/give-answer.ts',
    test: {
      file: 'apps/api/src/features/questions/questions.test.ts',
      title: 'is one message that opens the conversation, and is on the profile only if published',
    },
  },
  {
    section: 7,
    rule: 'POST suggest {mode}: three editable texts in both languages, by a text model or from the bank in 8 languages',
    code: 'apps/api/src/features/suggestions/suggest.ts',
    test: {
      file: 'apps/api/src/features/suggestions/suggestions.test.ts',
      title: 'offers first messages in the writer’s language and the reader’s',
    },
  },
  {
    section: 3,
    rule: 'Suggestions are put into the field to be changed and never sent by themselves; used up leads to VIP',
    code: 'apps/web/src/features/suggestions/suggestions-panel.tsx',
    test: { file: 'e2e/suggestions/ideas.spec.ts', title: 'a German begins with an idea to a Japanese' },
  },
  {
    section: 9,
    rule: '5 calls for suggestions a day, VIP 30: 400062',
    code: 'apps/api/src/features/suggestions/share.sql.ts',
    test: {
      file: 'apps/api/src/features/suggestions/suggestions.test.ts',
      title: 'is five, thirty for VIP, also simultaneously, and resets',
    },
  },
  {
    section: 7,
    rule: 'A question that was taken back is not answered any more',
    code: 'apps/api/src/features/questions/give-answer.ts',
    test: {
      file: 'apps/api/src/features/questions/questions.test.ts',
      title: 'is refused once the question was recalled',
    },
  },
  {
    section: 9,
    rule: '5 questions a day, VIP 30: 400062',
    code: 'apps/api/src/features/questions/count-question.ts',
    test: {
      file: 'apps/api/src/features/questions/questions.test.ts',
      title: 'ends with the daily limit, five or thirty for VIP, also simultaneously',
    },
  },
  {
    section: 3,
    rule: 'About 100 curated questions in 8 languages',
    code: 'apps/api/src/features/questions/question.sql.ts',
    test: {
      file: 'apps/api/src/features/questions/questions.test.ts',
      title: 'has a hundred questions on nine topics in every language, some forty with the same number of choices',
    },
  },
  {
    section: 3,
    rule: 'Match percentage of shared answers',
    code: 'packages/core/src/match.ts',
    test: { file: 'packages/core/src/match.test.ts', title: 'is a whole per cent, the same from both sides' },
  },
  {
    section: 3,
    rule: 'Gifts received on the profile, counted and without names',
    code: 'apps/api/src/features/gifts/list-received.ts',
    test: {
      file: 'apps/api/src/features/gifts/shelf.test.ts',
      title: 'shows received gifts counted and without names, unless hidden or blocked',
    },
  },
  {
    section: 7,
    rule: 'POST translations: messages, posts, biographies and notices, for whom they are shown to alone',
    code: 'apps/api/src/features/translation/translate-items.ts',
    test: {
      file: 'apps/api/src/features/translation/translate.test.ts',
      title: 'are unknown to whom they are hidden from',
    },
  },
  {
    section: 3,
    rule: 'Translation engine of the settings and of a conversation; the original is always there',
    code: 'apps/web/src/features/translation/text/message-translation-note.tsx',
    test: { file: 'e2e/translation/two-languages.spec.ts', title: 'read one another in their own languages' },
  },
  {
    section: 9,
    rule: 'Machine translation: 5,000 source characters a day, VIP 30,000, then 400085; what was translated before costs nothing',
    code: 'apps/api/src/features/translation/translator.ts',
    test: { file: 'apps/api/src/features/translation/translate.test.ts', title: 'is taken once for a text' },
  },
  {
    section: 3,
    rule: 'Messages that are not in my language are sent back to anyone who begins with them',
    code: 'apps/api/src/features/chat/sending/refuse-foreign-language.ts',
    test: {
      file: 'apps/api/src/features/chat/sending/refuse-foreign-language.test.ts',
      title: 'refuses a first message in a language that the receiver does not read, and names those they read',
    },
  },
];
