/**
 * The service worker: opens the pages of `offlineBuild` without a network, sends waiting calls in the background and
 * shows pushes. Calls of the API pass by it. Built alone into one script, `/sw.js`.
 */
import { isWorkerOrder } from '../worker-order.ts';
import {
  dropAllBuilds,
  dropOldBuilds,
  fillBuildCache,
  readAsset,
  readDocument,
  readStoredLanguage,
} from './build-cache.ts';
import { receiveShare, SHARE_PATH } from './receive-share.ts';
import { sendWaiting, SYNC_TAG } from './send-waiting.ts';
import { closePushes, showPushes } from './show-pushes.ts';
import { worker, type WorkerFetch } from './worker-scope.ts';

showPushes();

// A new version waits until its windows are closed, or one of them gives the order.
worker.addEventListener('install', (event) => event.waitUntil(fillBuildCache()));

worker.addEventListener('activate', (event) => event.waitUntil(activate()));

worker.addEventListener('message', (event) => {
  const order = event.data;
  if (!isWorkerOrder(order)) return;
  if (order.type === 'activate') event.waitUntil(worker.skipWaiting());
  else if (order.type === 'fill') event.waitUntil(fillIfMissing(order.language));
  else event.waitUntil(Promise.all([dropAllBuilds(), closePushes()]));
});

worker.addEventListener('sync', (event) => {
  if (event.tag === SYNC_TAG) event.waitUntil(sendWaiting());
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method === 'POST' && url.origin === worker.location.origin && url.pathname === SHARE_PATH)
    return event.respondWith(receiveShare(request));
  if (request.method !== 'GET' || url.origin !== worker.location.origin || url.pathname.startsWith('/v1/')) return;
  if (url.pathname.startsWith('/assets/')) event.respondWith(readAsset(request));
  else if (request.mode === 'navigate') event.respondWith(openPage(event, url));
});

/** A failure leaves the stored documents as they are; the next page asks again. */
async function fillIfMissing(language: string): Promise<void> {
  if ((await readStoredLanguage()) !== language) await fillBuildCache().catch(() => {});
}

async function activate(): Promise<void> {
  await worker.registration.navigationPreload?.enable();
  await dropOldBuilds();
  // The page that registered the worker is led to the page of a notice without being loaded again first.
  await worker.clients.claim();
}

/** From the server; the stored document only without a network. */
async function openPage(event: WorkerFetch, url: URL): Promise<Response> {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch (error) {
    const stored = await readDocument(url);
    if (stored === undefined) throw error;
    return stored;
  }
}
