import { openOutgoing } from '../../../../../platform/outgoing/outgoing-fetch.ts';
import { signToken } from '../../../../../platform/push/signed-token.ts';
import { readObject } from '../../payment-gateway.ts';
import type { AppStoreSettings } from '../store-settings.ts';

/** Seconds that a token is good for; Apple allows an hour. */
const tokenSeconds = 300;

interface AppStoreReply {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

type AppStoreCall = (
  path: string,
  options: { readonly isTest: boolean; readonly body?: object },
) => Promise<AppStoreReply>;

/** Calls of the App Store Server API. Test purchases are known to its sandbox alone. Throws for replies from 500 on. */
export function openAppStoreCalls(settings: AppStoreSettings): AppStoreCall {
  const { endpoint, sandboxEndpoint, issuerId, keyId, bundleId, privateKey } = settings;
  const outgoing = openOutgoing('payment provider apple', { bytesMax: 2 * 1024 * 1024 });
  const sign = () => {
    const iat = Math.floor(Date.now() / 1_000);
    const claims = { iss: issuerId, iat, exp: iat + tokenSeconds, aud: 'appstoreconnect-v1', bid: bundleId };
    return signToken({ alg: 'ES256', kid: keyId }, claims, privateKey);
  };
  return async (path, { isTest, body }) => {
    const reply = await outgoing(`${isTest ? sandboxEndpoint : endpoint}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization: `Bearer ${sign()}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (reply.status >= 500 || reply.status === 401 || reply.status === 429)
      throw new Error(`The App Store answered ${reply.status}`);
    const text = await reply.text();
    return { status: reply.status, body: text === '' ? {} : readObject(text) };
  };
}
