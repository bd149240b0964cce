import type { TSchema } from 'typebox';
import { builtLimits, type ClientLimits } from './client-limits.ts';

/** Keyword of a schema with the names of the limits that its bounds are. */
export const limitsKeyword = 'x-limits';

export type Bounds = { readonly [bound in 'minimum' | 'maximum' | 'maxLength' | 'maxItems']?: keyof ClientLimits };

/** The schema bounded by limits: those of the build here and in the documents, those of its operator on the server. */
export function limited<T extends TSchema>(bounds: Bounds, schema: T): T {
  const copy = Object.create(Object.getPrototypeOf(schema) as object, Object.getOwnPropertyDescriptors(schema)) as T;
  const built = Object.entries(bounds).map(([bound, name]) => [bound, builtLimits[name]]);
  return Object.assign(copy, Object.fromEntries(built), { [limitsKeyword]: bounds });
}
