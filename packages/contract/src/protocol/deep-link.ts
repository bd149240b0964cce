/** Scheme of links that open the native app: `peonia://chat/42`. */
export const deepLinkScheme = 'peonia';

/** Pages that only show something: nothing here acts, leaves the site, or takes a token or an address from the link. */
const pages = [
  /^\/(?:home|me|album|bill|chats|encounter|game|language|mall|notification|orders|recommend|support|travel|vip)$/,
  /^\/setting(?:\/[a-z-]{2,20})?$/,
  /^\/user\/[a-z]{2,20}$/,
  /^\/(?:chat|feed|mall|order|photo|profile|support|timeline|travel)\/[1-9][0-9]{0,15}$/,
  /^\/(?:about|faq|help|policy|terms)$/,
];
/** The language and the partner of a shared link. Anything else of a query is dropped. */
const parameters: Readonly<Record<string, RegExp>> = { lang: /^[a-z]{2}$/, pid: /^(?:\w{3}|\w{4}|\w{6})$/ };
const LONGEST = 500;

/** The path that a deep link opens; null for any other link. `peonia:///chat/42` is the same as `peonia://chat/42`. */
export function deepLinkPath(link: string): string | null {
  const rest = new RegExp(`^${deepLinkScheme}://(.*)$`, 's').exec(link)?.[1];
  return rest === undefined ? null : openablePath(`/${rest.replace(/^\//, '')}`);
}

/**
 * A path that a native shell may open from outside of the page: of a link, or of a notification. Returns it without
 * fragment, slash at the end and unknown parameters; null if it is not on the list.
 */
export function openablePath(path: string): string | null {
  if (path.length > LONGEST) return null;
  const [, bare = '', query = ''] = /^([^?#]*)(?:\?([^#]*))?(?:#.*)?$/s.exec(path) ?? [];
  const page = bare.length > 1 ? bare.replace(/\/$/, '') : '/home';
  if (!pages.some((pattern) => pattern.test(page))) return null;
  const kept = [...new URLSearchParams(query)].filter(([name, value]) => parameters[name]?.test(value));
  return kept.length === 0 ? page : `${page}?${new URLSearchParams(kept)}`;
}
