import { announcementsHead } from '../features/announcements/announcements-head.ts';
import { healthHead } from '../features/diagnostics/health-head.ts';
import { figuresHead } from '../features/figures/figures-head.ts';
import { booksHead } from '../features/finance/books/books-head.ts';
import { financeHead } from '../features/finance/finance-head.ts';
import { reconciliationHead } from '../features/finance/reconciliation/reconciliation-head.ts';
import { mallHead } from '../features/mall/mall-head.ts';
import { moderationHead } from '../features/moderation/moderation-head.ts';
import { supportHead } from '../features/support/support-head.ts';
import { switchesHead } from '../features/switches/switches-head.ts';
import { translatorsHead } from '../features/translators/translators-head.ts';
import { travelHead } from '../features/travel/travel-head.ts';
import { wheelHead } from '../features/wheel/wheel-head.ts';
import { pageAt, routeEntry, type RouteEntry } from './route-entry.ts';

/** Catalogues of a page of the moderation, besides the frame's. */
const textsOf = {
  start: [],
  review: ['moderation.review', 'media'],
  selfies: ['moderation.selfies', 'verification'],
  complaints: ['moderation.complaints', 'moderation.report'],
  appeals: ['moderation.complaints', 'moderation.report'],
  members: ['moderation.members', 'moderation.report'],
  roles: ['moderation.roles'],
  audit: ['moderation.audit'],
  'dead-letters': ['moderation.dead-letters'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Route of a staff page. It does not exist for anybody else. */
function staff(name: keyof typeof textsOf, page: RouteEntry['page']): RouteEntry {
  return routeEntry({
    path: `/staff/${name}`,
    name: `staff-${name}`,
    auth: 'member',
    localized: false,
    catalogues: ['moderation.', ...textsOf[name]],
    load: async (context) => {
      const { loadStaffSession } = await import('../features/moderation/staff-session/staff-session-queries.ts');
      return loadStaffSession(context);
    },
    page,
    head: (_, i18n) => moderationHead(name, i18n),
    indexable: false,
    frame: 'wide',
    footer: false,
  });
}

/** Route of a translator page, with the same access. */
function translators(name: 'translations' | 'translators', page: RouteEntry['page']): RouteEntry {
  return {
    ...staff('review', page),
    path: `/staff/${name}`,
    name: `staff-${name}`,
    catalogues: ['moderation.', 'translators'],
    head: (_, i18n) => translatorsHead(name, i18n),
  };
}

/** Route of the money desk, with the same access. */
function finance(name: 'payments' | 'partners' | 'payouts', page: RouteEntry['page']): RouteEntry {
  return {
    ...staff('review', page),
    path: `/staff/${name}`,
    name: `staff-${name}`,
    catalogues: ['moderation.', 'finance'],
    head: (_, i18n) => financeHead(name, i18n),
  };
}

/** Route of the books, with the same access. */
function books(page: RouteEntry['page']): RouteEntry {
  return {
    ...staff('review', page),
    path: '/staff/books',
    name: 'staff-books',
    catalogues: ['moderation.', 'finance.books', 'ledger'],
    head: (_, i18n) => booksHead(i18n),
  };
}

/** Route of the reconciliation, with the same access. */
function reconciliation(page: RouteEntry['page']): RouteEntry {
  return {
    ...staff('review', page),
    path: '/staff/reconciliation',
    name: 'staff-reconciliation',
    catalogues: ['moderation.', 'finance.reconciliation'],
    head: (_, i18n) => reconciliationHead(i18n),
  };
}

/** Route of the support desk, with the same access. */
function support(name: 'tickets', page: RouteEntry['page']): RouteEntry {
  return {
    ...staff('review', page),
    path: `/staff/${name}`,
    name: `staff-${name}`,
    catalogues: ['moderation.', 'support', 'deskfiles'],
    head: (_, i18n) => supportHead(name, i18n),
  };
}

/** Route of the page of one member, with the same access. */
function member(page: RouteEntry['page']): RouteEntry {
  return {
    ...staff('members', page),
    path: '/staff/members/:id',
    name: 'staff-member',
    catalogues: ['moderation.', ...textsOf.members],
    head: (_, i18n) => moderationHead('member', i18n),
  };
}

/** Route of the board of the mall, with the same access. */
function orders(title: 'orders' | 'order', page: RouteEntry['page']): RouteEntry {
  return {
    ...staff('review', page),
    path: title === 'orders' ? '/staff/orders' : '/staff/orders/:id',
    name: `staff-${title}`,
    catalogues: title === 'orders' ? ['moderation.', 'mall', 'translators'] : ['moderation.', 'mall'],
    head: (_, i18n) => mallHead(title, i18n),
  };
}

/** Route of the travel desk, with the same access. */
function travel(page: RouteEntry['page']): RouteEntry {
  return {
    ...staff('review', page),
    path: '/staff/travel',
    name: 'staff-travel',
    catalogues: ['moderation.', 'travel', 'deskfiles'],
    head: (_, i18n) => travelHead('desk', i18n),
  };
}

/** Route of the figures of the wheel, with the same access. */
function wheel(page: RouteEntry['page']): RouteEntry {
  return {
    ...staff('review', page),
    path: '/staff/wheel',
    name: 'staff-wheel',
    catalogues: ['moderation.', 'wheel'],
    head: (_, i18n) => wheelHead(i18n),
  };
}

/** Route of the state of the program, with the same access. */
function health(page: RouteEntry['page']): RouteEntry {
  return {
    ...staff('review', page),
    path: '/staff/health',
    name: 'staff-health',
    catalogues: ['moderation.', 'diagnostics'],
    head: (_, i18n) => healthHead(i18n),
  };
}

/** Route of the figures, with the same access. */
function figures(page: RouteEntry['page']): RouteEntry {
  return {
    ...staff('review', page),
    path: '/staff/figures',
    name: 'staff-figures',
    catalogues: ['moderation.', 'figures'],
    head: (_, i18n) => figuresHead(i18n),
  };
}

/** Route of the switches, with the same access. */
function switches(page: RouteEntry['page']): RouteEntry {
  return {
    ...staff('review', page),
    path: '/staff/switches',
    name: 'staff-switches',
    catalogues: ['moderation.', 'switches'],
    head: (_, i18n) => switchesHead(i18n),
  };
}

/** Route of the announcements, with the same access. */
function announcements(title: 'announcements' | 'announcement', page: RouteEntry['page']): RouteEntry {
  return {
    ...staff('review', page),
    path: title === 'announcements' ? '/staff/announcements' : '/staff/announcements/:id',
    name: `staff-${title}`,
    catalogues: ['moderation.', 'announcements'],
    head: (_, i18n) => announcementsHead(title, i18n),
  };
}

/** Staff pages. The browser loads this table when the first of them is opened. */
export const staffRoutes: readonly RouteEntry[] = [
  {
    ...staff(
      'start',
      pageAt(
        'src/features/moderation/start/start-page.tsx',
        () => import('../features/moderation/start/start-page.tsx'),
      ),
    ),
    path: '/staff',
  },
  staff(
    'review',
    pageAt(
      'src/features/moderation/review/review-page.tsx',
      () => import('../features/moderation/review/review-page.tsx'),
    ),
  ),
  staff(
    'selfies',
    pageAt(
      'src/features/moderation/selfies/selfies-page.tsx',
      () => import('../features/moderation/selfies/selfies-page.tsx'),
    ),
  ),
  staff(
    'complaints',
    pageAt(
      'src/features/moderation/complaints/complaints-page.tsx',
      () => import('../features/moderation/complaints/complaints-page.tsx'),
    ),
  ),
  staff(
    'appeals',
    pageAt(
      'src/features/moderation/complaints/appeals-page.tsx',
      () => import('../features/moderation/complaints/appeals-page.tsx'),
    ),
  ),
  translators(
    'translations',
    pageAt('src/routes/staff/translations-page.tsx', () => import('./staff/translations-page.tsx')),
  ),
  translators(
    'translators',
    pageAt('src/routes/staff/translators-page.tsx', () => import('./staff/translators-page.tsx')),
  ),
  support(
    'tickets',
    pageAt('src/features/support/desk/tickets-page.tsx', () => import('../features/support/desk/tickets-page.tsx')),
  ),
  finance(
    'payments',
    pageAt(
      'src/features/finance/payments/payments-page.tsx',
      () => import('../features/finance/payments/payments-page.tsx'),
    ),
  ),
  books(pageAt('src/features/finance/books/books-page.tsx', () => import('../features/finance/books/books-page.tsx'))),
  reconciliation(
    pageAt(
      'src/features/finance/reconciliation/reconciliation-page.tsx',
      () => import('../features/finance/reconciliation/reconciliation-page.tsx'),
    ),
  ),
  finance(
    'partners',
    pageAt(
      'src/features/finance/partners/partners-page.tsx',
      () => import('../features/finance/partners/partners-page.tsx'),
    ),
  ),
  finance(
    'payouts',
    pageAt(
      'src/features/finance/payouts/payouts-page.tsx',
      () => import('../features/finance/payouts/payouts-page.tsx'),
    ),
  ),
  orders(
    'orders',
    pageAt('src/routes/staff/orders-page.tsx', () => import('./staff/orders-page.tsx')),
  ),
  orders(
    'order',
    pageAt('src/routes/staff/order-page.tsx', () => import('./staff/order-page.tsx')),
  ),
  announcements(
    'announcements',
    pageAt(
      'src/features/announcements/desk/announcements-page.tsx',
      () => import('../features/announcements/desk/announcements-page.tsx'),
    ),
  ),
  announcements(
    'announcement',
    pageAt(
      'src/features/announcements/desk/announcement-page.tsx',
      () => import('../features/announcements/desk/announcement-page.tsx'),
    ),
  ),
  travel(pageAt('src/routes/staff/travel-page.tsx', () => import('./staff/travel-page.tsx'))),
  health(pageAt('src/features/diagnostics/health-page.tsx', () => import('../features/diagnostics/health-page.tsx'))),
  figures(pageAt('src/features/figures/figures-page.tsx', () => import('../features/figures/figures-page.tsx'))),
  switches(
    pageAt('src/features/switches/desk/switches-page.tsx', () => import('../features/switches/desk/switches-page.tsx')),
  ),
  wheel(pageAt('src/routes/staff/wheel-page.tsx', () => import('./staff/wheel-page.tsx'))),
  staff(
    'members',
    pageAt(
      'src/features/moderation/members/members-page.tsx',
      () => import('../features/moderation/members/members-page.tsx'),
    ),
  ),
  staff(
    'roles',
    pageAt('src/features/moderation/roles/roles-page.tsx', () => import('../features/moderation/roles/roles-page.tsx')),
  ),
  staff(
    'audit',
    pageAt('src/features/moderation/audit/audit-page.tsx', () => import('../features/moderation/audit/audit-page.tsx')),
  ),
  member(pageAt('src/routes/staff/member-page.tsx', () => import('./staff/member-page.tsx'))),
  staff(
    'dead-letters',
    pageAt(
      'src/features/moderation/dead-letters/dead-letters-page.tsx',
      () => import('../features/moderation/dead-letters/dead-letters-page.tsx'),
    ),
  ),
];
