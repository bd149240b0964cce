/** Static pages, one Markdown file each in `pages/<lang>/`. */
export const pageNames = ['about', 'policy', 'terms', 'contact', 'paid', 'vip', 'faq', 'help', 'maintenance'] as const;
export type PageName = (typeof pageNames)[number];

/** Inline content. Links and emphasis are the only forms, so nothing can become markup. */
export type Inline =
  | string
  | { readonly strong: readonly Inline[] }
  | { readonly em: readonly Inline[] }
  | { readonly link: string; readonly text: readonly Inline[] };

export type Block =
  | { readonly kind: 'heading'; readonly depth: 2 | 3; readonly id: string; readonly text: string }
  | { readonly kind: 'paragraph' | 'note'; readonly text: readonly Inline[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Inline[])[] }
  /** A list whose items begin with a bold term: terms on the left, descriptions on the right. */
  | {
      readonly kind: 'terms';
      readonly items: readonly { readonly term: readonly Inline[]; readonly text: readonly Inline[] }[];
    };

/** A parsed static page. `{brand}` is not replaced yet: one parsed page serves every operator. */
export interface PageTree {
  readonly title: string;
  readonly description: string;
  /** Calendar day of the last change, such as 2026-11-21. */
  readonly updated: string;
  readonly blocks: readonly Block[];
}

/** Inserts the operator's name into a text of a page. */
export function fillBrand(text: string, brand: string): string {
  return text.replaceAll('{brand}', brand);
}
