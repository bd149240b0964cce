import { financeHead } from '../features/finance/finance-head.ts';
import { mallHead } from '../features/mall/mall-head.ts';
import { moderationHead } from '../features/moderation/moderation-head.ts';
import { supportHead } from '../features/support/support-head.ts';
import { translatorsHead } from '../features/translators/translators-head.ts';
import { wheelHead } from '../features/wheel/wheel-head.ts';
import { pageAt, routeEntry, type RouteEntry } from './route-entry.ts';

/** Catalogues of features whose parts a page shows. */
const textsOf: Readonly<Record<string, readonly string[]>> = { review: ['media'], selfies: ['verification'] };

/** Route of a staff page. It does not exist for anybody else. */
function staff(
  name: 'start' | 'review' | 'selfies' | 'complaints' | 'appeals' | 'members' | 'dead-letters',
  page: RouteEntry['page'],
): RouteEntry {
  return routeEntry({
    path: `/staff/${name}`,
    name: `staff-${name}`,
    auth: 'member',
    localized: false,
    catalogues: ['moderation', ...(textsOf[name] ?? [])],
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
    catalogues: ['moderation', 'translators'],
    head: (_, i18n) => translatorsHead(name, i18n),
  };
}

/** Route of the money desk, with the same access. */
function finance(name: 'payments' | 'partners', page: RouteEntry['page']): RouteEntry {
  return {
    ...staff('review', page),
    path: `/staff/${name}`,
    name: `staff-${name}`,
    catalogues: ['moderation', 'finance'],
    head: (_, i18n) => financeHead(name, i18n),
  };
}

/** Route of the support desk, with the same access. */
function support(name: 'tickets', page: RouteEntry['page']): RouteEntry {
  return {
    ...staff('review', page),
    path: `/staff/${name}`,
    name: `staff-${name}`,
    catalogues: ['moderation', 'support'],
    head: (_, i18n) => supportHead(name, i18n),
  };
}

/** Route of the board of the mall, with the same access. */
function orders(title: 'orders' | 'order', page: RouteEntry['page']): RouteEntry {
  return {
    ...staff('review', page),
    path: title === 'orders' ? '/staff/orders' : '/staff/orders/:id',
    name: `staff-${title}`,
    catalogues: ['moderation', 'mall', 'translators'],
    head: (_, i18n) => mallHead(title, i18n),
  };
}

/** Route of the figures of the wheel, with the same access. */
function wheel(page: RouteEntry['page']): RouteEntry {
  return {
    ...staff('review', page),
    path: '/staff/wheel',
    name: 'staff-wheel',
    catalogues: ['moderation', 'wheel'],
    head: (_, i18n) => wheelHead(i18n),
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
  finance(
    'partners',
    pageAt(
      'src/features/finance/partners/partners-page.tsx',
      () => import('../features/finance/partners/partners-page.tsx'),
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
  wheel(pageAt('src/routes/staff/wheel-page.tsx', () => import('./staff/wheel-page.tsx'))),
  staff(
    'members',
    pageAt(
      'src/features/moderation/members/members-page.tsx',
      () => import('../features/moderation/members/members-page.tsx'),
    ),
  ),
  staff(
    'dead-letters',
    pageAt(
      'src/features/moderation/dead-letters/dead-letters-page.tsx',
      () => import('../features/moderation/dead-letters/dead-letters-page.tsx'),
    ),
  ),
];
