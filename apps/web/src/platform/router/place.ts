/** URL of this site and the key of the visit. */
export interface Place {
  readonly pathname: string;
  /** Including the question mark, or empty. */
  readonly search: string;
  /** Including the hash sign, or empty. */
  readonly hash: string;
  /** Key of the visit; going back restores the key of the earlier visit. */
  readonly key: string;
}

/** Parses a URL, also one with only a query or a hash. */
export function placeOf(address: string, key: string, from?: Place): Place {
  const { pathname, search, hash } = new URL(address, `http://localhost${from === undefined ? '/' : addressOf(from)}`);
  return { pathname, search, hash, key };
}

export function addressOf({ pathname, search, hash }: Pick<Place, 'pathname' | 'search' | 'hash'>): string {
  return pathname + search + hash;
}
