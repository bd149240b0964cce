import type { Message } from '@peonia/contract/chat.ts';
import { currentMe } from '../../../platform/session/session.ts';
import { entryStore } from '../../../platform/store/entry-store.ts';
import { driveLane } from './drive-lane.ts';
import { enqueue, laneOf, nextToSend, tryAgain } from './outbox-state.ts';
import { postMessage } from './post-message.ts';
import { decodeUnsent, type Unsent, type Words } from './unsent.ts';

const store = entryStore<Unsent>('outbox', decodeUnsent);
/** Conversations this tab is sending in, and how to cut their rest short. */
const driven = new Set<string>();
const wakers = new Set<() => void>();
let onStored: (message: Message, to: number) => void = () => {};

export const unsentStore = { list: store.list, subscribe: store.subscribe };

/** Puts a message into the outbox of the member who is signed in; it is sent as soon as that can be. */
export function sendWords(to: number, words: Words): void {
  const from = currentMe()?.id;
  if (from === undefined) return;
  const unsent = enqueue(laneOf(store.list(), from, to), { ...words, client_id: newClientId(), from, to }, Date.now());
  store.put(unsent.client_id, unsent);
  hurry();
  void drive(from, to);
}

/** The sender pressed "Retry". */
export function retryUnsent(unsent: Unsent): void {
  store.put(unsent.client_id, tryAgain(laneOf(store.list(), unsent.from, unsent.to), unsent, Date.now()));
  hurry();
  void drive(unsent.from, unsent.to);
}

/** The sender takes a message back that was not sent. */
export function removeUnsent(unsent: Unsent): void {
  store.remove(unsent.client_id);
}

/** Sends what was left over, now and whenever the network or the account comes back. Answers the way to stop. */
export function startOutbox(stored: (message: Message, to: number) => void): () => void {
  onStored = stored;
  const stop = store.subscribe(driveAll);
  addEventListener('online', beginAnew);
  addEventListener('offline', hurry);
  beginAnew();
  return () => {
    stop();
    removeEventListener('online', beginAnew);
    removeEventListener('offline', hurry);
  };
}

/** The network or the member is back: what waited is tried at once and reads "Sending" again. */
export function beginAnew(): void {
  const now = Date.now();
  const from = currentMe()?.id;
  for (const unsent of store.list())
    if (unsent.from === from && unsent.refusal === null) store.put(unsent.client_id, { ...unsent, since: now });
  hurry();
  driveAll();
}

function driveAll(): void {
  const from = currentMe()?.id;
  if (from === undefined) return;
  for (const to of new Set(store.list().map((unsent) => unsent.to)))
    if (nextToSend(laneOf(store.list(), from, to)) !== undefined) void drive(from, to);
}

/** One tab at a time sends in a conversation; another one waits for the lock and then finds nothing left, or goes on. */
async function drive(from: number, to: number): Promise<void> {
  const name = `outbox:${from}:${to}`;
  if (driven.has(name)) return;
  driven.add(name);
  try {
    await alone(name, () =>
      driveLane({ lane: () => (currentMe()?.id === from ? laneOf(store.list(), from, to) : []), send, keep, rest }),
    );
  } finally {
    driven.delete(name);
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

function rest(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const wake = () => {
      // Without a network there is nothing to try: the next `online` wakes it.
      if (!navigator.onLine) return;
      clearTimeout(timer);
      wakers.delete(wake);
      resolve();
    };
    const timer = setTimeout(wake, ms);
    wakers.add(wake);
  });
}

/** There is news: whatever rests tries again. */
export function hurry(): void {
  for (const wake of [...wakers]) wake();
}

/** Plain http has no locks: the order of a lane and its ids keep it right there, only with a call too many. */
function alone(name: string, work: () => Promise<void>): Promise<void> {
  return navigator.locks === undefined ? work() : navigator.locks.request(name, work);
}

function newClientId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
