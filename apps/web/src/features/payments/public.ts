export { openRecharge, openUpgrade } from './open-payment.ts';
