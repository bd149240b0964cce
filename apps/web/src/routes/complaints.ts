import { moderationHead } from '../features/moderation/moderation-head.ts';
import { pageAt, routeEntry, type RouteEntry } from './route-entry.ts';

// The labels of complaints and reasons are those of the staff and of the report dialog.
const texts = ['moderation.', 'moderation.own-complaints', 'moderation.complaints', 'moderation.report'];

/** Complaints of a member, views of the staff, and the appeal against a suspension. */
export const complaintRoutes: readonly RouteEntry[] = [
  routeEntry({
    path: '/setting/staff-views',
    name: 'setting-staff-views',
    auth: 'member',
    localized: false,
    catalogues: ['settings', 'moderation.', 'moderation.own-views'],
    page: pageAt(
      'src/features/moderation/own-views/own-views-page.tsx',
      () => import('../features/moderation/own-views/own-views-page.tsx'),
    ),
    head: (_, i18n) => moderationHead('views', i18n),
    indexable: false,
    frame: 'wide',
  }),
  routeEntry({
    path: '/setting/complaints',
    name: 'setting-complaints',
    auth: 'member',
    localized: false,
    catalogues: ['settings', ...texts],
    page: pageAt(
      'src/features/moderation/own-complaints/own-complaints-page.tsx',
      () => import('../features/moderation/own-complaints/own-complaints-page.tsx'),
    ),
    head: (_, i18n) => moderationHead('own', i18n),
    indexable: false,
    frame: 'wide',
  }),
  routeEntry<string>({
    path: '/appeal',
    name: 'appeal',
    auth: 'public',
    localized: false,
    catalogues: texts,
    queries: ['token'],
    load: ({ url }) => Promise.resolve(url.searchParams.get('token') ?? ''),
    page: pageAt(
      'src/features/moderation/own-complaints/appeal-page.tsx',
      () => import('../features/moderation/own-complaints/appeal-page.tsx'),
    ),
    head: (_, i18n) => moderationHead('appeal', i18n),
    indexable: false,
  }),
];
