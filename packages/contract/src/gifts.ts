import Type, { type Static } from 'typebox';
import { nullable, oneOf } from './choice.ts';
import { endpoint } from './endpoint.ts';
import { Done, IdParams, NoParams, NoQuery } from './paging.ts';

export const giftCategories = ['all', 'romance', 'fashion', 'flower', 'birthday', 'sexy', 'festival'] as const;

export const Gift = Type.Object(
  {
    id: Type.Integer(),
    category: oneOf(giftCategories),
    /** In the reader's language. */
    name: Type.String(),
    /** Gold. */
    price: Type.Number(),
    thumb: Type.String(),
    src: Type.String(),
    /** How often it was sent in the last 30 days. */
    hit: Type.Integer(),
  },
  { additionalProperties: false },
);
export type Gift = Static<typeof Gift>;

export const listGifts = endpoint({
  method: 'GET',
  path: '/gifts',
  summary: 'The catalogue of gifts with its prices; how many the member may still send free today.',
  audience: 'anyone',
  limit: { max: 120, seconds: 60 },
  idempotency: 'safe',
  params: NoParams,
  query: Type.Object(
    { category: Type.Optional(oneOf(giftCategories)), order: Type.Optional(oneOf(['popular', 'price'])) },
    { additionalProperties: false },
  ),
  body: null,
  reply: { 200: Type.Object({ items: Type.Array(Gift), free_left: Type.Integer() }, { additionalProperties: false }) },
  errors: [],
});

/** A gift of the shelf on a profile: how often the member was given it, and never by whom. */
export const ShelfGift = Type.Object(
  { gift_id: Type.Integer(), name: Type.String(), src: Type.String(), count: Type.Integer() },
  { additionalProperties: false },
);
export type ShelfGift = Static<typeof ShelfGift>;

export const listReceivedGifts = endpoint({
  method: 'GET',
  path: '/gifts/received/:id',
  summary:
    'What a member was given, most often first. Gifts of people who block them or whom they block are not counted.',
  audience: 'anyone',
  limit: { max: 240, seconds: 60 },
  idempotency: 'safe',
  params: IdParams,
  query: NoQuery,
  body: null,
  /** `hidden` to the owner alone, who sees the shelf also where nobody else does. */
  reply: {
    200: Type.Object(
      { items: Type.Array(ShelfGift), total: Type.Integer(), hidden: nullable(Type.Boolean()) },
      { additionalProperties: false },
    ),
  },
  errors: ['not_found'],
});

export const updateGiftShelf = endpoint({
  method: 'PUT',
  path: '/gifts/shelf',
  summary: 'Shows on one’s own profile what one was given, or hides it.',
  audience: 'member',
  limit: { max: 60, seconds: 60 },
  idempotency: 'natural',
  params: NoParams,
  query: NoQuery,
  body: Type.Object({ hidden: Type.Boolean() }, { additionalProperties: false }),
  reply: { 200: Done },
  errors: ['session_over'],
});

export const giftsContract = { listGifts, listReceivedGifts, updateGiftShelf } as const;
