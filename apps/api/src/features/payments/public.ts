export { paymentsEraser, paymentsExporter } from './own-orders.ts';
export { paidPack } from './paid-pack.ts';
export { releaseOrder } from './release-order.ts';
export { readRate } from './tariff-of.ts';
