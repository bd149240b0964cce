import { mallHead } from '../../features/mall/mall-head.ts';
import { travelHead } from '../../features/travel/travel-head.ts';
import { pageAt, type RouteEntry } from '../route-entry.ts';
import { staffRoute } from './staff-route.ts';

/** Orders of the mall and travel requests. */
export const staffFulfilmentRoutes: readonly RouteEntry[] = [
  staffRoute({
    name: 'orders',
    catalogues: ['mall', 'translators'],
    head: (i18n) => mallHead('orders', i18n),
    page: pageAt('src/routes/staff/orders-page.tsx', () => import('./orders-page.tsx')),
  }),
  staffRoute({
    name: 'order',
    path: '/staff/orders/:id',
    catalogues: ['mall'],
    head: (i18n) => mallHead('order', i18n),
    page: pageAt('src/routes/staff/order-page.tsx', () => import('./order-page.tsx')),
  }),
  staffRoute({
    name: 'travel',
    catalogues: ['travel', 'deskfiles'],
    head: (i18n) => travelHead('desk', i18n),
    page: pageAt('src/routes/staff/travel-page.tsx', () => import('./travel-page.tsx')),
  }),
];
