/** Decodes a stored value; undefined if it is invalid. */
export type Decode<T> = (value: unknown) => T | undefined;

export const text: Decode<string> = (value) => (typeof value === 'string' ? value : undefined);
export const flag: Decode<boolean> = (value) => (typeof value === 'boolean' ? value : undefined);
export const number: Decode<number> = (value) =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;

export function choice<const V extends readonly string[]>(values: V): Decode<V[number]> {
  return (value) => values.find((one) => one === value);
}

export function list<T>(item: Decode<T>): Decode<readonly T[]> {
  return (value) => (Array.isArray(value) ? value.map(item).filter((one) => one !== undefined) : undefined);
}

export function record<T>(item: Decode<T>): Decode<Readonly<Record<string, T>>> {
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
    const entries = Object.entries(value).map(([key, one]) => [key, item(one)] as const);
    return Object.fromEntries(entries.filter((entry): entry is [string, T & {}] => entry[1] !== undefined));
  };
}
