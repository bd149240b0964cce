import { moderationHead } from '../../features/moderation/moderation-head.ts';
import { supportHead } from '../../features/support/support-head.ts';
import { pageAt, type RouteEntry } from '../route-entry.ts';
import { staffRoute } from './staff-route.ts';

/** Members and their tickets. */
export const staffMemberRoutes: readonly RouteEntry[] = [
  staffRoute({
    name: 'tickets',
    catalogues: ['support', 'deskfiles'],
    head: (i18n) => supportHead('tickets', i18n),
    page: pageAt(
      'src/features/support/desk/tickets-page.tsx',
      () => import('../../features/support/desk/tickets-page.tsx'),
    ),
  }),
  staffRoute({
    name: 'members',
    catalogues: ['moderation.members', 'moderation.report'],
    head: (i18n) => moderationHead('members', i18n),
    page: pageAt(
      'src/features/moderation/members/members-page.tsx',
      () => import('../../features/moderation/members/members-page.tsx'),
    ),
  }),
  staffRoute({
    name: 'member',
    path: '/staff/members/:id',
    catalogues: ['moderation.members', 'moderation.report'],
    head: (i18n) => moderationHead('member', i18n),
    page: pageAt('src/routes/staff/member-page.tsx', () => import('./member-page.tsx')),
  }),
  staffRoute({
    name: 'wave',
    path: '/staff/members/:id/wave',
    catalogues: ['moderation.members', 'moderation.report'],
    head: (i18n) => moderationHead('wave', i18n),
    page: pageAt(
      'src/features/moderation/members/ban-wave-page.tsx',
      () => import('../../features/moderation/members/ban-wave-page.tsx'),
    ),
  }),
  staffRoute({
    name: 'view',
    path: '/staff/views/:id',
    catalogues: ['moderation.view-as', 'profiles', 'profiles.summary'],
    head: (i18n) => moderationHead('view', i18n),
    page: pageAt(
      'src/features/moderation/view-as/view-page.tsx',
      () => import('../../features/moderation/view-as/view-page.tsx'),
    ),
  }),
];
