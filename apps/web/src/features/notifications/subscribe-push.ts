import { getPushKey, subscribePush } from '@peonia/contract/notifications.ts';
import { call } from '../../platform/api/call.ts';

/** What a push needs of this browser, and whether the member has been asked already. */
export function pushState(): 'unsupported' | NotificationPermission {
  const isSupported = 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis && isSecureContext;
  return isSupported ? Notification.permission : 'unsupported';
}

/** Asks for permission, which only a press of the member may begin, and lets pushes reach this browser. False where they said no. */
export async function allowPush(): Promise<boolean> {
  const { key } = await call(getPushKey);
  if (key === null || (await Notification.requestPermission()) !== 'granted') return false;
  const registration = await navigator.serviceWorker.register(workerAddress() as unknown as string);
  const subscription = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = subscription.toJSON();
  if (endpoint === undefined || keys === undefined) return false;
  await call(subscribePush, { body: { endpoint, keys: { p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' } } });
  return true;
}

interface ScriptPolicy {
  createScriptURL(address: string): object;
}

/** The address of our own worker, vouched for: the page refuses scripts by plain text. */
function workerAddress(): object | string {
  const { trustedTypes } = globalThis as { trustedTypes?: { createPolicy(name: string, rules: { createScriptURL(address: string): string }): ScriptPolicy } };
  const address = '/sw.js';
  return trustedTypes === undefined ? address : trustedTypes.createPolicy('service-worker', { createScriptURL: () => address }).createScriptURL(address);
}
