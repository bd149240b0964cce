import type Stripe from 'stripe';
import { openOutgoing } from '../../../../platform/outgoing/outgoing-fetch.ts';
import { readObject } from '../payment-gateway.ts';
import type { StripeSettings } from '../payment-settings.ts';

/**
 * The client of Stripe, on our way out: time limit, size cap and circuit breaker. It never repeats a call by itself;
 * the queues do, under the same idempotency key. Its package is loaded with the first call.
 */
export async function openStripe({ endpoint, secretKey }: StripeSettings): Promise<Stripe> {
  const { default: StripeClient } = await import('stripe');
  const { protocol, hostname, port } = new URL(endpoint);
  const isSecure = protocol === 'https:';
  const outgoing = openOutgoing('payment provider stripe', { bytesMax: 2 * 1024 * 1024 });
  const send: typeof fetch = async (input, { method = 'GET', headers, body } = {}) => {
    const url = input instanceof Request ? input.url : input;
    const reply = await outgoing(url, {
      method,
      headers: Object.fromEntries(new Headers(headers)),
      body: body ?? null,
    });
    // The client takes an answer without `error` for a success, whatever its status is.
    if (!reply.ok && !('error' in readObject(await reply.clone().text())))
      throw new Error(`Stripe answered ${reply.status}`);
    return reply;
  };
  return new StripeClient(secretKey, {
    protocol: isSecure ? 'https' : 'http',
    host: hostname,
    port: port === '' ? (isSecure ? 443 : 80) : Number(port),
    httpClient: StripeClient.createFetchHttpClient(send),
    maxNetworkRetries: 0,
    telemetry: false,
  });
}
