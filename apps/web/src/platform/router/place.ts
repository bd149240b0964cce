/** Where a visit is: an address of this site, and which visit of it. */
export interface Place {
  readonly pathname: string;
  /** With its question mark, or empty. */
  readonly search: string;
  /** With its hash sign, or empty. */
  readonly hash: string;
  /** Two visits of one address have two keys; going back in the history finds the first one's again. */
  readonly key: string;
}

/** Reads an address, also one that only says a query or a hash of the page that is open. */
export function placeOf(address: string, key: string, from?: Place): Place {
  const { pathname, search, hash } = new URL(address, `http://localhost${from === undefined ? '/' : addressOf(from)}`);
  return { pathname, search, hash, key };
}

export function addressOf({ pathname, search, hash }: Pick<Place, 'pathname' | 'search' | 'hash'>): string {
  return pathname + search + hash;
}
