import { openAccessTokens } from '../../../../../platform/outgoing/google-access-tokens.ts';
import { openOutgoing } from '../../../../../platform/outgoing/outgoing-fetch.ts';
import { readObject } from '../../payment-gateway.ts';
import type { GooglePlaySettings } from '../store-settings.ts';

const scope = 'https://www.googleapis.com/auth/androidpublisher';

interface PlayReply {
  readonly status: number;
  /** Empty where the reply has no body. */
  readonly body: Record<string, unknown>;
}

type PlayCall = (method: 'GET' | 'POST', path: string) => Promise<PlayReply>;

/**
 * Calls of the Google Play Developer API about the app, with access tokens of a service account. Returns replies below
 * 500, and throws for the rest.
 */
export function openPlayCalls({ endpoint, packageName, serviceAccount }: GooglePlaySettings): PlayCall {
  const outgoing = openOutgoing('payment provider google', { bytesMax: 2 * 1024 * 1024 });
  const tokens = openAccessTokens(serviceAccount, scope);
  const base = `${endpoint}/androidpublisher/v3/applications/${encodeURIComponent(packageName)}`;
  const send = async (method: string, path: string) =>
    outgoing(`${base}${path}`, { method, headers: { authorization: `Bearer ${await tokens.read()}` } });
  return async (method, path) => {
    let reply = await send(method, path);
    if (reply.status === 401) {
      tokens.expire();
      reply = await send(method, path);
    }
    if (reply.status >= 500 || reply.status === 401) throw new Error(`Google Play answered ${reply.status}`);
    const text = await reply.text();
    return { status: reply.status, body: text === '' ? {} : readObject(text) };
  };
}
