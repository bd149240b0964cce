export { PayoutMethodCard } from './payout-method-card.tsx';
