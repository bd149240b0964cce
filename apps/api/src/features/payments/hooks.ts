import { hook } from '../../platform/feature.ts';
import type { PaymentsParts } from './payments-parts.ts';

/** What the use cases of payments stand on, with the gateways that are configured. */
export const paymentsParts = hook<PaymentsParts>('payments.parts');
