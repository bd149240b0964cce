/**
 * The order that an account token of a store names; null for anything else. Apple's `appAccountToken` must be a UUID,
 * and Google's obfuscated account id is the same text. Only its payer knows it, so a purchase that names it is theirs.
 */
export function orderOfAccountToken(token: unknown): string | null {
  if (typeof token !== 'string') return null;
  const id = token.replaceAll('-', '').toLowerCase();
  return /^[0-9a-f]{32}$/.test(id) ? id : null;
}
