import type { Row } from '../row.ts';

/** Audience, navigation, menus and overlays: sections 1 and 2. */
export const interfaceRows: readonly Row[] = [
  {
    section: 1,
    what: 'Human translation as a paid service: quoted first, paid once, refunded in full when not done in 24 h',
    code: 'apps/api/src/features/translators/orders/refund-order.ts',
  },
  {
    section: 2,
    what: 'An unauthenticated visit to an auth route goes to the landing page',
    code: 'apps/web/src/routes/app/guard-route.ts',
  },
  {
    section: 2,
    what: 'Inside the chat-app browser a flag in the query disables automatic login',
    code: 'apps/web/src/routes/app/guard-route.ts',
  },
  {
    section: 2,
    what: 'A pid of length 3, 4 or 6 is stored once and sent with every request',
    code: 'apps/api/src/platform/http/reading/take-pid.ts',
  },
  {
    section: 2,
    what: 'A lang query or path prefix sets the language, kept for 1000 days',
    code: 'apps/web/src/platform/language/language.tsx',
  },
  {
    section: 2,
    what: 'Language menu: in the app the current path with a lang query, on the web /{languageCode}/',
    code: 'apps/web/src/platform/language/use-language-address.ts',
  },
  {
    section: 2,
    what: 'Navigation is cancelled while a photo viewer is open; audio pauses on navigation',
    code: 'apps/web/src/features/media/viewer/viewer.tsx',
  },
  {
    section: 2,
    what: 'The page title shows the unread count; body classes front page and main page',
    code: 'apps/web/src/platform/head/head.ts',
  },
  {
    section: 2,
    what: 'After login: /home, a jump path or a redirect query, own paths only',
    code: 'apps/web/src/platform/router/own-path.ts',
  },
  {
    section: 2,
    what: 'Header search from 3 characters, 500 ms after typing',
    code: 'apps/web/src/features/shell/search/use-live-search.ts',
  },
  {
    section: 2,
    what: 'Lists of the popular and of the next birthdays, for guests and in every language',
    code: 'apps/api/src/features/discovery/lists/people.sql.ts',
  },
  {
    section: 2,
    what: 'Search page with filters that stay in the address',
    code: 'apps/web/src/features/discovery/search-page.tsx',
  },
  {
    section: 2,
    what: 'Named screen encounter, the tab “meet” of the bottom bar',
    code: 'apps/web/src/features/discovery/encounters/encounter-page.tsx',
  },
  {
    section: 2,
    what: 'Upgrade entries are hidden at VIP expiry 2037-12-31',
    code: 'apps/web/src/features/membership/is-lifetime-member.ts',
  },
  {
    section: 2,
    what: 'Spending history with filter, file and daily limit',
    code: 'apps/web/src/features/ledger/bill-page.tsx',
  },
  {
    section: 2,
    what: 'The chat badge shows messages; the me badge likeme + request + order',
    code: 'apps/web/src/features/shell/navigation/sections.tsx',
  },
  {
    section: 2,
    what: 'Lists of friends, requests, blocked members and visitors',
    code: 'apps/web/src/features/social/relationships/relationship-list-page.tsx',
  },
  {
    section: 2,
    what: 'Visitors and who likes me beyond the first page are for VIP',
    code: 'apps/api/src/features/social/visits/list-visitors.ts',
  },
  {
    section: 2,
    what: 'Saved accounts: a tap logs in as that account',
    code: 'apps/web/src/platform/session/switch-session.ts',
  },
  {
    section: 2,
    what: 'QR-code dialog to follow the official account in the chat-app browser',
    code: 'apps/web/src/features/accounts/chat-app/follow-dialog.tsx',
  },
  {
    section: 2,
    what: 'Notification panel with relative times, empty all, close, settings link',
    code: 'apps/web/src/features/notifications/panel/notification-panel.tsx',
  },
  {
    section: 2,
    what: '/home: new posts wait behind a pill; going back restores the scroll position',
    code: 'apps/web/src/features/feed/list/use-new-posts.ts',
  },
  {
    section: 2,
    what: '/feed/{id} for members; /timeline/{id} and the news open to guests, in eight languages',
    code: 'apps/web/src/routes/feed.ts',
  },
  {
    section: 1,
    what: 'Hybrid mobile app shell',
    code: 'apps/mobile/src/make-app-shell.ts',
    missing: 'a build with the native tool chains, which the workflow makes',
  },
  {
    section: 1,
    what: 'The mobile app sells no gold and no VIP outside of the stores',
    code: 'apps/web/src/features/payments/sale-dialog.tsx',
  },
  {
    section: 1,
    what: 'Gold and VIP in the mobile app are bought by the stores',
    code: 'apps/api/src/features/payments/gateways/stores/google-play/google-play-gateway.ts',
  },
  {
    section: 1,
    what: 'Desktop client',
    code: 'apps/desktop/src/client.ts',
    missing: 'a run of the Electron program, which the workflow builds',
  },
  {
    section: 2,
    what: 'Avatar menu: name, VIP crown, balance, own pages, recharge, upgrade, logout',
    code: 'apps/web/src/features/shell/header/account-menu.tsx',
  },
  {
    section: 2,
    what: 'Icon buttons of the signed-in top bar',
    code: 'apps/web/src/features/shell/header/top-bar.tsx',
  },
  {
    section: 2,
    what: 'Signed-out top bar: logo, search, language menu, login and register',
    code: 'apps/web/src/features/shell/header/guest-bar.tsx',
  },
  {
    section: 2,
    what: 'Menu of the settings',
    code: 'apps/web/src/features/settings/use-settings-groups.tsx',
  },
  {
    section: 2,
    what: 'Menus of friends, likes and users',
    code: 'apps/web/src/features/shell/navigation/sections.tsx',
  },
  {
    section: 2,
    what: 'The China domain shows the ICP record and asks no foreign host',
    code: 'apps/web/src/platform/icp-record.tsx',
  },
  { section: 2, what: 'Menu of the legal pages', code: 'apps/web/src/features/pages/legal-menu.tsx' },
  {
    section: 2,
    what: 'Bottom bar of the app: game, album, mall, orders and a back tab',
    code: 'apps/web/src/features/shell/mobile/app-tabs.tsx',
  },
  {
    section: 2,
    what: 'Chat-app browser: bars hidden, a round back button outside the tab routes',
    code: 'apps/web/src/features/accounts/chat-app/chat-app-host.tsx',
  },
  {
    section: 2,
    what: 'Inside the chat app a guest is logged in by it, and a logout stays logged out',
    code: 'apps/web/src/features/accounts/social/social-buttons.tsx',
  },
  {
    section: 2,
    what: 'Inside the chat app a shared page has its title, text and picture',
    code: 'apps/web/src/features/accounts/chat-app/share-page.ts',
  },
  {
    section: 2,
    what: 'Announcement overlay, once per member and device',
    code: 'apps/web/src/features/announcements/announcement-host.tsx',
  },
  { section: 2, what: 'Prize-wheel overlay', code: 'apps/web/src/features/wheel/wheel-dialog.tsx' },
];
