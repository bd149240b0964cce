import { msg } from '@lingui/core/macro';
import { postHead, timelineHead } from '../features/feed/feed-head.ts';
import { loadPost, loadPosts } from '../features/feed/state/queries.ts';
import { loadProfile } from '../features/profiles/queries.ts';
import { pageAt, routeEntry, type RouteEntry } from './route-entry.ts';

/** Single post, timeline of a member and posts with a hashtag. The news are on the home page. */
export const feedRoutes: readonly RouteEntry[] = [
  routeEntry({
    path: '/feed/:id',
    name: 'feed',
    auth: 'member',
    localized: true,
    catalogues: ['profiles.summary', 'social.say-hi', 'media.picture', 'feed.'],
    load: loadPost,
    page: pageAt('src/routes/feed/post-page.tsx', () => import('./feed/post-page.tsx')),
    head: postHead,
    indexable: false,
  }),
  routeEntry({
    path: '/timeline/:id',
    name: 'timeline',
    frame: 'plain',
    auth: 'public',
    localized: true,
    catalogues: ['profiles', 'profiles.summary', 'social.say-hi', 'media.picture', 'feed.'],
    async load(context) {
      // The profile’s refusal also applies to the posts.
      const profile = await loadProfile(context);
      await loadPosts(profile.user_id, context);
      return profile;
    },
    page: pageAt('src/routes/feed/timeline-page.tsx', () => import('./feed/timeline-page.tsx')),
    head: timelineHead,
    indexable: true,
  }),
  routeEntry({
    path: '/tag/:tag',
    name: 'tag',
    auth: 'public',
    localized: true,
    catalogues: ['profiles.summary', 'social.say-hi', 'media.picture', 'feed.'],
    page: pageAt('src/routes/feed/tag-page.tsx', () => import('./feed/tag-page.tsx')),
    head: (_, i18n) => ({ title: i18n._(msg`Posts with a hashtag`) }),
    indexable: false,
  }),
];
