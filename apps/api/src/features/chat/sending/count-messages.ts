import type { EventData } from '@peonia/contract/protocol/realtime.ts';
import type { Context } from '../../../platform/feature.ts';

/** Counts messages by kind: each is published to both participants, and counted with its sender’s copy. */
export function countMessages(realtime: Context['realtime'], metrics: Context['metrics']): void {
  const messages = metrics.addCounter('messages_total', 'Messages sent, by kind.', ['kind']);
  realtime.onPublished((memberId, name, data) => {
    if (name !== 'message.sent') return;
    const { message } = data as EventData<'message.sent'>;
    if (message.sender === memberId) messages.inc({ kind: message.message_type });
  });
}
