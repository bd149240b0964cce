import Type, { type Static } from 'typebox';
import { oneOf } from './choice.ts';
import { friendValues } from './codes.ts';
import { endpoint } from './endpoint.ts';
import { MemberCard } from './member-card.ts';
import { Done, IdParams, NoParams, NoQuery, Page, PageQuery } from './paging.ts';

const closed = { additionalProperties: false } as const;

/** Longest private note about a member. */
export const remarkMax = 200;

/**
 * A friend, a request or somebody blocked: the card with what the reader keeps about them. Specification section 3,
 * "User list item".
 */
export const RelationshipCard = Type.Object(
  {
    ...MemberCard.properties,
    /** Number of the friendship, request or block: lists go by it, newest first. 0 where there is none any more. */
    id: Type.Integer(),
    /** The reader's private note; empty where there is none. */
    remark: Type.String(),
    /** Kept at the head of the list of friends. */
    top: Type.Boolean(),
    /** 1 not friends, 2 friends. */
    status: oneOf([1, 2]),
  },
  closed,
);
export type RelationshipCard = Static<typeof RelationshipCard>;

const Whom = Type.Object({ user_id: Type.Integer({ minimum: 1 }) }, closed);
/** The friend value afterwards, as the caller sees it. */
const Stands = Type.Object({ friend: oneOf(friendValues) }, closed);

const list = {
  method: 'GET',
  audience: 'member',
  limit: { max: 120, seconds: 60 },
  idempotency: 'safe',
  params: NoParams,
  query: PageQuery,
  body: null,
  reply: { 200: Page(RelationshipCard) },
  errors: ['session_over'],
} as const;

const change = {
  audience: 'member',
  limit: { max: 60, seconds: 60 },
  idempotency: 'natural',
  params: NoParams,
} as const;

export const listFriendRequests = endpoint({
  ...list,
  path: '/friend_requests',
  summary: 'Members who ask to be friends, newest first.',
});

export const askFriend = endpoint({
  ...change,
  method: 'POST',
  path: '/friend_requests',
  summary:
    'Asks a member to be friends. 201: now friends, because they asked too or let everybody pass; 202: the request is sent.',
  query: NoQuery,
  body: Whom,
  reply: { 201: Stands, 202: Stands },
  errors: [
    'session_over',
    'not_found',
    'message_to_self',
    'steps_missing',
    'member_blocked_by_me',
    'request_unseen',
    'request_declined',
  ],
});

export const answerFriend = endpoint({
  ...change,
  method: 'PUT',
  path: '/friend_requests',
  summary: 'Status 2 accepts a member’s request. Status 1 declines it, or takes back one’s own. Twice is once.',
  query: NoQuery,
  body: Type.Object({ ...Whom.properties, status: oneOf([1, 2]) }, closed),
  reply: { 200: Stands },
  errors: ['session_over', 'not_found', 'message_to_self'],
});

export const listFriends = endpoint({
  ...list,
  path: '/friends',
  summary: 'Friends: those kept on top first, then the newest.',
});

export const saveFriend = endpoint({
  ...change,
  method: 'PUT',
  path: '/friends',
  summary: 'Writes the private note about a friend, or keeps them at the head of the list.',
  query: NoQuery,
  body: Type.Object(
    {
      ...Whom.properties,
      remark: Type.Optional(Type.String({ maxLength: remarkMax })),
      top: Type.Optional(Type.Boolean()),
    },
    closed,
  ),
  reply: { 200: Type.Object({ remark: Type.String(), top: Type.Boolean() }, closed) },
  errors: ['session_over', 'not_found'],
});

export const deleteFriend = endpoint({
  ...change,
  method: 'DELETE',
  path: '/friends',
  summary: 'Ends a friendship on both sides. Nothing happens where there is none.',
  query: Whom,
  body: null,
  reply: { 200: Done },
  errors: ['session_over', 'message_to_self'],
});

export const listBlocked = endpoint({
  ...list,
  path: '/blacklist',
  summary: 'Members whom the reader blocks, newest first.',
});

export const blockMember = endpoint({
  ...change,
  method: 'POST',
  path: '/blacklist',
  summary: 'Blocks a member: a friendship and requests end, and the two are nowhere shown to each other from now on.',
  query: NoQuery,
  body: Whom,
  reply: { 200: Stands },
  errors: ['session_over', 'not_found', 'message_to_self'],
});

export const unblockMember = endpoint({
  ...change,
  method: 'DELETE',
  path: '/blacklist',
  summary: 'Takes a block back. Nothing happens where there is none.',
  query: Whom,
  body: null,
  reply: { 200: Done },
  errors: ['session_over', 'message_to_self'],
});

const Remark = Type.Object({ user_id: Type.Integer(), content: Type.String() }, closed);

export const saveRemark = endpoint({
  ...change,
  method: 'POST',
  path: '/remarks',
  summary: 'Writes a private note about a member; only its writer ever sees it.',
  query: NoQuery,
  body: Type.Object({ ...Whom.properties, content: Type.String({ minLength: 1, maxLength: remarkMax }) }, closed),
  reply: { 200: Remark },
  errors: ['session_over', 'not_found', 'message_to_self'],
});

export const getRemark = endpoint({
  ...list,
  path: '/remarks/:id',
  summary: 'The private note about a member; empty where there is none.',
  params: IdParams,
  query: NoQuery,
  reply: { 200: Remark },
  errors: ['session_over', 'not_found'],
});

export const deleteRemark = endpoint({
  ...change,
  method: 'DELETE',
  path: '/remarks/:id',
  summary: 'Removes the private note about a member.',
  params: IdParams,
  query: NoQuery,
  body: null,
  reply: { 200: Done },
  errors: ['session_over'],
});

export const listVisitors = endpoint({
  ...list,
  path: '/visits',
  summary:
    'Members who opened the reader’s profile, newest first. Beyond the first page for VIP. Empty for who leaves no visits.',
  reply: { 200: Page(MemberCard) },
  errors: ['session_over', 'list_for_vip'],
});

export const relationshipsContract = {
  listFriendRequests,
  askFriend,
  answerFriend,
  listFriends,
  saveFriend,
  deleteFriend,
  listBlocked,
  blockMember,
  unblockMember,
  saveRemark,
  getRemark,
  deleteRemark,
  listVisitors,
} as const;
