import fc from 'fast-check';

/** A JSON schema as the contract states it. */
export interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly maxItems?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** Values that programs stumble over: limits of numbers, text that ends or opens something, nesting. */
const hostileValues: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  2 ** 31,
  2 ** 53,
  1e308,
  '',
  ' ',
  '0',
  '-1',
  '9223372036854775808',
  '\u0000',
  '\uD800',
  '\u202Eevil',
  '\u200B',
  '%',
  '%00',
  '\\',
  "'; drop table account; --",
  '{{7*7}}',
  '<img src=x onerror=alert(1)>',
  '../../../../etc/passwd',
  'http://127.0.0.1:1/',
  '2026-02-30',
  'x'.repeat(20_000),
  '𝒳'.repeat(300),
  [],
  {},
  [[[[[[]]]]]],
  JSON.parse('{"__proto__":{"isAdmin":true}}'),
  { constructor: { prototype: {} } },
];

const hostileValue = fc.constantFrom(...hostileValues);

/**
 * Values of a schema, with hostile ones and broken shapes mixed in at every level. `ids` are numbers that name
 * something in the database.
 */
export function schemaValue(schema: Schema, ids: readonly number[]): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 12, arbitrary: fittingValue(schema, ids) }, { weight: 1, arbitrary: hostileValue });
}

function fittingValue(schema: Schema, ids: readonly number[]): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (schema.anyOf !== undefined) return fc.oneof(...schema.anyOf.map((option) => schemaValue(option, ids)));
  switch (schema.type) {
    case 'object':
      return objectValue(schema, ids);
    case 'array':
      return fc.array(schemaValue(schema.items ?? {}, ids), { maxLength: Math.min(schema.maxItems ?? 5, 5) + 1 });
    case 'string':
      return stringValue(schema);
    case 'integer':
    case 'number':
      return numberValue(schema, ids);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return hostileValue;
  }
}

function objectValue({ properties = {}, required = [], patternProperties = {} }: Schema, ids: readonly number[]) {
  const named = Object.fromEntries(Object.entries(properties).map(([name, value]) => [name, schemaValue(value, ids)]));
  const [free] = Object.values(patternProperties);
  const whole = fc.record(named, { requiredKeys: required.filter((name) => name in named) });
  const open =
    free === undefined ? fc.constant({}) : fc.dictionary(fc.string(), schemaValue(free, ids), { maxKeys: 3 });
  const unknownFields = fc.oneof(
    { weight: 15, arbitrary: fc.constant({}) },
    { weight: 1, arbitrary: fc.record({ unknown_field: hostileValue }) },
  );
  return fc.oneof(
    {
      weight: 15,
      arbitrary: fc.tuple(whole, open, unknownFields).map((parts) => Object.assign({}, ...parts) as unknown),
    },
    { weight: 1, arbitrary: fc.record(named, { requiredKeys: [] }) },
  );
}

function stringValue({ pattern, maxLength = 200 }: Schema): fc.Arbitrary<string> {
  const atLimit = fc.constantFrom('x'.repeat(maxLength), 'x'.repeat(maxLength + 1));
  const text = fc.oneof(fc.string({ unit: 'grapheme', maxLength: Math.min(maxLength, 60) }), fc.lorem({ maxCount: 4 }));
  // The library cannot build text for a pattern that looks ahead.
  const patterned =
    pattern === undefined || pattern.includes('(?') ? text : fc.stringMatching(new RegExp(pattern, 'u'));
  return fc.oneof(
    { weight: 8, arbitrary: patterned },
    { weight: 1, arbitrary: text },
    { weight: 1, arbitrary: atLimit },
  );
}

function numberValue({ minimum = -10, maximum = 2 ** 31 }: Schema, ids: readonly number[]): fc.Arbitrary<number> {
  const within = fc.integer({ min: Math.ceil(minimum), max: Math.max(Math.ceil(minimum), Math.floor(maximum)) });
  const edges = fc.constantFrom(minimum, maximum, minimum - 1, maximum + 1);
  return fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...ids) },
    { weight: 3, arbitrary: within },
    { weight: 1, arbitrary: edges },
  );
}
