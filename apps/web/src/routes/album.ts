import { albumHead, photosHead } from '../features/album/album-head.ts';
import { loadAlbumSection } from '../features/album/grid/queries.ts';
import { loadProfile } from '../features/profiles/queries.ts';
import { pageAt, routeEntry, type RouteEntry } from './route-entry.ts';

/** Own album and photos of members. */
export const albumRoutes: readonly RouteEntry[] = [
  routeEntry({
    path: '/album',
    name: 'album',
    auth: 'member',
    localized: false,
    catalogues: ['media', 'album', 'profiles'],
    page: pageAt(
      'src/features/album/own-album/album-page.tsx',
      () => import('../features/album/own-album/album-page.tsx'),
    ),
    head: (_, i18n) => albumHead(i18n),
    indexable: false,
  }),
  routeEntry({
    path: '/photo/:id',
    name: 'photo',
    frame: 'plain',
    auth: 'public',
    localized: true,
    catalogues: ['media', 'album', 'profiles'],
    queries: ['folder'],
    async load(context) {
      // The profile’s refusal also applies to the photos.
      const [profile] = await Promise.all([loadProfile(context), loadAlbumSection(context)]);
      return profile;
    },
    page: pageAt('src/features/album/photos-page.tsx', () => import('../features/album/photos-page.tsx')),
    head: photosHead,
    indexable: true,
  }),
];
