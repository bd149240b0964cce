import { collection, hook } from '../../platform/feature.ts';
import type { PaymentItem } from './payment-item.ts';
import type { PaymentsContext } from './payments-context.ts';

/** What the use cases of payments stand on, with the gateways that are configured. */
export const paymentsContext = hook<PaymentsContext>('payments.context');

export const paymentItems = collection<PaymentItem>('payments.items');
