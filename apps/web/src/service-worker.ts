/**
 * Shows pushes and opens their page; it keeps no files and answers no requests. Imports nothing, so that it stays one
 * script.
 */
interface PushText {
  readonly title: string;
  readonly body: string;
  readonly url: string;
  readonly tag: string;
}

interface Window {
  readonly url: string;
  focus(): Promise<unknown>;
  navigate(url: string): Promise<unknown>;
}

interface Worker {
  readonly location: { readonly origin: string };
  readonly registration: { showNotification(title: string, options: object): Promise<void> };
  readonly clients: {
    matchAll(options: object): Promise<readonly Window[]>;
    claim(): Promise<void>;
    openWindow(url: string): Promise<unknown>;
  };
  addEventListener(name: 'activate', handler: (event: { waitUntil(work: Promise<unknown>): void }) => void): void;
  addEventListener(
    name: 'push',
    handler: (event: { readonly data: { json(): unknown } | null; waitUntil(work: Promise<unknown>): void }) => void,
  ): void;
  addEventListener(
    name: 'notificationclick',
    handler: (event: {
      readonly notification: { readonly data: { readonly url: string }; close(): void };
      waitUntil(work: Promise<unknown>): void;
    }) => void,
  ): void;
}

const worker = self as unknown as Worker;

// The page that asked for pushes is led to a notice's page without being loaded again first.
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));

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

/** In a window that is open already, else in a new one. */
async function open(url: string): Promise<void> {
  const [window] = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (window === undefined) await worker.clients.openWindow(url);
  else {
    await window.focus();
    await window.navigate(url).catch(() => worker.clients.openWindow(url));
  }
}
