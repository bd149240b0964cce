/** What the service worker asks of a window: to open a page, as for a pressed notification. */
export interface OpenOrder {
  readonly type: 'open';
  /** Path of this site. */
  readonly path: string;
}

/**
 * Calls back for each page that the service worker asks for. True tells the worker that the window opens it; otherwise
 * the worker loads it as a document. Returns an unsubscribe function.
 */
export function onOpenOrder(open: (path: string) => boolean): () => void {
  const listen = ({ data, ports }: MessageEvent) => {
    const { type, path } = (data ?? {}) as Partial<OpenOrder>;
    if (type === 'open' && typeof path === 'string' && open(path)) ports[0]?.postMessage(true);
  };
  // Browsers without one, such as on plain HTTP.
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  serviceWorker?.addEventListener('message', listen);
  return () => serviceWorker?.removeEventListener('message', listen);
}
