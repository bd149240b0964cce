import { createHmac, timingSafeEqual } from 'node:crypto';
import { WebhookRefused } from './payment-gateway.ts';

/** Seconds a signed time may be away from ours. */
export const toleranceSeconds = 300;

/** `t=<seconds>,v1=<hex>`: HMAC-SHA256 over time, a dot and the raw bytes. */
export function signTimestamped(body: Buffer, secret: string, seconds: number): string {
  return `t=${seconds},v1=${macOf(body, secret, String(seconds)).toString('hex')}`;
}

/**
 * Refuses a body whose header holds no signature of ours for it, or one of another time. Several `v1` may stand there
 * while a secret is changed.
 */
export function checkTimestamped(header: string, body: Buffer, secret: string, now: number): void {
  const parts = header.split(',').map((part) => part.trim().split(/=(.*)/s));
  const times = parts.flatMap(([name, value]) => (name === 't' && value !== undefined ? [value] : []));
  const given = parts.flatMap(([name, value]) =>
    name === 'v1' && value !== undefined && /^[0-9a-f]{64}$/.test(value) ? [Buffer.from(value, 'hex')] : [],
  );
  const [time = ''] = times;
  if (times.length !== 1 || !/^[0-9]{1,12}$/.test(time)) throw new WebhookRefused('has no single time');
  const wanted = macOf(body, secret, time);
  if (!given.some((mac) => timingSafeEqual(mac, wanted))) throw new WebhookRefused('has no signature that fits');
  checkFresh(Number(time), now);
}

/** Refuses what was signed too long ago, or in the future. */
export function checkFresh(seconds: number, now: number): void {
  if (!(Math.abs(now / 1_000 - seconds) <= toleranceSeconds)) throw new WebhookRefused('is not of now');
}

function macOf(body: Buffer, secret: string, time: string): Buffer {
  return createHmac('sha256', secret).update(`${time}.`).update(body).digest();
}
