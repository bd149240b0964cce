import { msg } from '@lingui/core/macro';
import { createElement } from 'react';
import { newsHead } from '../features/feed/feed-head.ts';
import { settings } from '../platform/settings.ts';
import { HomeSkeleton } from './home/home-skeleton.tsx';
import { loadHome } from './home/load-home.ts';
import { missingHead } from './pages/missing-head.ts';
import { pageAt, type RouteEntry, routeEntry } from './route-entry.ts';

/** Home, language and pages without a feature. The landing page is a separate document. */
export const frontRoutes: readonly RouteEntry[] = [
  routeEntry({
    path: '/home',
    name: 'home',
    auth: 'public',
    localized: true,
    catalogues: ['profiles.summary', 'social.say-hi', 'media.picture', 'feed.'],
    load: loadHome,
    skeleton: createElement(HomeSkeleton),
    page: pageAt('src/routes/home/home-page.tsx', () => import('./home/home-page.tsx')),
    head: (_, i18n) => newsHead(i18n),
    indexable: true,
  }),
  routeEntry({
    path: '/language',
    name: 'language',
    auth: 'public',
    localized: false,
    catalogues: [],
    page: pageAt('src/routes/pages/language-page.tsx', () => import('./pages/language-page.tsx')),
    head: (_, i18n) => ({ title: i18n._(msg`Language`) }),
    indexable: false,
  }),
  routeEntry({
    path: '/404',
    name: 'not-found',
    auth: 'public',
    localized: false,
    catalogues: [],
    page: pageAt('src/routes/pages/not-found-page.tsx', () => import('./pages/not-found-page.tsx')),
    head: (_, i18n) => missingHead(i18n),
    indexable: false,
  }),
  routeEntry({
    path: '/debug/ui',
    name: 'debug-ui',
    auth: 'public',
    localized: false,
    catalogues: ['media'],
    load: async (context) => (await import('./load-portraits.ts')).loadPortraits(context),
    page: pageAt('src/routes/pages/debug-ui-page.tsx', () => import('./pages/debug-ui-page.tsx')),
    head: () => ({ title: `${settings().brand} UI` }),
    indexable: false,
    frame: 'wide',
  }),
];
