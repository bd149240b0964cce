import type { CatalogueKind } from '@peonia/contract/catalogue/catalogue-rules.ts';
import type { CatalogueContent } from '@peonia/contract/catalogue/catalogue.ts';
import type { GoldCents } from '@peonia/core/money.ts';
import type { Db } from '../../platform/db/statement.ts';

/** An item of the catalogue as its table has it. */
export interface ShelfItem extends Omit<CatalogueContent, 'price'>, Record<string, unknown> {
  /** Of the first row of the item: the same in all versions. */
  readonly id: number;
  /** Of the present row. */
  readonly row_id: number;
  readonly price: GoldCents | null;
  /** Address of its picture. */
  readonly src: string | null;
}

export interface ShelfPage {
  /** Null for all items. */
  readonly id: number | null;
  /** Null for offered and hidden ones. */
  readonly is_offered: boolean | null;
  /** Items below this id; null for the first page. */
  readonly last: number | null;
  readonly most: number;
}

export interface StoredContent extends Omit<CatalogueContent, 'price'> {
  readonly price: GoldCents | null;
}

/** Items of one kind, by the feature that has their tables. The catalogue checks contents and keeps versions. */
export interface CatalogueShelf {
  readonly kind: CatalogueKind;
  /** Present rows, newest first. */
  list(db: Db, page: ShelfPage): Promise<ShelfItem[]>;
  /** Stores a new row with its texts; `follows` is the row that it replaces. Null: items are never added. */
  readonly insert: ((db: Db, content: StoredContent, follows: ShelfItem | null) => Promise<{ id: number }>) | null;
  /** Changes the present row, without its texts and its picture. */
  update(db: Db, item: ShelfItem, content: StoredContent, stockChange: number): Promise<void>;
  /** Whether changed texts become a new row, as others show the present one. */
  readonly keepsRows: boolean;
  /** Replaces the texts where they stay in their row. */
  rewrite?(db: Db, item: ShelfItem, content: StoredContent): Promise<void>;
  /** Called after the commit, in the process that published. */
  changed?(): Promise<void>;
}

/** Texts as columns, for `unnest`. */
export function textColumns({ texts }: Pick<CatalogueContent, 'texts'>) {
  return {
    languages: texts.map(({ language }) => language),
    titles: texts.map(({ title }) => title),
  };
}
