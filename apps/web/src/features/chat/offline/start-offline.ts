import { guardSignOut } from '../../../platform/session/session.ts';
import { confirmLeaving } from '../outbox/confirm-leaving.ts';
import { followOutbox } from './background-outbox.ts';
import { keepConversations } from './keep-conversations.ts';

/** Starts what lets conversations be read and written without a network. Returns an unsubscribe function. */
export function startOffline(): () => void {
  const stops = [keepConversations(), followOutbox(), guardSignOut(confirmLeaving)];
  return () => stops.forEach((stop) => stop());
}
