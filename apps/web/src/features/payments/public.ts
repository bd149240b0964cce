export { openItemPayment } from './open-item-payment.ts';
export { openRecharge, openUpgrade } from './open-payment.ts';
export { usePrices } from './checkout/use-prices.ts';
export { StoreHost } from './gateways/store-host.tsx';
export { PaymentHost } from './payment-host.tsx';
