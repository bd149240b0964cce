import { getPushKey, subscribePush } from '@peonia/contract/notifications/notification-settings.ts';
import { call } from '../../../platform/api/call.ts';
import { registerWorker } from '../../../platform/offline/offline-worker.ts';
import { currentMe } from '../../../platform/session/session.ts';
import { browserStore } from '../../../platform/store/browser-store.ts';
import { pushPermission } from './push-permission.ts';

/** Requests the permission, which needs a user gesture, and subscribes this browser. Resolves to false if refused. */
export async function allowPush(): Promise<boolean> {
  const pushes = window.appShell?.pushes;
  // The token reaches the server by `onToken`.
  if (pushes !== undefined) return (await pushes.ask()) === 'granted';
  const { key } = await call(getPushKey);
  if (key === null || (await Notification.requestPermission()) !== 'granted') return false;
  await registerWorker();
  // Without an active worker the browser refuses to subscribe.
  const registration = await navigator.serviceWorker.ready;
  const subscription = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  return sendSubscription(subscription);
}

/**
 * Gives the subscription of this browser to the session that uses it now: it belongs to one session, ends with it, and
 * stays with the first where the member changes the account. Mobile apps have tokens instead.
 */
export async function keepSubscribed(): Promise<void> {
  if (window.appShell?.pushes !== undefined || pushPermission() !== 'granted') return;
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  if (subscription) await sendSubscription(subscription);
}

async function sendSubscription(subscription: PushSubscription): Promise<boolean> {
  const { endpoint, keys } = subscription.toJSON();
  if (endpoint === undefined || keys === undefined) return false;
  const member = currentMe()?.id ?? null;
  await call(subscribePush, { body: { endpoint, keys: { p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' } } });
  browserStore.set('pushMember', member);
  return true;
}

/** True if this browser is subscribed. */
export async function hasSubscription(): Promise<boolean> {
  if (pushPermission() !== 'granted') return false;
  if (window.appShell?.pushes !== undefined) return true;
  const registration = await navigator.serviceWorker.getRegistration();
  return registration !== undefined && (await registration.pushManager.getSubscription()) !== null;
}
