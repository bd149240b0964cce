import { hook } from '../../platform/feature.ts';
import type { DeliverContext } from './sending/outgoing-message.ts';
import type { Templates } from './templates/open-templates.ts';

/** Dependencies of `deliverMessage`, for features to the right. */
export const messageDelivery = hook<DeliverContext>('chat.message-delivery');

/** Reports a suspicious message to staff. */
export const suspiciousMessage = hook<DeliverContext['reportMessage']>('chat.suspicious-message');

/** The ready-made texts: one view of them per program. */
export const messageTemplates = hook<Templates>('chat.message-templates');
