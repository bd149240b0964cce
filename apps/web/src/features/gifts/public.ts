export { GiftButton } from './gift-button.tsx';
export { GiftCard } from './gift-card.tsx';
export { useGiftPicker } from './use-gift-picker.tsx';
export { ReceivedGifts } from './received-gifts.tsx';
