import Type from 'typebox';
import {
  postAudiences,
  post,
  listFeeds,
  getFeed,
  listUserFeeds,
  listTagFeeds,
  deleteFeed,
  editFeed,
  hideFeed,
  likePost,
  listPostLikes,
} from './feed.ts';
import { MediaItem } from './media/media.schema.ts';
import { MemberCard } from './profiles/member-card.schema.ts';
import { nullable, oneOf } from './protocol/choice.schema.ts';
import { OptionalClientId } from './protocol/client-id.schema.ts';
import { described } from './protocol/described.ts';
import { define, type EndpointSchemas } from './protocol/endpoint.ts';
import { NoParams, NoQuery, Page, PageQuery, IdParams, Done } from './protocol/pagination.schema.ts';

export const FeedPost = Type.Object(
  {
    id: Type.Integer(),
    user_id: Type.Integer(),
    user: MemberCard,
    content: Type.String(),
    language: described('Language of the text as far as it could be told.', nullable(Type.String())),
    upload_ids: Type.Optional(described('Ids of `uploads`; left out without files.', Type.Array(Type.Integer()))),
    uploads: Type.Array(MediaItem),
    paid: described('True where a file of it is for sale.', Type.Boolean()),
    visible: oneOf(postAudiences),
    created_at: Type.String(),
    edited_at: described(
      'When its author last changed the text; null where it is as it was published.',
      nullable(Type.String()),
    ),
    own: described("One's own post, which may be deleted.", Type.Boolean()),
    hidden: described(
      'The reader has hidden it from their own news; it is then shown only where it is asked for.',
      Type.Boolean(),
    ),
    likes: described('How many members like it.', Type.Integer()),
    liked: described('The reader likes it.', Type.Boolean()),
  },
  { additionalProperties: false },
);

/**
 * `posts_left`: how many the reader may still post in these 24 hours, null without a limit and for guests; at 0,
 * `next_at` says when the next is free. `max_id` is a place in the list and nothing else: hand it back as it came.
 */
export const FeedPage = Type.Object(
  {
    items: Type.Array(FeedPost),
    max_id: Type.Integer(),
    posts_left: nullable(Type.Integer()),
    next_at: nullable(Type.String()),
  },
  { additionalProperties: false },
);

const Liked = Type.Object(
  {
    liked: described('The reader likes the post.', Type.Boolean()),
    likes: described('How many members like it now.', Type.Integer()),
  },
  { additionalProperties: false },
);

export const feedSchemas = {
  post: {
    summary:
      'Publishes text, up to 9 photos or one video. Without `visible` it is for whom the profile is for. Sent twice with one client id it is one post.',
    limit: { max: 30, seconds: 60 },
    params: NoParams,
    query: NoQuery,
    body: Type.Object(
      {
        content: Type.Optional(
          described('The text; needed where there are no files.', Type.String({ maxLength: 20_000 })),
        ),
        upload_ids: Type.Optional(Type.Array(Type.Integer({ minimum: 1 }), { maxItems: 100, uniqueItems: true })),
        visible: Type.Optional(oneOf(postAudiences)),
        amount: Type.Optional(
          described('Puts the files up for sale at this price in gold.', Type.Integer({ minimum: 1, maximum: 1_000 })),
        ),
        client_id: OptionalClientId,
      },
      { additionalProperties: false },
    ),
    reply: { 201: FeedPost },
    errors: [
      'session_over',
      'posts_used_up',
      'upload_unknown',
      'steps_missing',
      'post_too_long',
      'post_files_refused',
      'upload_not_ready',
      'upload_removed',
      'key_reused',
    ],
  },
  listFeeds: {
    summary:
      'News: friends and people who speak the reader’s languages first, then others, each newest first, 10 a page. Guests see public posts, those in the language of their page first.',
    limit: { max: 240, seconds: 60 },
    params: NoParams,
    query: PageQuery,
    body: null,
    reply: { 200: FeedPage },
    errors: [],
  },
  getFeed: {
    summary: 'One post, as the reader may see it.',
    limit: { max: 240, seconds: 60 },
    params: IdParams,
    query: NoQuery,
    body: null,
    reply: { 200: FeedPost },
    errors: ['not_found'],
  },
  listUserFeeds: {
    summary: 'Posts of one member, newest first, 10 a page.',
    limit: { max: 240, seconds: 60 },
    params: IdParams,
    query: PageQuery,
    body: null,
    reply: { 200: FeedPage },
    errors: ['not_found'],
  },
  listTagFeeds: {
    summary:
      'Posts with a hashtag that the reader may see, newest first, 10 a page. Case and width of letters do not matter.',
    limit: { max: 240, seconds: 60 },
    params: Type.Object(
      {
        tag: described('The hashtag without its sign, in any script.', Type.String({ minLength: 1, maxLength: 100 })),
      },
      { additionalProperties: false },
    ),
    query: PageQuery,
    body: null,
    reply: { 200: FeedPage },
    errors: ['not_found'],
  },
  deleteFeed: {
    summary: 'Deletes an own post; anything else stays as it is. What others bought of it stays theirs.',
    limit: { max: 60, seconds: 60 },
    params: IdParams,
    query: NoQuery,
    body: null,
    reply: { 204: Done },
    errors: ['session_over', 'not_found'],
  },
  editFeed: {
    summary:
      'Changes the text of an own post; its files and readers stay. The earlier wording is kept for complaints. The same text again changes nothing.',
    limit: { max: 30, seconds: 60 },
    params: IdParams,
    query: NoQuery,
    body: Type.Object({ content: Type.String({ maxLength: 20_000 }) }, { additionalProperties: false }),
    reply: { 200: FeedPost },
    errors: ['session_over', 'not_found', 'post_too_long', 'post_edits_used_up'],
  },
  hideFeed: {
    summary: 'Hides a post from the reader’s own feed, or shows it again.',
    limit: { max: 120, seconds: 60 },
    params: IdParams,
    query: NoQuery,
    body: Type.Object({ hidden: Type.Boolean() }, { additionalProperties: false }),
    reply: { 200: Done },
    errors: ['session_over', 'not_found'],
  },
  likePost: {
    summary: 'Likes a post, or takes the like back. Twice is once. `likes` is the count afterwards.',
    limit: { max: 60, seconds: 60 },
    params: IdParams,
    query: NoQuery,
    body: Type.Object({ liked: Type.Boolean() }, { additionalProperties: false }),
    reply: { 200: Liked },
    errors: ['session_over', 'not_found', 'post_own_liked', 'steps_missing'],
  },
  listPostLikes: {
    summary: 'Members who like a post, newest first, for whoever may see the post. Leaves out who may not be shown.',
    limit: { max: 120, seconds: 60 },
    params: IdParams,
    query: PageQuery,
    body: null,
    reply: { 200: Page(MemberCard) },
    errors: ['session_over', 'not_found'],
  },
} as const satisfies EndpointSchemas;

export const feedContract = define(
  { post, listFeeds, getFeed, listUserFeeds, listTagFeeds, deleteFeed, editFeed, hideFeed, likePost, listPostLikes },
  feedSchemas,
);
