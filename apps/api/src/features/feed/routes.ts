import { feedContract as contract } from '@peonia/contract/feed.ts';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../platform/config.ts';
import { route, type Edge } from '../../platform/http/route.ts';
import type { Cards } from '../profiles/public.ts';
import { deletePost } from './delete-post.ts';
import type { FeedFiles, FeedParts } from './feed-parts.ts';
import { hidePost } from './hide-post.ts';
import { listMemberPosts } from './list-member-posts.ts';
import { listNews } from './list-news.ts';
import { readVisiblePost } from './read-visible-post.ts';
import { writePost } from './write-post.ts';

export function feedRoutes(app: FastifyInstance, edge: Edge, { config, cards, files }: { config: Config; cards: Cards; files: FeedFiles }): void {
  const { database, realtime } = edge;
  const parts: FeedParts = { limits: config.limits, cards, files, realtime };
  route(app, edge, contract.post, (call) => writePost(call, database, parts));
  route(app, edge, contract.listFeeds, (call) => listNews(call, parts));
  route(app, edge, contract.getFeed, (call) => readVisiblePost(call, parts));
  route(app, edge, contract.listUserFeeds, (call) => listMemberPosts(call, parts));
  route(app, edge, contract.deleteFeed, (call) => deletePost(call, database, parts));
  route(app, edge, contract.hideFeed, (call) => hidePost(call));
}
