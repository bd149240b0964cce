import type { TSchema } from 'typebox';

/** The same schema with the words that the API's documents show beside the field. */
export function described<T extends TSchema>(description: string, schema: T): T {
  const copy = Object.create(Object.getPrototypeOf(schema) as object, Object.getOwnPropertyDescriptors(schema)) as T;
  return Object.assign(copy, { description });
}
