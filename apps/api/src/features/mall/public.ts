export { reportableGift } from './orders/reportable-gift.ts';
