export { paymentsEraser, paymentsExporter } from './own-orders.ts';
export { paidOrders } from './paid-orders.sql.ts';
export { paidPack } from './orders/paid-pack.ts';
export { paymentProgress } from './orders/payment-progress.ts';
export { readPersonalRate, readRate, savePersonalRate } from './prices/read-tariff.ts';
