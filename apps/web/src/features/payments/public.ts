export { openRecharge, openUpgrade } from './open-payment.ts';
export { PaymentHost } from './payment-host.tsx';
