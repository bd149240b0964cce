import { albumHead, photosHead } from '../features/album/album-head.ts';
import { loadShelf } from '../features/album/queries.ts';
import { reviewHead } from '../features/moderation/review-head.ts';
import { loadReview } from '../features/moderation/review-queue.ts';
import { loadProfile } from '../features/profiles/queries.ts';
import { routeEntry, type RouteEntry } from './route-entry.ts';

/** One's own album, everybody's photos, and the screen on which staff review them. */
export const albumRoutes: readonly RouteEntry[] = [
  routeEntry({
    path: '/album',
    name: 'album',
    auth: 'member',
    localized: false,
    catalogues: ['media', 'album', 'profiles'],
    page: () => import('../features/album/album-page.tsx'),
    head: (_, i18n) => albumHead(i18n),
    indexable: false,
  }),
  routeEntry({
    path: '/photo/:id',
    name: 'photo',
    auth: 'public',
    localized: true,
    catalogues: ['media', 'album', 'profiles'],
    queries: ['folder'],
    async load(context) {
      // Who may not be seen has no photos either: the profile's answer is the page's.
      const [profile] = await Promise.all([loadProfile(context), loadShelf(context)]);
      return profile;
    },
    page: () => import('../features/album/photos-page.tsx'),
    head: photosHead,
    indexable: true,
  }),
  routeEntry({
    path: '/staff/review',
    name: 'staff-review',
    auth: 'member',
    localized: false,
    catalogues: ['media', 'moderation'],
    load: loadReview,
    page: () => import('../features/moderation/review-page.tsx'),
    head: (_, i18n) => reviewHead(i18n),
    indexable: false,
    frame: 'wide',
    footer: false,
  }),
];
