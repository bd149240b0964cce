interface ByteRange {
  /** First and last byte, both included. */
  readonly start: number;
  readonly end: number;
}

/**
 * The single byte range of a request. Null if the header is ignored (several ranges, other units); `beyond` if it
 * begins behind the end. Source: RFC 9110, section 14.
 */
export function readRange(header: string, bytes: number): ByteRange | 'beyond' | null {
  const [, from, to] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header) ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return null;
  if (from === '') return Number(to) === 0 ? 'beyond' : { start: Math.max(0, bytes - Number(to)), end: bytes - 1 };
  const start = Number(from);
  const end = to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1);
  if (to !== '' && Number(to) < start) return null;
  return start >= bytes ? 'beyond' : { start, end };
}
