import { openOutgoing } from '../../../../platform/outgoing/outgoing-fetch.ts';
import { readObject } from '../payment-gateway.ts';
import type { PaypalSettings } from '../payment-settings.ts';

interface PaypalAnswer {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

/** Calls PayPal with an access token, which is fetched when it is needed and kept until shortly before its end. */
export type PaypalCall = (
  method: 'GET' | 'POST',
  path: string,
  request?: { readonly key?: string; readonly body?: object },
) => Promise<PaypalAnswer>;

export function openPaypal({ endpoint, clientId, clientSecret }: PaypalSettings): PaypalCall {
  const outgoing = openOutgoing('payment provider paypal', { bytesMax: 4 * 1024 * 1024 });
  let token: { readonly text: string; readonly until: number } | null = null;

  async function accessToken(): Promise<string> {
    if (token !== null && token.until > Date.now()) return token.text;
    const reply = await outgoing(`${endpoint}/v1/oauth2/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}` },
      body: new URLSearchParams({ grant_type: 'client_credentials' }),
    });
    const { access_token, expires_in } = readObject(await reply.text());
    if (!reply.ok || typeof access_token !== 'string') throw new Error(`PayPal gave no access token: ${reply.status}`);
    token = { text: access_token, until: Date.now() + (Number(expires_in) - 60) * 1_000 };
    return token.text;
  }

  return async (method, path, { key, body } = {}) => {
    const headers = {
      authorization: `Bearer ${await accessToken()}`,
      'content-type': 'application/json',
      prefer: 'return=representation',
      ...(key === undefined ? {} : { 'paypal-request-id': key }),
    };
    const reply = await outgoing(`${endpoint}${path}`, {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
    });
    if (reply.status === 401) token = null;
    const text = await reply.text();
    return { status: reply.status, body: text === '' ? {} : readObject(text) };
  };
}
