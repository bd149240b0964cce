import { createElement } from 'react';
import { encounterHead } from '../features/discovery/encounters/encounter-head.ts';
import { PeopleSkeleton } from '../features/discovery/lists/people-frame.tsx';
import { peopleHead, type PeopleKind } from '../features/discovery/lists/people-kinds.ts';
import { loadPeople } from '../features/discovery/lists/queries.ts';
import { searchHead } from '../features/discovery/search/search-head.ts';
import { onboardingHead } from '../features/profiles/onboarding/onboarding-head.ts';
import { loadProfile } from '../features/profiles/queries.ts';
import { profileHead } from '../features/profiles/view/profile-head.ts';
import { settingsHead } from '../features/settings/settings-head.ts';
import { likeHead, type LikeKind } from '../features/social/likes/like-head.ts';
import { relationshipHead } from '../features/social/relationships/relationship-head.ts';
import type { RelationshipKind } from '../features/social/relationships/relationship-lists.ts';
import { pageAt, routeEntry, type RouteEntry } from './route-entry.ts';

/** Route of a member list; its kind is the data of the page. */
function peopleList({ kind, ...entry }: Pick<RouteEntry, 'path' | 'name' | 'auth'> & { kind: PeopleKind }): RouteEntry {
  return routeEntry<PeopleKind>({
    ...entry,
    frame: 'plain',
    localized: true,
    catalogues: ['profiles', 'social', 'discovery'],
    async load(context) {
      await loadPeople(kind, context);
      return kind;
    },
    page: pageAt(
      'src/features/discovery/lists/people-page.tsx',
      () => import('../features/discovery/lists/people-page.tsx'),
    ),
    head: (_, i18n) => peopleHead(kind, i18n),
    skeleton: createElement(PeopleSkeleton, { kind }),
    indexable: entry.auth === 'public',
  });
}

/** Route of a like list. */
function likeList(kind: LikeKind): RouteEntry {
  return routeEntry<LikeKind>({
    path: `/user/${kind}`,
    name: kind,
    auth: 'member',
    localized: true,
    catalogues: ['profiles', 'social', 'discovery'],
    load: () => Promise.resolve(kind),
    page: pageAt('src/routes/people/like-page.tsx', () => import('./people/like-page.tsx')),
    head: (_, i18n) => likeHead(kind, i18n),
    indexable: false,
  });
}

/** Route of a relationship list. */
function relationshipList(kind: RelationshipKind): RouteEntry {
  return routeEntry<RelationshipKind>({
    path: `/user/${kind}`,
    name: kind,
    auth: 'member',
    localized: true,
    catalogues: ['profiles', 'social', 'discovery'],
    load: () => Promise.resolve(kind),
    page: pageAt('src/routes/people/relationship-page.tsx', () => import('./people/relationship-page.tsx')),
    head: (_, i18n) => relationshipHead(kind, i18n),
    indexable: false,
  });
}

/** Member lists, likes, profiles and own profile pages. */
export const peopleRoutes: readonly RouteEntry[] = [
  peopleList({ kind: 'online', path: '/user/online', name: 'people-online', auth: 'public' }),
  peopleList({ kind: 'latest', path: '/user/latest', name: 'people-latest', auth: 'public' }),
  peopleList({ kind: 'hottest', path: '/user/hottest', name: 'people-hottest', auth: 'public' }),
  peopleList({ kind: 'birthday', path: '/user/birthday', name: 'people-birthday', auth: 'public' }),
  peopleList({ kind: 'recommend', path: '/user/recommend', name: 'people-recommend', auth: 'public' }),
  peopleList({ kind: 'recommend', path: '/recommend', name: 'recommend', auth: 'member' }),
  routeEntry({
    path: '/encounter',
    name: 'encounter',
    frame: 'plain',
    auth: 'member',
    localized: false,
    catalogues: ['profiles', 'social', 'discovery', 'questions'],
    page: pageAt('src/routes/people/encounter-page.tsx', () => import('./people/encounter-page.tsx')),
    head: (_, i18n) => encounterHead(i18n),
    indexable: false,
  }),
  routeEntry({
    path: '/user/search',
    name: 'people-search',
    frame: 'plain',
    auth: 'public',
    localized: true,
    catalogues: ['profiles', 'social', 'discovery', 'payments'],
    page: pageAt('src/features/discovery/search-page.tsx', () => import('../features/discovery/search-page.tsx')),
    head: (_, i18n) => searchHead(i18n),
    indexable: false,
  }),
  likeList('likeme'),
  likeList('ilike'),
  likeList('likemutual'),
  likeList('visitor'),
  relationshipList('friend'),
  relationshipList('request'),
  relationshipList('blacklist'),
  routeEntry({
    path: '/profile/:id',
    name: 'profile',
    frame: 'wide',
    auth: 'public',
    localized: true,
    catalogues: ['profiles', 'social', 'gifts', 'contacts', 'media', 'album', 'feed.', 'questions', 'calls'],
    load: loadProfile,
    page: pageAt('src/routes/people/profile-page.tsx', () => import('./people/profile-page.tsx')),
    head: profileHead,
    indexable: true,
    bottom: 'own',
  }),
  routeEntry({
    path: '/me',
    name: 'me',
    frame: 'wide',
    auth: 'member',
    localized: false,
    catalogues: ['profiles', 'settings', 'ledger'],
    page: pageAt('src/features/profiles/me/me-page.tsx', () => import('../features/profiles/me/me-page.tsx')),
    head: (_, i18n) => settingsHead('me', i18n),
    indexable: false,
  }),
  routeEntry({
    path: '/welcome',
    name: 'first-steps',
    frame: 'wide',
    auth: 'member',
    localized: false,
    catalogues: ['media', 'profiles'],
    page: pageAt(
      'src/features/profiles/onboarding/onboarding-page.tsx',
      () => import('../features/profiles/onboarding/onboarding-page.tsx'),
    ),
    head: (_, i18n) => onboardingHead(i18n),
    indexable: false,
    bottom: 'own',
    footer: false,
  }),
  routeEntry({
    path: '/setting',
    name: 'setting',
    frame: 'wide',
    auth: 'public',
    localized: false,
    catalogues: ['settings'],
    page: pageAt('src/features/settings/settings-page.tsx', () => import('../features/settings/settings-page.tsx')),
    head: (_, i18n) => settingsHead('index', i18n),
    indexable: false,
  }),
  routeEntry({
    path: '/setting/edit',
    name: 'setting-edit',
    frame: 'wide',
    auth: 'member',
    localized: false,
    catalogues: ['settings', 'profiles'],
    page: pageAt(
      'src/features/profiles/edit/edit-profile-page.tsx',
      () => import('../features/profiles/edit/edit-profile-page.tsx'),
    ),
    head: (_, i18n) => settingsHead('edit', i18n),
    indexable: false,
  }),
  routeEntry({
    path: '/setting/avatar',
    name: 'setting-avatar',
    frame: 'wide',
    auth: 'member',
    localized: false,
    catalogues: ['settings', 'media', 'profiles'],
    page: pageAt(
      'src/features/profiles/photos/photos-page.tsx',
      () => import('../features/profiles/photos/photos-page.tsx'),
    ),
    head: (_, i18n) => settingsHead('avatar', i18n),
    indexable: false,
  }),
];
