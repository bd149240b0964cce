import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { PushChannelSettings } from './push-channel-settings.ts';

type Keys = Pick<PushChannelSettings, 'key' | 'secret'>;

/**
 * Query of a signed call of the HTTP API: the signature covers method, path, time and the MD5 of the body. Source: the
 * service's published HTTP API, "Authentication".
 */
export function signApiCall(
  { key, secret }: Keys,
  { path, body, seconds }: { readonly path: string; readonly body: string; readonly seconds: number },
): string {
  const words = `auth_key=${key}&auth_timestamp=${seconds}&auth_version=1.0&body_md5=${md5(body)}`;
  return `${words}&auth_signature=${hmac(secret, `POST\n${path}\n${words}`)}`;
}

/** Grant of one private channel for one socket. Source: the published "Auth signatures". */
export function signChannel({ key, secret }: Keys, socketId: string, channel: string): string {
  return `${key}:${hmac(secret, `${socketId}:${channel}`)}`;
}

/** Whether a webhook came from the service: its signature covers the raw body. Source: the published "Webhooks". */
export function isWebhookOf({ key, secret }: Keys, headers: Readonly<Record<string, unknown>>, body: Buffer): boolean {
  const given = headers['x-pusher-signature'];
  if (headers['x-pusher-key'] !== key || typeof given !== 'string') return false;
  const [wanted, got] = [hmac(secret, body), given].map((text) => Buffer.from(text));
  return wanted !== undefined && got?.length === wanted.length && timingSafeEqual(got, wanted);
}

const md5 = (text: string) => createHash('md5').update(text).digest('hex');
const hmac = (secret: string, text: string | Buffer) => createHmac('sha256', secret).update(text).digest('hex');
