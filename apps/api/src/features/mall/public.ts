export { cardSaved, type GiftCard } from './hooks.ts';
export { clearCards } from './orders/clear-cards.ts';
export { reportableGift } from './orders/reportable-gift.ts';
