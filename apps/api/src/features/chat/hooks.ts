import { hook } from '../../platform/feature.ts';
import type { DeliverParts } from './sending/outgoing-message.ts';

/** What features to the right deliver messages with. */
export const messageDelivery = hook<DeliverParts>('chat.message-delivery');

/** Puts a suspicious message before the staff. */
export const suspiciousMessage = hook<DeliverParts['reportMessage']>('chat.suspicious-message');
