export { receivedGifts, sentGift } from './gift.sql.ts';
export { planKnownGift } from './known-gift.ts';
export { insertKnownGift, isOfferedAt, knownGift, type KnownGiftRow } from './known-gift.sql.ts';
export { payGift, type GiftOrder } from './pay-gift.ts';
