/** The best encoding of an Accept-Encoding header that replies are sent in; null for none. */
export function acceptedEncoding(accepted = ''): 'br' | 'gzip' | null {
  if (/\bbr\b(?!;q=0(?:\.0*)?(?:,|$))/.test(accepted)) return 'br';
  return /\bgzip\b(?!;q=0(?:\.0*)?(?:,|$))/.test(accepted) ? 'gzip' : null;
}
