import type { Static } from 'typebox';
import { endpoint } from '../protocol/endpoint.ts';
import type * as schema from './relationships.schema.ts';

/** Longest private note about a member. */
export const remarkMax = 200;

export type RelationshipCard = Static<typeof schema.RelationshipCard>;

const list = { method: 'GET', audience: 'member', idempotency: 'safe' } as const;

const change = { audience: 'member', idempotency: 'natural' } as const;

export const listFriendRequests = endpoint<typeof schema.relationshipsSchemas.listFriendRequests>({
  ...list,
  path: '/friend_requests',
});

export const askFriend = endpoint<typeof schema.relationshipsSchemas.askFriend>({
  ...change,
  method: 'POST',
  path: '/friend_requests',
});

export const answerFriend = endpoint<typeof schema.relationshipsSchemas.answerFriend>({
  ...change,
  method: 'PUT',
  path: '/friend_requests',
});

export const listDeclinedRequests = endpoint<typeof schema.relationshipsSchemas.listDeclinedRequests>({
  ...list,
  path: '/friend_requests/declined',
});

export const listFriends = endpoint<typeof schema.relationshipsSchemas.listFriends>({ ...list, path: '/friends' });

export const saveFriend = endpoint<typeof schema.relationshipsSchemas.saveFriend>({
  ...change,
  method: 'PUT',
  path: '/friends',
});

export const deleteFriend = endpoint<typeof schema.relationshipsSchemas.deleteFriend>({
  ...change,
  method: 'DELETE',
  path: '/friends',
});

export const listBlocked = endpoint<typeof schema.relationshipsSchemas.listBlocked>({ ...list, path: '/blacklist' });

export const blockMember = endpoint<typeof schema.relationshipsSchemas.blockMember>({
  ...change,
  method: 'POST',
  path: '/blacklist',
});

export const unblockMember = endpoint<typeof schema.relationshipsSchemas.unblockMember>({
  ...change,
  method: 'DELETE',
  path: '/blacklist',
});

export const saveRemark = endpoint<typeof schema.relationshipsSchemas.saveRemark>({
  ...change,
  method: 'POST',
  path: '/remarks',
});

export const getRemark = endpoint<typeof schema.relationshipsSchemas.getRemark>({ ...list, path: '/remarks/:id' });

export const deleteRemark = endpoint<typeof schema.relationshipsSchemas.deleteRemark>({
  ...change,
  method: 'DELETE',
  path: '/remarks/:id',
});

export const listVisitors = endpoint<typeof schema.relationshipsSchemas.listVisitors>({ ...list, path: '/visits' });
