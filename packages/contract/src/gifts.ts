import Type, { type Static } from 'typebox';
import { oneOf } from './choice.ts';
import { endpoint } from './endpoint.ts';
import { NoParams } from './paging.ts';

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
  query: Type.Object({ category: Type.Optional(oneOf(giftCategories)), order: Type.Optional(oneOf(['popular', 'price'])) }, { additionalProperties: false }),
  body: null,
  reply: { 200: Type.Object({ items: Type.Array(Gift), free_left: Type.Integer() }, { additionalProperties: false }) },
  errors: [],
});

export const giftsContract = { listGifts } as const;
