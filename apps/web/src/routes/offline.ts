import { offlineHead } from '../features/pages/offline/offline-head.ts';
import { pageAt, routeEntry, type RouteEntry } from './route-entry.ts';

/** Where the service worker leads without a network, from pages that it does not keep. */
export const offlineRoutes: readonly RouteEntry[] = [
  routeEntry({
    path: '/offline',
    name: 'offline',
    auth: 'public',
    localized: false,
    catalogues: ['pages.offline'],
    page: pageAt(
      'src/features/pages/offline/offline-page.tsx',
      () => import('../features/pages/offline/offline-page.tsx'),
    ),
    head: (_, i18n) => offlineHead(i18n),
    indexable: false,
    frame: 'wide',
  }),
];
