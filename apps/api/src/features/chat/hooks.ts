import { hook } from '../../platform/feature.ts';
import type { DeliverParts } from './sending/outgoing-message.ts';

/** Dependencies of `deliverMessage`, for features to the right. */
export const messageDelivery = hook<DeliverParts>('chat.message-delivery');

/** Reports a suspicious message to staff. */
export const suspiciousMessage = hook<DeliverParts['reportMessage']>('chat.suspicious-message');
