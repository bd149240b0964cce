import { createHmac, timingSafeEqual } from 'node:crypto';

/** Clocks may differ by so many seconds. */
const skew = 5;

/**
 * Verifies a key of `POST /v1/key` and returns who opens the portal; null for every key that must not be accepted.
 *
 * @param {string} key From the fragment of the address, sent to the portal's server in the body of a POST.
 * @param {object} portal
 * @param {string} portal.name `partners`, `staff` or `help`.
 * @param {string} portal.issuer Public address of the network.
 * @param {string} portal.secret The shared secret.
 * @param {(jti: string, until: number) => Promise<boolean>} portal.markUsed Stores the id of a key until a Unix time in
 *   seconds. Returns false if it is stored already. One store for all processes of the portal.
 * @param {number} now Milliseconds.
 * @returns {Promise<{ id: string; name: string; language: string } | null>}
 */
export async function verifyPortalKey(key, { name, issuer, secret, markUsed }, now = Date.now()) {
  const [head = '', body = '', signature = '', ...more] = key.split('.');
  if (more.length > 0) return null;
  const wanted = createHmac('sha256', secret).update(`${head}.${body}`).digest();
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return null;

  const header = JSON.parse(Buffer.from(head, 'base64url').toString());
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString());
  if (header.alg !== 'HS256' || claims.aud !== name || claims.iss !== issuer) return null;
  const seconds = now / 1000;
  // A key from the future, one that is over, and one that claims to live longer than a key does.
  if (claims.iat > seconds + skew || claims.exp < seconds - skew || claims.exp - claims.iat > 60) return null;
  // Last, so that only a valid key is used up.
  if (!(await markUsed(claims.jti, claims.exp + skew))) return null;
  return { id: claims.sub, name: claims.name, language: claims.language };
}
