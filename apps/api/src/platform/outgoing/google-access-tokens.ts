import { createPrivateKey } from 'node:crypto';
import { signToken } from '../push/signed-token.ts';
import { openOutgoing } from './outgoing-fetch.ts';

/** A Google service account, as its JSON key states it. */
export interface ServiceAccount {
  readonly project: string;
  /** E-mail address of the service account. */
  readonly account: string;
  readonly privateKey: string;
  readonly tokenUrl: string;
}

interface AccessTokens {
  read(): Promise<string>;
  /** Asks for another one at the next read. */
  expire(): void;
}

/** Access tokens are renewed this long before they expire. */
const earlySeconds = 60;

/** Keeps one access token until shortly before it expires; simultaneous readers share one request. */
export function openAccessTokens({ account, privateKey, tokenUrl }: ServiceAccount, scope: string): AccessTokens {
  const call = openOutgoing('google access tokens', { bytesMax: 16_384 });
  let current: { readonly token: Promise<string>; until: number } | null = null;
  const request = async (mine: { until: number }) => {
    const now = Math.floor(Date.now() / 1_000);
    const claims = { iss: account, scope, aud: tokenUrl, iat: now, exp: now + 3_600 };
    const assertion = signToken({ alg: 'RS256' }, claims, privateKey);
    const reply = await call(tokenUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion }).toString(),
    });
    const { access_token, expires_in } = (await reply.json()) as { access_token?: string; expires_in?: number };
    if (!reply.ok || typeof access_token !== 'string') throw new Error(`No access token: ${reply.status}`);
    mine.until = Date.now() + ((expires_in ?? 3_600) - earlySeconds) * 1_000;
    return access_token;
  };
  return {
    async read() {
      if (current !== null && Date.now() < current.until) return current.token;
      const mine = { until: Number.POSITIVE_INFINITY };
      const token = request(mine);
      current = Object.assign(mine, { token });
      token.catch(() => {
        current = null;
      });
      return token;
    },
    expire() {
      current = null;
    },
  };
}

/** Reads the JSON key of a service account; null for anything else. */
export function readServiceAccount(json: string): ServiceAccount | null {
  try {
    const { project_id, client_email, private_key, token_uri } = JSON.parse(json) as Record<string, unknown>;
    if (typeof project_id !== 'string' || typeof client_email !== 'string' || typeof private_key !== 'string')
      return null;
    const tokenUrl = typeof token_uri === 'string' ? token_uri : 'https://oauth2.googleapis.com/token';
    if (!/^[a-z0-9-]+$/.test(project_id) || !URL.canParse(tokenUrl) || !isPrivateKey(private_key)) return null;
    return { project: project_id, account: client_email, privateKey: private_key, tokenUrl };
  } catch {
    return null;
  }
}

export function isPrivateKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).type === 'private';
  } catch {
    return false;
  }
}
