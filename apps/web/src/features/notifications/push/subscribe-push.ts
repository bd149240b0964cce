import { getPushKey, subscribePush } from '@peonia/contract/notifications/notification-settings.ts';
import { call } from '../../../platform/api/call.ts';
import { registerWorker } from '../../../platform/offline/offline-worker.ts';
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
  const { endpoint, keys } = subscription.toJSON();
  if (endpoint === undefined || keys === undefined) return false;
  await call(subscribePush, { body: { endpoint, keys: { p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' } } });
  return true;
}

/** True if this browser is subscribed. */
export async function hasSubscription(): Promise<boolean> {
  if (pushPermission() !== 'granted') return false;
  if (window.appShell?.pushes !== undefined) return true;
  const registration = await navigator.serviceWorker.getRegistration();
  return registration !== undefined && (await registration.pushManager.getSubscription()) !== null;
}
