import Type, { type TSchema, type Static } from 'typebox';

/** One of a list of values, as the JSON Schema `enum`: cheaper to check and to write out than a union of literals. */
export function oneOf<const V extends readonly (string | number)[]>(values: V) {
  return Type.Unsafe<V[number]>({ enum: [...values] });
}

/**
 * The same schema, or null. Written as a type list where possible: a union would be tried branch by branch in every
 * reply.
 */
export function nullable<T extends TSchema>(schema: T) {
  const plain = { ...schema } as unknown as Record<string, unknown>;
  if (Array.isArray(plain['enum'])) return Type.Unsafe<Static<T> | null>({ ...plain, enum: [...plain['enum'], null] });
  if (typeof plain['type'] === 'string')
    return Type.Unsafe<Static<T> | null>({ ...plain, type: [plain['type'], 'null'] });
  throw new TypeError('Only plain types and choices can be null');
}

/** 0 or 1, as the specification's flags go over the wire. */
export const Flag = oneOf([0, 1]);
