import Type from 'typebox';
import { MemberCard } from '../profiles/member-card.schema.ts';
import { oneOf } from '../protocol/choice.schema.ts';
import { friendValues } from '../protocol/codes.ts';
import { described } from '../protocol/described.ts';
import { define, type EndpointSchemas } from '../protocol/endpoint.ts';
import { NoParams, PageQuery, Page, NoQuery, Done, IdParams } from '../protocol/pagination.schema.ts';
import {
  remarkMax,
  listFriendRequests,
  askFriend,
  answerFriend,
  listDeclinedRequests,
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
} from './relationships.ts';

const closed = { additionalProperties: false } as const;

/**
 * A friend, a request or somebody blocked: the card with what the reader keeps about them. Specification section 3,
 * "User list item".
 */
export const RelationshipCard = Type.Object(
  {
    ...MemberCard.properties,
    id: described(
      'Number of the friendship, request or block: lists go by it, newest first. 0 where there is none any more.',
      Type.Integer(),
    ),
    remark: described("The reader's private note; empty where there is none.", Type.String()),
    top: described('Kept at the head of the list of friends.', Type.Boolean()),
    status: described('1 not friends, 2 friends.', oneOf([1, 2])),
  },
  closed,
);

const Whom = Type.Object({ user_id: Type.Integer({ minimum: 1 }) }, closed);

/** The friend value afterwards, as the caller sees it. */
const Stands = Type.Object({ friend: oneOf(friendValues) }, closed);

const list = {
  limit: { max: 120, seconds: 60 },
  params: NoParams,
  query: PageQuery,
  body: null,
  reply: { 200: Page(RelationshipCard) },
  errors: ['session_over'],
} as const;

const change = { limit: { max: 60, seconds: 60 }, params: NoParams } as const;

const Remark = Type.Object({ user_id: Type.Integer(), content: Type.String() }, closed);

export const relationshipsSchemas = {
  listFriendRequests: { ...list, summary: 'Members who ask to be friends, newest first.' },
  askFriend: {
    ...change,
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
  },
  answerFriend: {
    ...change,
    summary: 'Status 2 accepts a member’s request. Status 1 declines it, or takes back one’s own. Twice is once.',
    query: NoQuery,
    body: Type.Object({ ...Whom.properties, status: described('1 declines, 2 accepts.', oneOf([1, 2])) }, closed),
    reply: { 200: Stands },
    errors: ['session_over', 'not_found', 'message_to_self'],
  },
  listDeclinedRequests: {
    ...list,
    summary:
      'Members whom the reader may not ask again yet, because their last request was not accepted; newest first.',
    query: NoQuery,
    reply: {
      200: Type.Object(
        {
          items: Type.Array(
            Type.Object(
              {
                user_id: Type.Integer(),
                again_at: described('From when on the reader may ask again.', Type.String()),
              },
              closed,
            ),
          ),
        },
        closed,
      ),
    },
  },
  listFriends: { ...list, summary: 'Friends: those kept on top first, then the newest.' },
  saveFriend: {
    ...change,
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
  },
  deleteFriend: {
    ...change,
    summary: 'Ends a friendship on both sides. Nothing happens where there is none.',
    query: Whom,
    body: null,
    reply: { 204: Done },
    errors: ['session_over', 'message_to_self'],
  },
  listBlocked: { ...list, summary: 'Members whom the reader blocks, newest first.' },
  blockMember: {
    ...change,
    summary:
      'Blocks a member: a friendship and requests end, and the two are nowhere shown to each other from now on. Works against a member who blocks the caller; the reply does not reveal whether the member exists.',
    query: NoQuery,
    body: Whom,
    reply: { 200: Stands },
    errors: ['session_over', 'message_to_self'],
  },
  unblockMember: {
    ...change,
    summary: 'Takes a block back. Nothing happens where there is none.',
    query: Whom,
    body: null,
    reply: { 204: Done },
    errors: ['session_over', 'message_to_self'],
  },
  saveRemark: {
    ...change,
    summary: 'Writes a private note about a member; only its writer ever sees it.',
    query: NoQuery,
    body: Type.Object({ ...Whom.properties, content: Type.String({ minLength: 1, maxLength: remarkMax }) }, closed),
    reply: { 200: Remark },
    errors: ['session_over', 'not_found', 'message_to_self'],
  },
  getRemark: {
    ...list,
    summary: 'The private note about a member; empty where there is none.',
    params: IdParams,
    query: NoQuery,
    reply: { 200: Remark },
    errors: ['session_over', 'not_found'],
  },
  deleteRemark: {
    ...change,
    summary: 'Removes the private note about a member.',
    params: IdParams,
    query: NoQuery,
    body: null,
    reply: { 204: Done },
    errors: ['session_over', 'not_found'],
  },
  listVisitors: {
    ...list,
    summary:
      'Members who opened the reader’s profile, newest first. Beyond the first page for VIP. Empty for who leaves no visits.',
    reply: { 200: Page(MemberCard) },
    errors: ['session_over', 'list_for_vip'],
  },
} as const satisfies EndpointSchemas;

export const relationshipsContract = define(
  {
    listFriendRequests,
    askFriend,
    answerFriend,
    listDeclinedRequests,
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
  },
  relationshipsSchemas,
);
