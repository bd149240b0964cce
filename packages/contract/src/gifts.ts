import type { Static } from 'typebox';
import type * as schema from './gifts.schema.ts';
import { endpoint } from './protocol/endpoint.ts';

export const giftCategories = ['all', 'romance', 'fashion', 'flower', 'birthday', 'sexy', 'festival'] as const;

export type Gift = Static<typeof schema.Gift>;

export const listGifts = endpoint<typeof schema.giftsSchemas.listGifts, 'anyone'>({
  method: 'GET',
  path: '/gifts',
  audience: 'anyone',
  idempotency: 'safe',
});

export const listReceivedGifts = endpoint<typeof schema.giftsSchemas.listReceivedGifts, 'anyone'>({
  method: 'GET',
  path: '/gifts/received/:id',
  audience: 'anyone',
  idempotency: 'safe',
});

export const updateGiftShelf = endpoint<typeof schema.giftsSchemas.updateGiftShelf>({
  method: 'PUT',
  path: '/gifts/shelf',
  audience: 'member',
  idempotency: 'natural',
});
