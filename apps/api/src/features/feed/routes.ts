import { feedContract as contract } from '@peonia/contract/feed.ts';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../platform/config.ts';
import { route, type Edge } from '../../platform/http/route.ts';
import { deletePost } from './delete-post.ts';
import type { FeedParts } from './feed-parts.ts';
import { hidePost } from './hide-post.ts';
import { listMemberPosts } from './list-member-posts.ts';
import { listNews } from './list-news.ts';
import { readVisiblePost } from './read-visible-post.ts';
import { writePost } from './write-post.ts';

export function feedRoutes(
  app: FastifyInstance,
  edge: Edge,
  { config, cards, media }: Pick<FeedParts, 'cards' | 'media'> & { config: Config },
): void {
  const { database, realtime } = edge;
  const parts: FeedParts = { limits: config.limits, cards, media, realtime };
  route(app, edge, contract.post, (call) => writePost(call, database, parts));
  route(app, edge, contract.listFeeds, (call) => listNews(call, parts));
  route(app, edge, contract.getFeed, (call) => readVisiblePost(call, parts));
  route(app, edge, contract.listUserFeeds, (call) => listMemberPosts(call, parts));
  route(app, edge, contract.deleteFeed, (call) => deletePost(call, database, parts));
  route(app, edge, contract.hideFeed, (call) => hidePost(call));
}
