import { formatDateTime } from '@peonia/i18n/format.ts';
import type { Language } from '@peonia/i18n/languages.ts';

/** A part of a document, from top to bottom. */
export type PaperBlock =
  | { readonly kind: 'heading' | 'text' | 'note' | 'sum'; readonly text: string }
  | { readonly kind: 'facts'; readonly rows: readonly (readonly [name: string, value: string])[] }
  | { readonly kind: 'table'; readonly columns: readonly PaperColumn[]; readonly rows: readonly (readonly string[])[] };

export interface PaperColumn {
  readonly head: string;
  /** Share of the width beside the other columns. */
  readonly share: number;
  /** Numbers stand at the right edge. */
  readonly isNumber?: boolean;
}

/** A document to print: what stands in it, without how it is drawn. */
export interface Paper {
  readonly language: Language;
  /** Printed above the blocks, and the title of the file. */
  readonly title: string;
  readonly brand: string;
  /** At the foot of every page, beside the number of the page. */
  readonly footer: string;
  readonly created: Date;
  readonly blocks: readonly PaperBlock[];
}

/** All texts of a document, by the weight that they are set in. */
export function textsOf({ brand, title, footer, blocks }: Paper): { regular: string[]; bold: string[] } {
  const regular = [footer, '0123456789/'];
  const bold = [brand, title];
  for (const block of blocks)
    if (block.kind === 'facts') {
      regular.push(...block.rows.flat());
    } else if (block.kind === 'table') {
      bold.push(...block.columns.map(({ head }) => head));
      regular.push(...block.rows.flat());
    } else (block.kind === 'heading' || block.kind === 'sum' ? bold : regular).push(block.text);
  return { regular, bold };
}

/** A moment by UTC: a document does not know where it is read. */
export function paperTime(language: Language, time: Date): string {
  return `${formatDateTime(language, time, 'long', 'UTC')} UTC`;
}

/** The foot of every page: who made the document, and where they are found. */
export function footerOf({ brand, publicUrl }: { readonly brand: string; readonly publicUrl: string }): string {
  const address = publicUrl.replace(/^https?:\/\//, '');
  return address === '' ? brand : `${brand} · ${address}`;
}
