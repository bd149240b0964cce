/** Ids of a page of a search, and where the next one begins; -1 ends it. A page may be short and the search go on. */
export interface Found {
  readonly ids: readonly number[];
  readonly max_id: number;
}
