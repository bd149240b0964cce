import { hook } from '../../platform/feature.ts';
import type { PaymentsContext } from './payments-context.ts';

/** What the use cases of payments stand on, with the gateways that are configured. */
export const paymentsContext = hook<PaymentsContext>('payments.context');
