import { billHead } from '../features/ledger/bill-head.ts';
import { pageAt, routeEntry, type RouteEntry } from './route-entry.ts';

/** Spending history. */
export const moneyRoutes: readonly RouteEntry[] = [
  routeEntry({
    path: '/bill',
    name: 'bill',
    auth: 'member',
    localized: false,
    catalogues: ['ledger'],
    page: pageAt('src/features/ledger/bill-page.tsx', () => import('../features/ledger/bill-page.tsx')),
    head: (_, i18n) => billHead(i18n),
    indexable: false,
    frame: 'wide',
  }),
];
