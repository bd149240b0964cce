import { listFeeds } from '@peonia/contract/feed.ts';
import { feature } from '../feature.ts';
import { translatableTexts } from '../translation/public.ts';
import { feedEraser, feedExporter } from './own-posts.ts';
import { translatablePosts } from './posts/translatable-posts.ts';
import { feedRoutes } from './routes.ts';

export const feed = feature({
  name: 'feed',
  routes: feedRoutes,
  eraser: feedEraser,
  exporter: feedExporter,
  viewable: [{ endpoint: listFeeds, page: 'news' }],
  provides: [translatableTexts.feed.provide(() => translatablePosts)],
});
