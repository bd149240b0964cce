import { moderationHead } from '../../features/moderation/moderation-head.ts';
import { pageAt, type RouteEntry } from '../route-entry.ts';
import { staffRoute } from './staff-route.ts';

/** Queues of files, selfies, complaints and appeals. */
export const staffModerationRoutes: readonly RouteEntry[] = [
  staffRoute({
    name: 'review',
    catalogues: ['moderation.review', 'media'],
    head: (i18n) => moderationHead('review', i18n),
    page: pageAt(
      'src/features/moderation/review/review-page.tsx',
      () => import('../../features/moderation/review/review-page.tsx'),
    ),
  }),
  staffRoute({
    name: 'selfies',
    catalogues: ['moderation.selfies', 'verification'],
    head: (i18n) => moderationHead('selfies', i18n),
    page: pageAt(
      'src/features/moderation/selfies/selfies-page.tsx',
      () => import('../../features/moderation/selfies/selfies-page.tsx'),
    ),
  }),
  staffRoute({
    name: 'complaints',
    catalogues: ['moderation.complaints', 'moderation.report'],
    head: (i18n) => moderationHead('complaints', i18n),
    page: pageAt(
      'src/features/moderation/complaints/complaints-page.tsx',
      () => import('../../features/moderation/complaints/complaints-page.tsx'),
    ),
  }),
  staffRoute({
    name: 'appeals',
    catalogues: ['moderation.complaints', 'moderation.report'],
    head: (i18n) => moderationHead('appeals', i18n),
    page: pageAt(
      'src/features/moderation/complaints/appeals-page.tsx',
      () => import('../../features/moderation/complaints/appeals-page.tsx'),
    ),
  }),
];
