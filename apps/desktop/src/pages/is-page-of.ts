/** True for a page of the server. A `blob:` address has the same origin, and is made by a page. */
export function isPageOf(address: string, origin: string): boolean {
  const url = URL.parse(address);
  return url !== null && url.origin === origin && url.protocol !== 'blob:';
}
