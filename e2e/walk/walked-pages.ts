/** Who opens a page: staff have every role and a second factor. */
export type Visitor = 'guest' | 'member' | 'newcomer' | 'staff';

/** How the walk opens one route of the web app's route table. */
export interface WalkedPage {
  /** Path as in the route table. */
  readonly route: string;
  readonly visitor: Visitor;
  /** Address where it differs from the route; `:member` and `:post` are ids of the sample members. */
  readonly address?: string;
}

const by = (visitor: Visitor, ...routes: readonly string[]): readonly WalkedPage[] =>
  routes.map((route) => ({ route, visitor }));

/**
 * Every route at least once; a unit test compares the list with the route table. The page /debug/ui is judged by
 * packages/ui/e2e/looks.spec.ts.
 */
export const walkedPages: readonly WalkedPage[] = [
  ...by(
    'guest',
    '/about',
    '/policy',
    '/terms',
    '/contact',
    '/paid',
    '/vip',
    '/faq',
    '/other',
    '/language',
    '/404',
    '/offline',
    '/unlock',
  ),
  { route: '/help', visitor: 'guest', address: '/en/help' },
  ...by('guest', '/user/recommend', '/user/online', '/user/latest', '/user/hottest', '/user/birthday'),
  ...by(
    'guest',
    '/home',
    '/user/search',
    '/setting',
    '/retrieve',
    '/reactivate',
    '/appeal',
    '/unsubscribe',
    '/debug',
    '/undo',
  ),
  { route: '/login/:provider', visitor: 'guest', address: '/login/oidc?error=access_denied' },
  { route: '/profile/:id', visitor: 'guest', address: '/profile/:member' },
  { route: '/photo/:id', visitor: 'guest', address: '/photo/:member' },
  { route: '/tag/:tag', visitor: 'guest', address: '/tag/lake' },
  { route: '/timeline/:id', visitor: 'guest', address: '/timeline/:member' },

  ...by('member', '/home', '/user/search', '/recommend', '/encounter', '/me', '/album', '/bill', '/notification'),
  ...by('member', '/bill/payments', '/credit'),
  { route: '/setting/notification/:id', visitor: 'member', address: '/setting/notification/like' },
  { route: '/bill/payments/:id', visitor: 'member', address: '/bill/payments/:payment' },
  ...by('member', '/user/likeme', '/user/ilike', '/user/likemutual', '/user/visitor'),
  ...by('member', '/user/friend', '/user/request', '/user/blacklist', '/chats', '/offline'),
  ...by('member', '/mall', '/orders', '/support', '/game', '/travel'),
  { route: '/leave', visitor: 'member', address: '/leave?to=https%3A%2F%2Fexample.com%2F' },
  { route: '/travel/:id', visitor: 'member', address: '/travel/:journey' },
  { route: '/support/:id', visitor: 'member', address: '/support/:ticket' },
  { route: '/mall/:id', visitor: 'member', address: '/mall/1' },
  { route: '/order/:id', visitor: 'member', address: '/order/:order' },
  { route: '/chat/:id', visitor: 'member', address: '/chat/:member' },
  { route: '/feed/:id', visitor: 'member', address: '/feed/:post' },
  ...by('member', '/setting', '/setting/edit', '/setting/avatar', '/setting/verify', '/setting/introduction'),
  ...by(
    'member',
    '/setting/privacy',
    '/setting/notification',
    '/setting/translation',
    '/setting/password',
    '/setting/security',
  ),
  ...by(
    'member',
    '/setting/sayhi',
    '/setting/sessions',
    '/setting/complaints',
    '/setting/staff-views',
    '/setting/affiliate',
  ),
  ...by('member', '/setting/cash-out'),
  ...by('member', '/setting/information', '/setting/answers', '/setting/delete'),
  { route: '/back', visitor: 'member', address: '/back?redirect=https://example.com' },

  { route: '/welcome', visitor: 'newcomer' },
  { route: '/agree', visitor: 'member' },

  ...by('staff', '/staff', '/staff/review', '/staff/selfies', '/staff/complaints', '/staff/appeals', '/staff/members'),
  ...by(
    'staff',
    '/staff/audit',
    '/staff/roles',
    '/staff/switches',
    '/staff/health',
    '/staff/figures',
    '/staff/dead-letters',
    '/staff/payments',
    '/staff/books',
    '/staff/disputes',
    '/staff/reconciliation',
    '/staff/partners',
    '/staff/payouts',
    '/staff/prices',
    '/staff/wheel',
  ),
  { route: '/staff/views/:id', visitor: 'staff', address: '/staff/views/1' },
  { route: '/staff/members/:id', visitor: 'staff', address: '/staff/members/:member' },
  { route: '/staff/members/:id/wave', visitor: 'staff', address: '/staff/members/:member/wave' },
  ...by(
    'staff',
    '/staff/orders',
    '/staff/announcements',
    '/staff/mails',
    '/staff/catalogue',
    '/staff/pages',
    '/staff/travel',
  ),
  { route: '/staff/announcements/:id', visitor: 'staff', address: '/staff/announcements/new' },
  { route: '/staff/mails/templates/:name', visitor: 'staff', address: '/staff/mails/templates/order' },
  { route: '/staff/catalogue/:kind/:id', visitor: 'staff', address: '/staff/catalogue/gift/new' },
  { route: '/staff/pages/:name', visitor: 'staff', address: '/staff/pages/about' },
  { route: '/staff/orders/:id', visitor: 'staff', address: '/staff/orders/:order' },
  ...by('staff', '/staff/tickets', '/staff/translations', '/staff/translators'),
];
