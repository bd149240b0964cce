import { announcementsHead } from '../../features/announcements/announcements-head.ts';
import { translatorsHead } from '../../features/translators/translators-head.ts';
import { pageAt, type RouteEntry } from '../route-entry.ts';
import { staffRoute } from './staff-route.ts';

/** Texts that members read: translations and announcements. */
export const staffContentRoutes: readonly RouteEntry[] = [
  staffRoute({
    name: 'translations',
    catalogues: ['translators'],
    head: (i18n) => translatorsHead('translations', i18n),
    page: pageAt('src/routes/staff/translations-page.tsx', () => import('./translations-page.tsx')),
  }),
  staffRoute({
    name: 'translators',
    catalogues: ['translators'],
    head: (i18n) => translatorsHead('translators', i18n),
    page: pageAt('src/routes/staff/translators-page.tsx', () => import('./translators-page.tsx')),
  }),
  staffRoute({
    name: 'announcements',
    catalogues: ['announcements'],
    head: (i18n) => announcementsHead('announcements', i18n),
    page: pageAt(
      'src/features/announcements/desk/announcements-page.tsx',
      () => import('../../features/announcements/desk/announcements-page.tsx'),
    ),
  }),
  staffRoute({
    name: 'announcement',
    path: '/staff/announcements/:id',
    catalogues: ['announcements'],
    head: (i18n) => announcementsHead('announcement', i18n),
    page: pageAt(
      'src/features/announcements/desk/announcement-page.tsx',
      () => import('../../features/announcements/desk/announcement-page.tsx'),
    ),
  }),
];
