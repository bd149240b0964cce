/** What `tools/web/build-worker.ts` puts into the worker about the build it belongs to. */
export interface OfflineBuild {
  /** Hash of everything below; it names the cache of this build. */
  readonly version: string;
  /** Addresses of the files that the pages below need in every language. */
  readonly files: readonly string[];
  /** Addresses of their texts, by language. */
  readonly texts: Readonly<Record<string, readonly string[]>>;
  /** The entry script; a document without it belongs to another build. */
  readonly entry: string;
  /** Pages that open without a network: paths that match `pattern` get the document of `address`. */
  readonly pages: readonly { readonly pattern: string; readonly address: string }[];
  /** Where every other page leads without a network. */
  readonly fallback: string;
}

declare const OFFLINE_BUILD: OfflineBuild;

export const offlineBuild = OFFLINE_BUILD;
