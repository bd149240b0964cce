import type { SiteFacts } from '@peonia/contract/page-renderer.ts';
import type { Variant } from '@peonia/contract/variant.ts';

/** What the server tells the page about itself: the brand and the address members see. */
export interface Settings extends SiteFacts {
  readonly brand: string;
  /** Without a slash at the end; empty where the server does not know it. */
  readonly publicUrl: string;
  readonly isProduction: boolean;
  /** The face of the product that this host name shows. */
  readonly variant: Variant;
  /** Paths of every page there is, as the route table states them. */
  readonly pages: readonly string[];
}

let current: Settings = {
  brand: '',
  publicUrl: '',
  isProduction: true,
  variant: 'world',
  pages: [],
  adultPurposes: false,
  translates: false,
  social: [],
};

/**
 * The settings of this page. On the server they are the same for every request but for the variant, which `renderAs`
 * sets.
 */
export function settings(): Settings {
  return current;
}

export function adoptSettings(next: Settings): void {
  current = next;
}

/** Renders for the host of one request. The work may not wait: another request's page may be made in between. */
export function renderAs<T>(variant: Variant, work: () => T): T {
  const before = current;
  current = { ...before, variant };
  try {
    return work();
  } finally {
    current = before;
  }
}

/** Says whether a page is there, so that nothing links to one that a later release brings. */
export function pageExists(path: string): boolean {
  return pagePattern(path) !== undefined;
}

/** The route a path (without language) belongs to, such as `/profile/:id`. */
export function pagePattern(path: string): string | undefined {
  const wanted = path.replace(/[?#].*$/s, '').split('/');
  return current.pages.find((page) => {
    const parts = page.split('/');
    return (
      parts.length === wanted.length && parts.every((part, place) => part.startsWith(':') || part === wanted[place])
    );
  });
}
