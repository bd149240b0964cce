/** Returns the path of this site in a query (`jump`, `redirect`), or null for any other target. */
export function ownPath(value: string | null): string | null {
  if (value === null || !/^\/(?![/\\])[^\s\\]*$/.test(value)) return null;
  return value;
}
