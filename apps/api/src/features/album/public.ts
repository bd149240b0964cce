export { boughtFiles } from './paid-files.sql.ts';
export { refundBuyers, refundSale } from './refund-sale.ts';
export { filesInMessages } from './hooks.ts';
