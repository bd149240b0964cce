import { reloadWithWords } from '../session/kept-words.ts';
import { signal } from '../signal.ts';
import type { WorkerOrder } from './worker-order.ts';

interface ScriptPolicy {
  createScriptURL(address: string): object;
}

/** How often an open window asks the server for a new version, in milliseconds. */
const CHECK_EVERY_MS = 30 * 60_000;
const address = '/sw.js';

const found = signal();
let isNewer = false;
let isFollowed = false;
let policy: ScriptPolicy | undefined;

/** Registers the service worker. Null where the browser has none, as on plain HTTP. */
export async function registerWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator) || !isSecureContext) return null;
  // Typed as always there; a browser may refuse and a test may block it.
  const registration = (await navigator.serviceWorker.register(workerAddress() as unknown as string)) as
    | ServiceWorkerRegistration
    | undefined;
  if (registration === undefined) return null;
  if (!isFollowed) followVersions(registration);
  isFollowed = true;
  return registration;
}

/** For `useSyncExternalStore`: whether a newer version is ready to take over. */
export const newVersion = { subscribe: found.subscribe, isReady: () => isNewer };

/** Lets the new version take over and loads the page again. Drafts are stored as the page is left. */
export async function openNewVersion(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  // Another window has given the order already: this one still runs the version before.
  if (!registration?.waiting) return reloadWithWords();
  navigator.serviceWorker.addEventListener('controllerchange', () => reloadWithWords(), { once: true });
  giveOrder(registration.waiting, { type: 'activate' });
}

/** Gives the running worker an order. Without a worker nothing happens. */
export async function orderWorker(order: WorkerOrder): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration().catch(() => undefined);
  giveOrder(registration?.active, order);
}

function giveOrder(worker: ServiceWorker | null | undefined, order: WorkerOrder): void {
  // A worker has no target origin; nothing is transferred.
  worker?.postMessage(order, []);
}

function followVersions(registration: ServiceWorkerRegistration): void {
  const publish = () => {
    isNewer = true;
    found.emit();
  };
  // Without a controller the first version is being installed.
  let hasController = navigator.serviceWorker.controller !== null;
  const followInstallation = () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed' && hasController) publish();
    });
  };
  if (registration.waiting !== null && hasController) publish();
  followInstallation();
  registration.addEventListener('updatefound', followInstallation);
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (hasController) publish();
    hasController = true;
  });
  setInterval(() => void registration.update().catch(() => {}), CHECK_EVERY_MS);
}

/** The worker's URL as a Trusted Type: the page refuses plain script URLs. */
function workerAddress(): object | string {
  const { trustedTypes } = globalThis as {
    trustedTypes?: { createPolicy(name: string, rules: { createScriptURL(address: string): string }): ScriptPolicy };
  };
  if (trustedTypes === undefined) return address;
  policy ??= trustedTypes.createPolicy('service-worker', { createScriptURL: () => address });
  return policy.createScriptURL(address);
}
