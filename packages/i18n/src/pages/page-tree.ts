/** Static pages, one Markdown file each in `pages/<lang>/`. */
export const pageNames = ['about', 'policy', 'terms', 'contact', 'paid', 'vip', 'faq', 'help', 'maintenance'] as const;
export type PageName = (typeof pageNames)[number];

/** Words, marked or not. Marks are not nested: bold wins. */
export type Words = string | { strong: string } | { em: string };

/** Inline content. Links and emphasis are the only forms, so nothing can become markup. */
export type Inline = Words | { link: string; text: Words[] };

export type Block =
  | { kind: 'heading'; depth: 2 | 3; id: string; text: string }
  | { kind: 'paragraph' | 'note'; text: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Inline[][] }
  /** A list whose items begin with a bold term: terms on the left, descriptions on the right. */
  | { kind: 'terms'; items: { term: string; text: Inline[] }[] };

/** What a written page consists of besides its blocks. */
interface PageFacts {
  readonly title: string;
  readonly description: string;
  /** Calendar day of the last change, such as 2026-11-21. */
  readonly updated: string;
}

/** A parsed page. `{brand}` is not replaced yet: one parsed page serves every operator. */
export interface PageTree extends PageFacts {
  readonly blocks: Block[];
}

/** Inserts the operator's name into a text of a page. */
export function fillBrand(text: string, brand: string): string {
  return text.replaceAll('{brand}', brand);
}
