export { GiftButton } from './gift-button.tsx';
export { GiftCard } from './gift-card.tsx';
