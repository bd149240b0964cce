import { accountsHead } from '../features/accounts/accounts-head.ts';
import { contactsHead } from '../features/contacts/contacts-head.ts';
import { notificationKindHead, notificationsHead } from '../features/notifications/notifications-head.ts';
import { partnersHead } from '../features/partners/partners-head.ts';
import { privacyHead } from '../features/privacy/privacy-head.ts';
import { questionsHead } from '../features/questions/questions-head.ts';
import { settingsHead } from '../features/settings/settings-head.ts';
import { pageAt, routeEntry, type RouteEntry } from './route-entry.ts';

/** Route of a settings page. */
function setting(
  entry: Pick<RouteEntry, 'page' | 'head'> & { name: string; catalogues: readonly string[] },
): RouteEntry {
  return routeEntry<unknown>({
    path: `/setting/${entry.name}`,
    auth: 'member',
    localized: false,
    indexable: false,
    frame: 'wide',
    ...entry,
    name: `setting-${entry.name}`,
    catalogues: ['settings', ...entry.catalogues],
  });
}

/** Route of an account recovery page. */
function wayBack({ name, page }: Pick<RouteEntry, 'page'> & { name: 'retrieve' | 'reactivate' }): RouteEntry {
  return routeEntry({
    path: `/${name}`,
    name,
    auth: 'public',
    localized: true,
    catalogues: ['accounts', 'captcha'],
    page,
    head: (_, i18n) => accountsHead(name, i18n),
    indexable: false,
    frame: 'wide',
  });
}

/** Account recovery, notifications and settings. */
export const settingsRoutes: readonly RouteEntry[] = [
  routeEntry({
    path: '/notification',
    name: 'notices',
    auth: 'member',
    localized: false,
    catalogues: ['notifications'],
    page: pageAt(
      'src/features/notifications/panel/notifications-page.tsx',
      () => import('../features/notifications/panel/notifications-page.tsx'),
    ),
    head: (_, i18n) => notificationsHead(i18n),
    indexable: false,
  }),
  wayBack({
    name: 'retrieve',
    page: pageAt(
      'src/features/accounts/recovery/reset-password-page.tsx',
      () => import('../features/accounts/recovery/reset-password-page.tsx'),
    ),
  }),
  wayBack({
    name: 'reactivate',
    page: pageAt(
      'src/features/accounts/recovery/reactivate-page.tsx',
      () => import('../features/accounts/recovery/reactivate-page.tsx'),
    ),
  }),
  routeEntry({
    path: '/undo',
    name: 'undo',
    auth: 'public',
    localized: false,
    catalogues: ['accounts'],
    page: pageAt(
      'src/features/accounts/reauthentication/undo-page.tsx',
      () => import('../features/accounts/reauthentication/undo-page.tsx'),
    ),
    head: (_, i18n) => accountsHead('undo', i18n),
    indexable: false,
    frame: 'wide',
  }),
  setting({
    name: 'password',
    catalogues: ['accounts', 'captcha'],
    page: pageAt(
      'src/features/accounts/settings/password-page.tsx',
      () => import('../features/accounts/settings/password-page.tsx'),
    ),
    head: (_, i18n) => accountsHead('password', i18n),
  }),
  setting({
    name: 'security',
    catalogues: ['accounts'],
    page: pageAt(
      'src/features/accounts/security/security-page.tsx',
      () => import('../features/accounts/security/security-page.tsx'),
    ),
    head: (_, i18n) => accountsHead('security', i18n),
  }),
  setting({
    name: 'verify',
    catalogues: ['media', 'verification'],
    page: pageAt('src/features/verification/verify-page.tsx', () => import('../features/verification/verify-page.tsx')),
    head: (_, i18n) => settingsHead('verify', i18n),
  }),
  setting({
    name: 'affiliate',
    catalogues: ['accounts', 'partners'],
    page: pageAt('src/features/partners/affiliate-page.tsx', () => import('../features/partners/affiliate-page.tsx')),
    head: (_, i18n) => partnersHead(i18n),
  }),
  setting({
    name: 'sessions',
    catalogues: ['accounts'],
    page: pageAt(
      'src/features/accounts/sessions/sessions-page.tsx',
      () => import('../features/accounts/sessions/sessions-page.tsx'),
    ),
    head: (_, i18n) => accountsHead('sessions', i18n),
  }),
  setting({
    name: 'privacy',
    catalogues: ['privacy'],
    page: pageAt('src/features/privacy/privacy-page.tsx', () => import('../features/privacy/privacy-page.tsx')),
    head: (_, i18n) => privacyHead('privacy', i18n),
  }),
  setting({
    name: 'translation',
    catalogues: ['privacy', 'translation'],
    page: pageAt(
      'src/features/translation/engine/translation-settings-page.tsx',
      () => import('../features/translation/engine/translation-settings-page.tsx'),
    ),
    head: (_, i18n) => privacyHead('translation', i18n),
  }),
  setting({
    name: 'introduction',
    catalogues: ['profiles'],
    page: pageAt(
      'src/features/profiles/edit/introduction-page.tsx',
      () => import('../features/profiles/edit/introduction-page.tsx'),
    ),
    head: (_, i18n) => settingsHead('introduction', i18n),
  }),
  setting({
    name: 'notification',
    catalogues: ['notifications'],
    page: pageAt(
      'src/features/notifications/settings/notification-settings-page.tsx',
      () => import('../features/notifications/settings/notification-settings-page.tsx'),
    ),
    head: (_, i18n) => settingsHead('notification', i18n),
  }),
  routeEntry({
    path: '/setting/notification/:id',
    name: 'setting-notification-kind',
    auth: 'member',
    localized: false,
    catalogues: ['settings', 'notifications'],
    page: pageAt(
      'src/features/notifications/settings/notification-kind-page.tsx',
      () => import('../features/notifications/settings/notification-kind-page.tsx'),
    ),
    head: (_, i18n) => notificationKindHead(i18n),
    indexable: false,
    frame: 'wide',
  }),
  setting({
    name: 'information',
    catalogues: ['contacts', 'media'],
    page: pageAt(
      'src/features/contacts/information-page.tsx',
      () => import('../features/contacts/information-page.tsx'),
    ),
    head: (_, i18n) => contactsHead(i18n),
  }),
  setting({
    name: 'answers',
    catalogues: ['questions'],
    page: pageAt(
      'src/features/questions/answers/answers-page.tsx',
      () => import('../features/questions/answers/answers-page.tsx'),
    ),
    head: (_, i18n) => questionsHead(i18n),
  }),
  setting({
    name: 'sayhi',
    catalogues: ['media', 'chat.', 'chat.say-hi'],
    page: pageAt('src/features/chat/say-hi/say-hi-page.tsx', () => import('../features/chat/say-hi/say-hi-page.tsx')),
    head: (_, i18n) => settingsHead('sayhi', i18n),
  }),
];
