import type { TranslatableType } from '@peonia/contract/translation/translation.ts';
import type { Language } from '@peonia/i18n/languages.ts';
import type { Db } from '../../platform/db/statement.ts';
import type { Caller } from '../../platform/http/call.ts';

/** A text that the caller may see. */
export interface Translatable {
  readonly text: string;
  /** ISO 639 of what its writer speaks, for telling the language of a short line. */
  readonly likely: readonly string[];
  /** People named in it keep their names. */
  readonly names: readonly string[];
  /** The reader it is translated for, if not the caller: the other member, for an own message. */
  readonly reader: { readonly language: Language; readonly spoken: readonly string[] } | null;
  /** Its stored translation. */
  readonly kept: {
    readonly text: string;
    readonly from: string | null;
    readonly to: string;
    readonly engine: string | null;
  } | null;
}

interface Reading {
  readonly db: Db;
  readonly caller: Caller;
  readonly language: Language;
}

/** Reads texts by id; inaccessible ones are left out like missing ones. */
export type Source = (reading: Reading, ids: readonly number[]) => Promise<ReadonlyMap<number, Translatable>>;

/** A source of texts that guests may read as well. */
export type OpenSource = (
  reading: Omit<Reading, 'caller'> & { readonly caller: Caller | null },
  ids: readonly number[],
) => Promise<ReadonlyMap<number, Translatable>>;

/** The features that own the texts, by type. */
export type Sources = {
  readonly [type in TranslatableType]: type extends (typeof openTypes)[number] ? OpenSource : Source;
};

/** Types that guests may read. */
export const openTypes = ['feed', 'biography'] as const satisfies readonly TranslatableType[];
