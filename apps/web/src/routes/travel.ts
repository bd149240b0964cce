import { travelHead } from '../features/travel/travel-head.ts';
import { pageAt, routeEntry, type RouteEntry } from './route-entry.ts';

type TravelPage = Pick<RouteEntry, 'path' | 'name' | 'page'> & { readonly title: Parameters<typeof travelHead>[0] };

function travelPage({ title, ...entry }: TravelPage): RouteEntry {
  return routeEntry({
    ...entry,
    auth: 'member',
    localized: false,
    catalogues: ['travel', 'deskfiles'],
    head: (_, i18n) => travelHead(title, i18n),
    indexable: false,
  });
}

/** Requests to travel and meet. */
export const travelRoutes: readonly RouteEntry[] = [
  travelPage({
    path: '/travel',
    name: 'travel',
    title: 'travel',
    page: pageAt('src/features/travel/travel-page.tsx', () => import('../features/travel/travel-page.tsx')),
  }),
  travelPage({
    path: '/travel/:id',
    name: 'travel-request',
    title: 'request',
    page: pageAt('src/features/travel/request-page.tsx', () => import('../features/travel/request-page.tsx')),
  }),
];
