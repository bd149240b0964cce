export { refundBuyers, refundSale } from './refund-sale.ts';
export { filesInMessages } from './hooks.ts';
