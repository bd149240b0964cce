import type { OpenOrder } from '../open-order.ts';
import { worker, type WorkerClient } from './worker-scope.ts';

interface PushText {
  readonly title: string;
  readonly body: string;
  readonly url: string;
  readonly tag: string;
}

/** Shows pushes, and opens their page in an open window or else in a new one. */
export function showPushes(): void {
  worker.addEventListener('push', (event) => {
    const text = event.data?.json() as PushText | undefined;
    if (text === undefined) return;
    const options = { body: text.body, tag: text.tag, renotify: true, icon: '/favicon.svg', data: { url: text.url } };
    event.waitUntil(worker.registration.showNotification(text.title, options));
  });

  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(new URL(event.notification.data.url, worker.location.origin).href));
  });
}

/** They name who wrote to the member who has left. */
export async function closePushes(): Promise<void> {
  for (const shown of await worker.registration.getNotifications()) shown.close();
}

/** How long a window may take to say that it opens the page itself, in milliseconds. */
const ANSWER_MS = 1_000;

async function open(url: string): Promise<void> {
  const [window] = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (window === undefined) await worker.clients.openWindow(url);
  else {
    await window.focus();
    if (await opensItself(window, url)) return;
    await window.navigate(url).catch(() => worker.clients.openWindow(url));
  }
}

/** A window with the program goes there itself, which keeps what is typed in it. Others load the document. */
function opensItself(window: WorkerClient, url: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  const { pathname, search } = new URL(url);
  const order: OpenOrder = { type: 'open', path: pathname + search };
  const { promise, resolve } = Promise.withResolvers<boolean>();
  port1.addEventListener('message', () => resolve(true));
  port1.start();
  setTimeout(() => resolve(false), ANSWER_MS);
  window.postMessage(order, [port2]);
  return promise.finally(() => port1.close());
}
