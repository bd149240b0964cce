/** Passkeys need a secure page with a host name: browsers refuse them on a bare network address. */
export function supportsPasskeys(): boolean {
  return isSecureContext && 'PublicKeyCredential' in window && !isNetworkAddress(location.hostname);
}

function isNetworkAddress(host: string): boolean {
  return /^[\d.]+$/.test(host) || host.startsWith('[');
}
