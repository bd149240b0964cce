import type { Static } from 'typebox';
import type * as schema from './feed.schema.ts';
import { endpoint } from './protocol/endpoint.ts';

/** Who may see a post; never more than may see the author's profile. */
export const postAudiences = ['public', 'registered', 'friends'] as const;

export type FeedPost = Static<typeof schema.FeedPost>;

export type FeedPage = Static<typeof schema.FeedPage>;

export const post = endpoint<typeof schema.feedSchemas.post>({
  method: 'POST',
  path: '/feeds',
  audience: 'member',
  idempotency: 'client_id',
});

export const listFeeds = endpoint<typeof schema.feedSchemas.listFeeds, 'anyone'>({
  method: 'GET',
  path: '/feeds',
  audience: 'anyone',
  idempotency: 'safe',
});

export const getFeed = endpoint<typeof schema.feedSchemas.getFeed, 'anyone'>({
  method: 'GET',
  path: '/feeds/:id',
  audience: 'anyone',
  idempotency: 'safe',
});

export const listUserFeeds = endpoint<typeof schema.feedSchemas.listUserFeeds, 'anyone'>({
  method: 'GET',
  path: '/feeds/user/:id',
  audience: 'anyone',
  idempotency: 'safe',
});

export const listTagFeeds = endpoint<typeof schema.feedSchemas.listTagFeeds, 'anyone'>({
  method: 'GET',
  path: '/feeds/tags/:tag',
  audience: 'anyone',
  idempotency: 'safe',
});

export const deleteFeed = endpoint<typeof schema.feedSchemas.deleteFeed>({
  method: 'DELETE',
  path: '/feeds/:id',
  audience: 'member',
  idempotency: 'natural',
});

export const editFeed = endpoint<typeof schema.feedSchemas.editFeed>({
  method: 'PUT',
  path: '/feeds/:id/content',
  audience: 'member',
  idempotency: 'natural',
});

export const likePost = endpoint<typeof schema.feedSchemas.likePost>({
  method: 'PUT',
  path: '/feeds/:id/likes',
  audience: 'member',
  idempotency: 'natural',
});

export const listPostLikes = endpoint<typeof schema.feedSchemas.listPostLikes>({
  method: 'GET',
  path: '/feeds/:id/likes',
  audience: 'member',
  idempotency: 'safe',
});

export const hideFeed = endpoint<typeof schema.feedSchemas.hideFeed>({
  method: 'PUT',
  path: '/feeds/:id',
  audience: 'member',
  idempotency: 'natural',
});
