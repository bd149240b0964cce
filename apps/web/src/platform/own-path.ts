/** A path of this site from a query (`jump`, `redirect`), or null: nobody is led to another site after the login. */
export function ownPath(value: string | null): string | null {
  if (value === null || !/^\/(?![/\\])[^\s\\]*$/.test(value)) return null;
  return value;
}
