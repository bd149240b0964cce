export { refundBuyers, refundSale } from './refund-sale.ts';
