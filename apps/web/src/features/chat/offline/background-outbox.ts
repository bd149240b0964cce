import { sendMessage } from '@peonia/contract/chat/chat.ts';
import { addressOf } from '../../../platform/api/make-call.ts';
import { keepOnly, sendInBackground, takeBack } from '../../../platform/offline/background-calls.ts';
import type { WaitingCall } from '../../../platform/offline/device-database.ts';
import { currentMe } from '../../../platform/session/session.ts';
import { unsentStore } from '../outbox/outbox.ts';
import { messageBody } from '../outbox/post-message.ts';
import type { Unsent } from '../outbox/unsent.ts';

/** With a network most messages are sent within this time and need no help. */
const HELP_AFTER_MS = 3_000;

/**
 * Lets the service worker know which messages wait, so that it can send them after the last window is closed. The
 * server stores a message once by its `client_id`, also when both send it. Returns an unsubscribe function.
 */
export function followOutbox(): () => void {
  let handed: readonly WaitingCall[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const waiting = () => waitingCalls(unsentStore.list(), currentMe()?.id);
  const hand = () => {
    handed = waiting();
    void sendInBackground(handed);
  };
  const follow = () => {
    clearTimeout(timer);
    const left = new Set(waiting().map(({ id }) => id));
    const gone = handed.filter(({ id }) => !left.has(id)).map(({ id }) => id);
    handed = handed.filter(({ id }) => left.has(id));
    if (gone.length > 0) void takeBack(gone);
    if (left.size > 0 && navigator.onLine) timer = setTimeout(hand, HELP_AFTER_MS);
    else if (left.size > 0) hand();
  };
  const stop = unsentStore.subscribe(follow);
  addEventListener('offline', follow);
  // What was sent or removed shortly before a window was closed may still be there.
  void keepOnly(waiting().map(({ id }) => id));
  follow();
  return () => {
    clearTimeout(timer);
    removeEventListener('offline', follow);
    stop();
  };
}

/** Calls for the messages of a member that can be sent, one lane a conversation. */
export function waitingCalls(all: readonly Unsent[], member: number | undefined): readonly WaitingCall[] {
  return all
    .filter(({ from, refusal }) => from === member && refusal === null)
    .map((unsent) => ({
      id: unsent.client_id,
      member: unsent.from,
      lane: `${unsent.to}`,
      order: unsent.at,
      url: addressOf(sendMessage, {}, {}),
      body: JSON.stringify(messageBody(unsent)),
    }));
}
