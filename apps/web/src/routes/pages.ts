import { msg } from '@lingui/core/macro';
import type { PageName } from '@peonia/i18n/pages/page-tree.ts';
import { agreeHead } from '../features/pages/agree/agree-head.ts';
import { loadPrefixedPage, loadStaticPage, staticPageHead } from '../features/pages/load-static-page.ts';
import { supportHead } from '../features/support/support-head.ts';
import { settings } from '../platform/settings.ts';
import { pageAt, type PageImport, type RouteEntry, routeEntry } from './route-entry.ts';

const writtenPage = pageAt('src/routes/pages/written-page.tsx', () => import('./pages/written-page.tsx'));
const paidPage = pageAt('src/routes/pages/paid-page.tsx', () => import('./pages/paid-page.tsx'));
const vipPage = pageAt('src/routes/pages/vip-page.tsx', () => import('./pages/vip-page.tsx'));
const contactPage = pageAt('src/routes/pages/contact-page.tsx', () => import('./pages/contact-page.tsx'));

/** Static pages and other small public pages. */
export const pagesRoutes: readonly RouteEntry[] = [
  written({ name: 'about', page: writtenPage }),
  written({ name: 'policy', page: writtenPage }),
  written({ name: 'terms', page: writtenPage }),
  written({ name: 'contact', page: contactPage }),
  written({ name: 'paid', page: paidPage }),
  written({ name: 'vip', page: vipPage }),
  written({ name: 'faq', page: writtenPage }),
  // It has no URL without a language, so it must not be the default in the sitemap.
  { ...written({ name: 'help', page: writtenPage }), load: loadPrefixedPage('help'), indexable: false },
  routeEntry({
    path: '/other',
    name: 'other',
    auth: 'public',
    localized: false,
    catalogues: ['pages'],
    page: pageAt('src/routes/pages/other-page.tsx', () => import('./pages/other-page.tsx')),
    head: (_, i18n) => ({ title: i18n._(msg`Information and help`) }),
    indexable: false,
  }),
  support(
    '/support',
    'own',
    pageAt(
      'src/features/support/own/own-tickets-page.tsx',
      () => import('../features/support/own/own-tickets-page.tsx'),
    ),
  ),
  support(
    '/support/:id',
    'thread',
    pageAt('src/features/support/own/own-ticket-page.tsx', () => import('../features/support/own/own-ticket-page.tsx')),
  ),
  routeEntry({
    path: '/agree',
    name: 'agree',
    frame: 'plain',
    bottom: 'own',
    auth: 'member',
    localized: false,
    catalogues: ['pages.agree'],
    page: pageAt('src/features/pages/agree/agree-page.tsx', () => import('../features/pages/agree/agree-page.tsx')),
    head: (_, i18n) => agreeHead(i18n),
    indexable: false,
  }),
  routeEntry({
    path: '/back',
    name: 'back',
    auth: 'member',
    localized: false,
    catalogues: [],
    page: pageAt('src/routes/pages/back-page.tsx', () => import('./pages/back-page.tsx')),
    head: (_, i18n) => ({ title: i18n._(msg`Going back`) }),
    indexable: false,
  }),
  routeEntry({
    path: '/debug',
    name: 'debug',
    auth: 'public',
    localized: false,
    catalogues: [],
    load: async () => (await import('./pages/load-debug-pages.ts')).loadDebugPages(),
    page: pageAt('src/routes/pages/debug-page.tsx', () => import('./pages/debug-page.tsx')),
    head: () => ({ title: `${settings().brand} debug` }),
    indexable: false,
  }),
];

function written({ name, page }: { name: PageName; page: PageImport }): RouteEntry {
  return routeEntry({
    path: `/${name}`,
    name,
    auth: 'public',
    localized: true,
    catalogues: name === 'contact' ? ['pages', 'captcha', 'support'] : ['pages'],
    load: loadStaticPage(name),
    page,
    head: staticPageHead,
    indexable: true,
    frame: 'wide',
  });
}

function support(path: string, title: 'own' | 'thread', page: PageImport): RouteEntry {
  return routeEntry({
    path,
    name: `support-${title}`,
    auth: 'member',
    localized: false,
    catalogues: ['support', 'deskfiles'],
    page,
    head: (_, i18n) => supportHead(title, i18n),
    indexable: false,
  });
}
