import { followOutbox } from './background-outbox.ts';
import { keepConversations } from './keep-conversations.ts';

/** Starts what lets conversations be read and written without a network. Returns an unsubscribe function. */
export function startOffline(): () => void {
  const stops = [keepConversations(), followOutbox()];
  return () => stops.forEach((stop) => stop());
}
