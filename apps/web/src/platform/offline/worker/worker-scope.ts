/** The parts of the service worker's global scope that are used here; the DOM's types describe a page. */
export interface WorkerClient {
  readonly url: string;
  focus(): Promise<unknown>;
  navigate(url: string): Promise<unknown>;
  postMessage(message: unknown, transfer: readonly MessagePort[]): void;
}

interface Extendable {
  waitUntil(work: Promise<unknown>): void;
}

export interface WorkerFetch extends Extendable {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(reply: Promise<Response>): void;
}

interface WorkerEvents {
  readonly install: Extendable;
  readonly activate: Extendable;
  readonly fetch: WorkerFetch;
  readonly message: Extendable & { readonly data: unknown };
  readonly sync: Extendable & { readonly tag: string };
  readonly push: Extendable & { readonly data: { json(): unknown } | null };
  readonly notificationclick: Extendable & {
    readonly notification: { readonly data: { readonly url: string }; close(): void };
  };
}

interface WorkerScope {
  readonly location: { readonly origin: string };
  readonly registration: {
    readonly navigationPreload?: { enable(): Promise<void> };
    showNotification(title: string, options: object): Promise<void>;
    getNotifications(): Promise<readonly { close(): void }[]>;
  };
  readonly clients: {
    matchAll(options: object): Promise<readonly WorkerClient[]>;
    claim(): Promise<void>;
    openWindow(url: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<N extends keyof WorkerEvents>(name: N, handler: (event: WorkerEvents[N]) => void): void;
}

export const worker = self as unknown as WorkerScope;
