import { sign } from 'node:crypto';

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A JSON web token. `key`: private key, PEM. */
export function signToken(
  header: { readonly alg: 'RS256' | 'ES256'; readonly kid?: string },
  claims: object,
  key: string,
): string {
  const signed = `${part({ typ: 'JWT', ...header })}.${part(claims)}`;
  const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' });
  return `${signed}.${signature.toString('base64url')}`;
}
