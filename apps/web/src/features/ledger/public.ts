export { GoldNumber } from './gold-number.tsx';
export { useLiveBalance } from './live-balance.ts';
export { MoneyCard } from './money-card.tsx';
