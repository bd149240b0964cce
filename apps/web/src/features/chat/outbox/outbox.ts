import type { Message } from '@peonia/contract/chat/chat.ts';
import { randomId } from '@peonia/core/random-id.ts';
import { currentMe } from '../../../platform/session/session.ts';
import { signal } from '../../../platform/signal.ts';
import { entryStore } from '../../../platform/store/entry-store.ts';
import { drainSendQueue } from './drain-send-queue.ts';
import { enqueue, queueFor, nextToSend, requeue } from './outbox-state.ts';
import { postMessage } from './post-message.ts';
import { decodeUnsent, type Unsent, type MessageContent } from './unsent.ts';

const store = entryStore<Unsent>('outbox', decodeUnsent);
/** Conversations this tab is sending in. */
const draining = new Set<string>();
/** Ends the waits between two tries. */
const woken = signal();
let onStored: (message: Message, to: number) => void = () => {};

export const unsentStore = { list: store.list, subscribe: store.subscribe };

/** Adds a message to the signed-in member's outbox and starts sending. */
export function enqueueMessage(to: number, words: MessageContent): void {
  const from = currentMe()?.id;
  if (from === undefined) return;
  const unsent = enqueue(queueFor(store.list(), from, to), { ...words, client_id: randomId(), from, to }, Date.now());
  store.put(unsent.client_id, unsent);
  retryNow();
  void drain(from, to);
}

/** Retries a message on the sender's request. */
export function retryUnsent(unsent: Unsent): void {
  store.put(unsent.client_id, requeue(queueFor(store.list(), unsent.from, unsent.to), unsent, Date.now()));
  retryNow();
  void drain(unsent.from, unsent.to);
}

/** Removes an unsent message. */
export function removeUnsent(unsent: Unsent): void {
  store.remove(unsent.client_id);
}

/** Sends leftover messages now and whenever the network or the account returns. Returns an unsubscribe function. */
export function startOutbox(stored: (message: Message, to: number) => void): () => void {
  onStored = stored;
  const stop = store.subscribe(drainAll);
  addEventListener('online', retryAll);
  addEventListener('offline', retryNow);
  retryAll();
  return () => {
    stop();
    removeEventListener('online', retryAll);
    removeEventListener('offline', retryNow);
  };
}

/** Retries all waiting messages of the account at once; they read "Sending" again. */
export function retryAll(): void {
  const now = Date.now();
  const from = currentMe()?.id;
  for (const unsent of store.list())
    if (unsent.from === from && unsent.refusal === null) store.put(unsent.client_id, { ...unsent, since: now });
  retryNow();
  drainAll();
}

function drainAll(): void {
  const from = currentMe()?.id;
  if (from === undefined) return;
  for (const to of new Set(store.list().map((unsent) => unsent.to)))
    if (nextToSend(queueFor(store.list(), from, to)) !== undefined) void drain(from, to);
}

/** Only one tab sends in a conversation; others wait for the lock. */
async function drain(from: number, to: number): Promise<void> {
  const name = `outbox:${from}:${to}`;
  if (draining.has(name)) return;
  draining.add(name);
  try {
    await withLock(name, () =>
      drainSendQueue({
        queue: () => (currentMe()?.id === from ? queueFor(store.list(), from, to) : []),
        send,
        keep,
        wait,
      }),
    );
  } finally {
    draining.delete(name);
  }

  async function send(unsent: Unsent) {
    const { outcome, message } = await postMessage(unsent);
    if (message !== null) onStored(message, to);
    return outcome;
  }
}

function keep(clientId: string, left: Unsent | null): void {
  if (left === null) store.remove(clientId);
  else store.put(clientId, left);
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const wake = () => {
      // Offline there is nothing to try; the next `online` event continues.
      if (!navigator.onLine) return;
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(wake, ms);
    const stop = woken.subscribe(wake);
  });
}

/** Ends all waits between two tries. */
export const retryNow = woken.emit;

/** Plain HTTP has no locks. Queue order and ids keep the result correct, with a redundant call at worst. */
function withLock(name: string, work: () => Promise<void>): Promise<void> {
  return navigator.locks === undefined ? work() : navigator.locks.request(name, work);
}
