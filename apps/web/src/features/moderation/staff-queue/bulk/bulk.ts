import type { QueryKey } from '@tanstack/react-query';

/** Rows that one bulk act works on at most; the calls stay below the rate limits of their endpoints. */
export const BULK_MOST = 50;

export interface BulkChoice<Item> {
  /** A chosen value of `reasons`, or the written reason; empty without either. */
  readonly reason: string;
  /** All chosen rows, in the order of the list. */
  readonly items: readonly Item[];
}

/** An act on chosen rows. Each row is one call of its own, with the rules and the log of a single act. */
export interface BulkAct<Item> {
  readonly name: string;
  readonly label: string;
  /** What will happen to each row, for the preview. */
  readonly effect: string;
  readonly isDangerous?: boolean;
  /** Rows that it needs at least. */
  readonly least?: number;
  readonly reasons?: readonly { readonly value: string; readonly label: string }[];
  /** Asks for a written reason of at least five characters. */
  readonly writesReason?: boolean;
  readonly run: (item: Item, choice: BulkChoice<Item>) => Promise<unknown>;
}

export interface Bulk<Item> {
  readonly nameOf: (item: Item) => string;
  readonly acts: readonly BulkAct<Item>[];
  /** Fetched again afterwards. */
  readonly refetch: readonly QueryKey[];
}
