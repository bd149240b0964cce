import { healthHead } from '../../features/diagnostics/health-head.ts';
import { figuresHead } from '../../features/figures/figures-head.ts';
import { moderationHead } from '../../features/moderation/moderation-head.ts';
import { switchesHead } from '../../features/switches/switches-head.ts';
import { pageAt, type RouteEntry } from '../route-entry.ts';
import { staffRoute } from './staff-route.ts';

/** The start page, roles, the audit log, figures, switches and the state of the program. */
export const staffOperationRoutes: readonly RouteEntry[] = [
  staffRoute({
    name: 'start',
    path: '/staff',
    catalogues: [],
    head: (i18n) => moderationHead('start', i18n),
    page: pageAt(
      'src/features/moderation/start/start-page.tsx',
      () => import('../../features/moderation/start/start-page.tsx'),
    ),
  }),
  staffRoute({
    name: 'roles',
    catalogues: ['moderation.roles'],
    head: (i18n) => moderationHead('roles', i18n),
    page: pageAt(
      'src/features/moderation/roles/roles-page.tsx',
      () => import('../../features/moderation/roles/roles-page.tsx'),
    ),
  }),
  staffRoute({
    name: 'audit',
    catalogues: ['moderation.audit'],
    head: (i18n) => moderationHead('audit', i18n),
    page: pageAt(
      'src/features/moderation/audit/audit-page.tsx',
      () => import('../../features/moderation/audit/audit-page.tsx'),
    ),
  }),
  staffRoute({
    name: 'dead-letters',
    catalogues: ['moderation.dead-letters'],
    head: (i18n) => moderationHead('dead-letters', i18n),
    page: pageAt(
      'src/features/moderation/dead-letters/dead-letters-page.tsx',
      () => import('../../features/moderation/dead-letters/dead-letters-page.tsx'),
    ),
  }),
  staffRoute({
    name: 'health',
    catalogues: ['diagnostics'],
    head: healthHead,
    page: pageAt(
      'src/features/diagnostics/health-page.tsx',
      () => import('../../features/diagnostics/health-page.tsx'),
    ),
  }),
  staffRoute({
    name: 'figures',
    catalogues: ['figures'],
    head: figuresHead,
    page: pageAt('src/features/figures/figures-page.tsx', () => import('../../features/figures/figures-page.tsx')),
  }),
  staffRoute({
    name: 'switches',
    catalogues: ['switches'],
    head: switchesHead,
    page: pageAt(
      'src/features/switches/desk/switches-page.tsx',
      () => import('../../features/switches/desk/switches-page.tsx'),
    ),
  }),
];
