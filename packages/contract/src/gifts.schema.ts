import Type from 'typebox';
import { giftCategories, listGifts, listReceivedGifts, updateGiftShelf } from './gifts.ts';
import { oneOf, nullable } from './protocol/choice.schema.ts';
import { described } from './protocol/described.ts';
import { define, type EndpointSchemas } from './protocol/endpoint.ts';
import { NoParams, IdParams, NoQuery, Done } from './protocol/pagination.schema.ts';

export const Gift = Type.Object(
  {
    id: Type.Integer(),
    category: oneOf(giftCategories),
    name: described("In the reader's language.", Type.String()),
    price: described('Gold.', Type.Number()),
    thumb: Type.String(),
    src: Type.String(),
    hit: described('How often it was sent in the last 30 days.', Type.Integer()),
  },
  { additionalProperties: false },
);

/** A gift of the shelf on a profile: how often the member was given it, and never by whom. */
export const ShelfGift = Type.Object(
  { gift_id: Type.Integer(), name: Type.String(), src: Type.String(), count: Type.Integer() },
  { additionalProperties: false },
);

export const giftsSchemas = {
  listGifts: {
    summary: 'The catalogue of gifts with its prices; how many the member may still send free today.',
    limit: { max: 120, seconds: 60 },
    params: NoParams,
    query: Type.Object(
      {
        category: Type.Optional(oneOf(giftCategories)),
        order: Type.Optional(described('The most sent first, or the cheapest.', oneOf(['popular', 'price']))),
      },
      { additionalProperties: false },
    ),
    body: null,
    reply: {
      200: Type.Object({ items: Type.Array(Gift), free_left: Type.Integer() }, { additionalProperties: false }),
    },
    errors: [],
  },
  listReceivedGifts: {
    summary:
      'What a member was given, most often first. Gifts of people who block them or whom they block are not counted.',
    limit: { max: 240, seconds: 60 },
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
  },
  updateGiftShelf: {
    summary: 'Shows on one’s own profile what one was given, or hides it.',
    limit: { max: 60, seconds: 60 },
    params: NoParams,
    query: NoQuery,
    body: Type.Object({ hidden: Type.Boolean() }, { additionalProperties: false }),
    reply: { 200: Done },
    errors: ['session_over'],
  },
} as const satisfies EndpointSchemas;

export const giftsContract = define({ listGifts, listReceivedGifts, updateGiftShelf }, giftsSchemas);
