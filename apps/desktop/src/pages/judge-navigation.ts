import { isPageOf } from './is-page-of.ts';

export type NavigationVerdict =
  | { readonly kind: 'stay' }
  /** Opens in the member's browser. */
  | { readonly kind: 'browser'; readonly address: string }
  /** Opens this page of ours in the window instead. */
  | { readonly kind: 'page'; readonly path: string }
  | { readonly kind: 'refuse' };

interface Site {
  /** Origin of the product. */
  readonly origin: string;
  /** Hosts that need no warning, such as those of payment providers. */
  readonly browserHosts: readonly string[];
}

const refuse: NavigationVerdict = { kind: 'refuse' };

/**
 * Where an address may be opened. The window shows the product's own pages only. Another website opens in the member's
 * browser: from the page that warns of it, or if its host is known; else that page comes first.
 */
export function judgeNavigation(address: string, from: string, site: Site): NavigationVerdict {
  const target = parse(address);
  if (target === null || target.username !== '' || target.password !== '') return refuse;
  if (isPageOf(target.href, site.origin)) return { kind: 'stay' };
  if (target.protocol === 'mailto:' || target.protocol === 'tel:') return { kind: 'browser', address: target.href };
  if (target.protocol !== 'https:' && target.protocol !== 'http:') return refuse;
  const isKnown = target.protocol === 'https:' && site.browserHosts.includes(target.hostname);
  return isKnown || isWarnedOf(target, from, site)
    ? { kind: 'browser', address: target.href }
    : { kind: 'page', path: leavePath(target.href) };
}

/** A new window: pages of ours open in the one window. */
export function judgeNewWindow(address: string, from: string, site: Site): NavigationVerdict {
  const verdict = judgeNavigation(address, from, site);
  if (verdict.kind !== 'stay') return verdict;
  const { pathname, search, hash } = new URL(address);
  return { kind: 'page', path: pathname + search + hash };
}

/** True on the warning page of this very address. */
function isWarnedOf(target: URL, from: string, { origin }: Site): boolean {
  const page = parse(from);
  if (page === null || page.origin !== origin || !/^(?:\/[a-z]{2})?\/leave$/.test(page.pathname)) return false;
  return parse(page.searchParams.get('to') ?? '')?.href === target.href;
}

function leavePath(href: string): string {
  return `/leave?to=${encodeURIComponent(href)}`;
}

function parse(address: string): URL | null {
  return URL.parse(address);
}
