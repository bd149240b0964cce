import { worker } from './worker-scope.ts';

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

async function open(url: string): Promise<void> {
  const [window] = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (window === undefined) await worker.clients.openWindow(url);
  else {
    await window.focus();
    await window.navigate(url).catch(() => worker.clients.openWindow(url));
  }
}
