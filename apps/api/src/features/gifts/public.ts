export { sentGift } from './gift.sql.ts';
export { giftsEraser, giftsExporter } from './own-gifts.ts';
export { payGift, type GiftWish } from './pay-gift.ts';
