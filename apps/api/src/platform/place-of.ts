/** Host and port of an address as an operator knows them, without user and password. */
export function placeOf(url: string | undefined, port: string): string {
  return `${hostOf(url) || 'localhost'}:${portOf(url, port)}`;
}

export function hostOf(url = ''): string {
  return URL.canParse(url) ? new URL(url).hostname : '';
}

export function portOf(url = '', fallback = ''): string {
  return (URL.canParse(url) ? new URL(url).port : '') || fallback;
}
