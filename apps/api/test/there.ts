/** The value, where a test knows that it is there. */
export function there<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('Something that should be there is missing');
  return value;
}
