import { builtLimits } from '@peonia/contract/protocol/client-limits.ts';
import { limitsKeyword, type Bounds } from '@peonia/contract/protocol/limited.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';

/** The schema with the limits of the operator as bounds. The same schema where none of them has changed. */
export function applyLimits<T>(schema: T, limits: Limits): T {
  if (typeof schema !== 'object' || schema === null) return schema;
  const entries = Object.entries(schema);
  const applied = entries.map(([key, value]) => [key, applyLimits(value as unknown, limits)] as const);
  const bounds = changedBounds(schema, limits);
  if (bounds.length === 0 && applied.every(([key, value]) => value === (schema as Record<string, unknown>)[key]))
    return schema;
  if (Array.isArray(schema)) return applied.map(([, value]) => value) as T;
  return Object.fromEntries([...applied, ...bounds]) as T;
}

function changedBounds(schema: object, limits: Limits): [string, number][] {
  const bounds = (schema as { readonly [limitsKeyword]?: Bounds })[limitsKeyword] ?? {};
  return Object.entries(bounds).flatMap(([bound, name]) =>
    limits[name] === builtLimits[name] ? [] : [[bound, limits[name]]],
  );
}
