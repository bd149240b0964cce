export { BillTabs } from './bill-tabs.tsx';
export { GoldNumber } from './gold-number.tsx';
export { HoldsCard } from './holds-card.tsx';
export { SpendingCapCard } from './spending-cap-card.tsx';
export { useLiveBalance } from './live-balance.ts';
export { WalletCard } from './wallet-card.tsx';
export { tradeLabels } from './trade-labels.tsx';
