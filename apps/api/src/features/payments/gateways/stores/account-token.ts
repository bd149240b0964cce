/**
 * The id of an order as the stores carry it: Apple's `appAccountToken` must be a UUID, and Google's obfuscated account
 * id is the same text. Only its payer knows it, so a purchase that names it is theirs.
 */
export function accountTokenOf(publicId: string): string {
  return publicId.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** The order that an account token names; null for anything else. */
export function orderOfAccountToken(token: unknown): string | null {
  if (typeof token !== 'string') return null;
  const id = token.replaceAll('-', '').toLowerCase();
  return /^[0-9a-f]{32}$/.test(id) ? id : null;
}
