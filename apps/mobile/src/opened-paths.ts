import { deepLinkPath, openablePath } from '@peonia/contract/protocol/deep-link.ts';
import type { Native } from './native.ts';

type Listener = (path: string) => void;

interface OpenedPaths {
  /** Those that came before the first listener are kept for it. A path is opened once: by the newest listener. */
  onOpenPath(listener: Listener): () => void;
}

interface Site {
  readonly origin: string;
  /** Loads a page of the site that no link of the app may open by itself, such as that of a code from a mail. */
  readonly load: (path: string) => void;
}

/**
 * Paths of links that opened the app, and of pressed notifications. The native side keeps them until somebody listens,
 * which is the first page that does: the document that the app starts with may be left at once.
 */
export function openOpenedPaths(native: Native, { origin, load }: Site): OpenedPaths {
  let newest: Listener | null = null;
  let isListening = false;
  const waiting: string[] = [];
  const open = (path: string | null) => {
    if (path === null) return;
    if (newest === null) waiting.push(path);
    else newest(path);
  };
  const openUrl = (url: unknown) => {
    if (typeof url !== 'string' || !URL.canParse(url)) return;
    const { origin: linked, pathname, search } = new URL(url);
    const path = pathname + search;
    if (linked !== origin) open(deepLinkPath(url));
    else if (openablePath(path) === null) load(path);
    else open(path);
  };
  const listen = () => {
    native.listen('App', 'appUrlOpen', (data) => openUrl((data as { url?: unknown } | null)?.url));
    native.listen('PushNotifications', 'pushNotificationActionPerformed', (data) => {
      const { notification } = (data ?? {}) as { notification?: { data?: { path?: unknown } } };
      const path = notification?.data?.path;
      if (typeof path === 'string') open(openablePath(path));
    });
  };
  return {
    onOpenPath(listener) {
      newest = listener;
      for (const path of waiting.splice(0)) listener(path);
      if (!isListening) listen();
      isListening = true;
      return () => {
        if (newest === listener) newest = null;
      };
    },
  };
}
