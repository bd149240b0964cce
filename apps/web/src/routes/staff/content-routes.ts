import { announcementsHead } from '../../features/announcements/announcements-head.ts';
import { catalogueHead } from '../../features/catalogue/catalogue-head.ts';
import { maildeskHead } from '../../features/maildesk/maildesk-head.ts';
import { pagesDeskHead } from '../../features/pages/desk/pages-desk-head.ts';
import { translatorsHead } from '../../features/translators/translators-head.ts';
import { pageAt, type RouteEntry } from '../route-entry.ts';
import { staffRoute } from './staff-route.ts';

/** What members read and choose from: translations, announcements, the catalogue, written pages. */
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
  staffRoute({
    name: 'mails',
    catalogues: ['maildesk'],
    head: (i18n) => maildeskHead(i18n),
    page: pageAt(
      'src/features/maildesk/desk/mails-page.tsx',
      () => import('../../features/maildesk/desk/mails-page.tsx'),
    ),
  }),
  staffRoute({
    name: 'mail-template',
    path: '/staff/mails/templates/:name',
    catalogues: ['maildesk'],
    head: (i18n) => maildeskHead(i18n),
    page: pageAt(
      'src/features/maildesk/templates/template-page.tsx',
      () => import('../../features/maildesk/templates/template-page.tsx'),
    ),
  }),
  staffRoute({
    name: 'catalogue',
    catalogues: ['catalogue', 'mall', 'questions'],
    head: (i18n) => catalogueHead('catalogue', i18n),
    page: pageAt(
      'src/features/catalogue/catalogue-page.tsx',
      () => import('../../features/catalogue/catalogue-page.tsx'),
    ),
  }),
  staffRoute({
    name: 'catalogue-item',
    path: '/staff/catalogue/:kind/:id',
    catalogues: ['catalogue', 'mall', 'questions', 'settings.'],
    head: (i18n) => catalogueHead('item', i18n),
    page: pageAt(
      'src/features/catalogue/editor/catalogue-item-page.tsx',
      () => import('../../features/catalogue/editor/catalogue-item-page.tsx'),
    ),
  }),
  staffRoute({
    name: 'pages',
    catalogues: ['pages', 'pages.desk'],
    head: (i18n) => pagesDeskHead('pages', i18n),
    page: pageAt(
      'src/features/pages/desk/pages-desk-page.tsx',
      () => import('../../features/pages/desk/pages-desk-page.tsx'),
    ),
  }),
  staffRoute({
    name: 'page',
    path: '/staff/pages/:name',
    catalogues: ['pages', 'pages.desk', 'settings.'],
    head: (i18n) => pagesDeskHead('page', i18n),
    page: pageAt(
      'src/features/pages/desk/page-editor-page.tsx',
      () => import('../../features/pages/desk/page-editor-page.tsx'),
    ),
  }),
];
