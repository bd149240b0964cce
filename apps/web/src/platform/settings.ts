import { adoptLimits, type ClientLimits } from '@peonia/contract/protocol/client-limits.ts';
import type { PagePushChannel, SiteFacts } from '@peonia/contract/protocol/page-renderer.ts';
import type { Variant } from '@peonia/contract/protocol/variant.ts';

/** Settings that the server passes to the page. */
export interface Settings extends SiteFacts {
  readonly brand: string;
  /** Without a slash at the end; empty if the server does not know it. */
  readonly publicUrl: string;
  readonly isProduction: boolean;
  /** Number of the ICP record; empty where none is shown. */
  readonly icp: string;
  /** Never on the China variant, whose pages ask no other host. */
  readonly pushChannel?: PagePushChannel | null;
  /** Product variant of this host name. */
  readonly variant: Variant;
  /** Paths of all pages in the route table. */
  readonly pages: readonly string[];
  /** Numbers that differ from those the program is built with. */
  readonly limits?: Partial<ClientLimits>;
}

let current: Settings = {
  brand: '',
  publicUrl: '',
  isProduction: true,
  variant: 'world',
  pages: [],
  adultPurposes: false,
  translates: false,
  hasTranslator: false,
  transcribes: false,
  reviewsMedia: false,
  social: [],
  chatAppFollow: '',
  icp: '',
};

/** Settings of this page. On the server the variant and its record differ by request (`renderAs`). */
export function settings(): Settings {
  return current;
}

export function adoptSettings(next: Settings): void {
  current = next;
  adoptLimits(next.limits ?? {});
}

/** Renders for the host of one request. The work must be synchronous: requests share this state. */
export function renderAs<T>(variant: Variant, work: () => T): T {
  const before = current;
  current = {
    ...before,
    variant,
    icp: variant === 'china' ? before.icp : '',
    pushChannel: variant === 'china' ? null : (before.pushChannel ?? null),
  };
  try {
    return work();
  } finally {
    current = before;
  }
}

/** The pages by the parts of their paths; split once, since every link asks. */
let split: { readonly pages: Settings['pages']; readonly parts: readonly (readonly string[])[] } = {
  pages: [],
  parts: [],
};

/** True if the page exists, so that nothing links to a missing page. */
export function pageExists(path: string): boolean {
  return pagePattern(path) !== undefined;
}

/** The route a path (without language) belongs to, such as `/profile/:id`. */
export function pagePattern(path: string): string | undefined {
  if (split.pages !== current.pages)
    split = { pages: current.pages, parts: current.pages.map((page) => page.split('/')) };
  const wanted = path.replace(/[?#].*$/s, '').split('/');
  const place = split.parts.findIndex(
    (parts) => parts.length === wanted.length && parts.every((part, at) => part === wanted[at] || part.startsWith(':')),
  );
  return current.pages[place];
}
