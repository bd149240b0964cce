export { paymentsEraser, paymentsExporter } from './own-orders.ts';
export { paidOrders } from './paid-orders.sql.ts';
export { paidPack } from './paid-pack.ts';
export { paymentProgress } from './payment-progress.ts';
export { releaseOrder } from './release-order.ts';
export { readRate } from './tariff-of.ts';
