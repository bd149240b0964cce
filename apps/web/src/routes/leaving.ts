import { msg } from '@lingui/core/macro';
import { accountsHead } from '../features/accounts/accounts-head.ts';
import { unsubscribeHead } from '../features/notifications/notifications-head.ts';
import { unlockHead } from '../features/settings/phone/unlock-head.ts';
import { pageAt, routeEntry, type RouteEntry } from './route-entry.ts';

/**
 * Return from a social login provider, the lock of the mobile app, account deletion, data export, mail unsubscription,
 * links to other websites.
 */
export const leavingRoutes: readonly RouteEntry[] = [
  routeEntry({
    path: '/login/:provider',
    name: 'social-login',
    auth: 'public',
    localized: false,
    catalogues: ['accounts'],
    page: pageAt(
      'src/features/accounts/social/social-login-page.tsx',
      () => import('../features/accounts/social/social-login-page.tsx'),
    ),
    head: (_, i18n) => accountsHead('social', i18n),
    indexable: false,
    frame: 'wide',
  }),
  routeEntry({
    path: '/unlock',
    name: 'unlock',
    auth: 'public',
    localized: false,
    catalogues: ['settings.phone'],
    page: pageAt(
      'src/features/settings/phone/unlock-page.tsx',
      () => import('../features/settings/phone/unlock-page.tsx'),
    ),
    head: (_, i18n) => unlockHead(i18n),
    indexable: false,
    frame: 'plain',
    bottom: 'own',
  }),
  routeEntry({
    path: '/setting/delete',
    name: 'setting-delete',
    auth: 'member',
    localized: false,
    catalogues: ['settings', 'accounts'],
    page: pageAt(
      'src/features/accounts/settings/delete-account-page.tsx',
      () => import('../features/accounts/settings/delete-account-page.tsx'),
    ),
    head: (_, i18n) => accountsHead('delete', i18n),
    indexable: false,
    frame: 'wide',
  }),
  routeEntry({
    path: '/unsubscribe',
    name: 'unsubscribe',
    auth: 'public',
    localized: false,
    catalogues: ['notifications'],
    page: pageAt(
      'src/features/notifications/settings/unsubscribe-page.tsx',
      () => import('../features/notifications/settings/unsubscribe-page.tsx'),
    ),
    head: (_, i18n) => unsubscribeHead(i18n),
    indexable: false,
    frame: 'wide',
  }),
  routeEntry({
    path: '/leave',
    name: 'leave',
    auth: 'member',
    localized: false,
    catalogues: ['pages'],
    queries: ['to'],
    page: pageAt('src/features/pages/leave/leave-page.tsx', () => import('../features/pages/leave/leave-page.tsx')),
    head: (_, i18n) => ({ title: i18n._(msg`Another website`) }),
    indexable: false,
  }),
];
