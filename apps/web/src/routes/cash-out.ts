import { payoutsHead } from '../features/payouts/payouts-head.ts';
import { pageAt, routeEntry, type RouteEntry } from './route-entry.ts';

/** Cash-out of the earnings of a partner. */
export const cashOutRoutes: readonly RouteEntry[] = [
  routeEntry({
    path: '/setting/cash-out',
    name: 'setting-cash-out',
    auth: 'member',
    localized: false,
    catalogues: ['settings', 'accounts', 'payouts'],
    page: pageAt('src/features/payouts/cash-out-page.tsx', () => import('../features/payouts/cash-out-page.tsx')),
    head: (_, i18n) => payoutsHead(i18n),
    indexable: false,
    frame: 'wide',
  }),
];
