/** Where a guest was before they opened a profile, in few classes: the address itself is not kept. */
type LookupSource = 'none' | 'own' | 'search' | 'other';

const searchHost = /(^|\.)(google|bing|duckduckgo|yahoo|baidu|sogou|naver|daum|yandex|ecosia|qwant)\.[a-z.]+$/;

/** Class of a previous page: a path, or an address of this or another site. */
export function lookupSource(referrer: string | undefined, ownHost: string): LookupSource {
  if (referrer === undefined || referrer === '') return 'none';
  if (/^\/(?!\/)/.test(referrer)) return 'own';
  if (!URL.canParse(referrer)) return 'other';
  const { host, hostname } = new URL(referrer);
  if (host === ownHost) return 'own';
  return searchHost.test(hostname) ? 'search' : 'other';
}
