import { peopleHead, type PeopleKind } from '../features/discovery/people-kinds.ts';
import { loadPeople } from '../features/discovery/queries.ts';
import { profileHead } from '../features/profiles/profile-head.ts';
import { firstStepsHead } from '../features/profiles/first-steps-head.ts';
import { loadProfile } from '../features/profiles/queries.ts';
import { settingsHead } from '../features/settings/settings-head.ts';
import { likeHead, type LikeKind } from '../features/social/like-head.ts';
import { type PageImport, routeEntry, type RouteEntry } from './route-entry.ts';

function peopleList(kind: PeopleKind, page: PageImport, at: { path: string; auth: 'public' | 'member' }): RouteEntry {
  return routeEntry<null>({
    ...at,
    name: at.path === '/recommend' ? 'recommend' : `people-${kind}`,
    localized: true,
    catalogues: ['profiles', 'social', 'discovery'],
    load: (context) => loadPeople(kind, context),
    page,
    head: (_, i18n) => peopleHead(kind, i18n),
    indexable: at.auth === 'public',
  });
}

function likeList(kind: LikeKind, page: PageImport): RouteEntry {
  return routeEntry({
    path: `/user/${kind}`,
    name: kind,
    auth: 'member',
    localized: true,
    catalogues: ['profiles', 'social'],
    page,
    head: (_, i18n) => likeHead(kind, i18n),
    indexable: false,
  });
}

/** Lists of people, likes, profiles and what members say of themselves. */
export const peopleRoutes: readonly RouteEntry[] = [
  peopleList('online', () => import('../features/discovery/online-page.tsx'), { path: '/user/online', auth: 'public' }),
  peopleList('latest', () => import('../features/discovery/latest-page.tsx'), { path: '/user/latest', auth: 'public' }),
  peopleList('recommend', () => import('../features/discovery/recommend-page.tsx'), { path: '/user/recommend', auth: 'public' }),
  peopleList('recommend', () => import('../features/discovery/recommend-page.tsx'), { path: '/recommend', auth: 'member' }),
  likeList('likeme', () => import('../features/social/likeme-page.tsx')),
  likeList('ilike', () => import('../features/social/ilike-page.tsx')),
  likeList('likemutual', () => import('../features/social/likemutual-page.tsx')),
  routeEntry({
    path: '/profile/:id',
    name: 'profile',
    auth: 'public',
    localized: true,
    catalogues: ['profiles', 'social'],
    load: loadProfile,
    page: () => import('./people/profile-page.tsx'),
    head: profileHead,
    indexable: true,
    bottom: 'own',
  }),
  routeEntry({
    path: '/me',
    name: 'me',
    auth: 'member',
    localized: false,
    catalogues: ['profiles', 'settings'],
    page: () => import('../features/profiles/me-page.tsx'),
    head: (_, i18n) => settingsHead('me', i18n),
    indexable: false,
  }),
  routeEntry({
    path: '/welcome',
    name: 'first-steps',
    auth: 'member',
    localized: false,
    catalogues: ['media', 'profiles'],
    page: () => import('../features/profiles/first-steps-page.tsx'),
    head: (_, i18n) => firstStepsHead(i18n),
    indexable: false,
    bottom: 'own',
    footer: false,
  }),
  routeEntry({
    path: '/setting',
    name: 'setting',
    auth: 'public',
    localized: false,
    catalogues: ['settings'],
    page: () => import('../features/settings/settings-page.tsx'),
    head: (_, i18n) => settingsHead('index', i18n),
    indexable: false,
  }),
  routeEntry({
    path: '/setting/edit',
    name: 'setting-edit',
    auth: 'member',
    localized: false,
    catalogues: ['settings', 'profiles'],
    page: () => import('../features/profiles/edit-profile-page.tsx'),
    head: (_, i18n) => settingsHead('edit', i18n),
    indexable: false,
  }),
  routeEntry({
    path: '/setting/avatar',
    name: 'setting-avatar',
    auth: 'member',
    localized: false,
    catalogues: ['settings', 'media', 'profiles'],
    page: () => import('../features/profiles/photos-page.tsx'),
    head: (_, i18n) => settingsHead('avatar', i18n),
    indexable: false,
  }),
];
