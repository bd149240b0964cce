import { mallHead } from '../features/mall/mall-head.ts';
import { pageAt, routeEntry, type RouteEntry } from './route-entry.ts';

type MallPage = Pick<RouteEntry, 'path' | 'name' | 'page'> & { readonly title: Parameters<typeof mallHead>[0] };

function mallPage({ title, ...entry }: MallPage): RouteEntry {
  return routeEntry({
    ...entry,
    auth: 'member',
    localized: false,
    catalogues: ['mall', 'translation'],
    head: (_, i18n) => mallHead(title, i18n),
    indexable: false,
  });
}

/** Flowers and gifts, and their orders. */
export const mallRoutes: readonly RouteEntry[] = [
  mallPage({
    path: '/mall',
    name: 'mall',
    title: 'mall',
    page: pageAt('src/features/mall/mall-page.tsx', () => import('../features/mall/mall-page.tsx')),
  }),
  mallPage({
    path: '/mall/:id',
    name: 'product',
    title: 'mall',
    page: pageAt(
      'src/features/mall/products/product-page.tsx',
      () => import('../features/mall/products/product-page.tsx'),
    ),
  }),
  mallPage({
    path: '/orders',
    name: 'orders',
    title: 'orders',
    page: pageAt('src/features/mall/orders/orders-page.tsx', () => import('../features/mall/orders/orders-page.tsx')),
  }),
  mallPage({
    path: '/order/:id',
    name: 'order',
    title: 'order',
    page: pageAt('src/features/mall/orders/order-page.tsx', () => import('../features/mall/orders/order-page.tsx')),
  }),
];
