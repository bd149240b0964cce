import { fieldExamples } from '@peonia/contract/documents/field-examples.ts';

export type Json = Readonly<Record<string, unknown>>;

/** An example that fits a schema: the one of the field's name where it fits, else the plainest of its type. */
export function exampleOf(schema: Json, name: string): unknown {
  if ('const' in schema) return schema['const'];
  if (Array.isArray(schema['enum'])) return schema['enum'].find((value) => value !== null) as unknown;
  if (Array.isArray(schema['anyOf'])) return exampleOf(schema['anyOf'][0] as Json, name);
  switch (typeOf(schema)) {
    case 'object':
      return exampleOfObject(schema, name);
    case 'array':
      return [exampleOf((schema['items'] ?? {}) as Json, name)];
    case 'boolean':
      return true;
    case 'integer':
    case 'number':
      return exampleNumber(schema, name);
    case 'string':
      return exampleText(schema, name);
    default:
      return null;
  }
}

/** The first type beside null. */
export function typeOf(schema: Json): unknown {
  return [schema['type']].flat().find((type) => type !== 'null');
}

function exampleOfObject(schema: Json, name: string): Json {
  const properties = Object.entries((schema['properties'] ?? {}) as Readonly<Record<string, Json>>);
  if (properties.length > 0)
    return Object.fromEntries(properties.map(([field, value]) => [field, exampleOf(value, field)]));
  const values = Object.values((schema['patternProperties'] ?? {}) as Readonly<Record<string, Json>>);
  return values[0] === undefined || name === '' ? {} : { [name]: exampleOf(values[0], name) };
}

function exampleNumber(schema: Json, name: string): number {
  const known = fieldExamples[name];
  const wanted = typeof known === 'number' ? known : /(?:^|_)id$/.test(name) ? 42 : 3;
  const least = Number(schema['minimum'] ?? Number.NEGATIVE_INFINITY);
  return Math.min(Math.max(wanted, least), Number(schema['maximum'] ?? Number.POSITIVE_INFINITY));
}

const exampleTime = '2026-05-04T09:30:00.000Z';

function exampleText(schema: Json, name: string): string {
  const known = fieldExamples[name];
  const candidates = [
    typeof known === 'string' ? known : '',
    ...(/_at$|^at$/.test(name) ? [exampleTime] : []),
    'Good morning',
    '42',
    '801,804',
    'abc123',
    'c3ab8ff1-3720-4e8a',
    '4fe1a0c2b7d93e68',
    '9f86d081884c7d659a2feaa0c55ad015',
    '1.0.0',
    '1234.567890',
    '2026-05-14',
    exampleTime,
  ];
  return candidates.find((text) => text !== '' && fits(schema, text)) ?? '';
}

function fits(schema: Json, text: string): boolean {
  const pattern = schema['pattern'];
  return (
    text.length >= Number(schema['minLength'] ?? 0) &&
    text.length <= Number(schema['maxLength'] ?? Number.POSITIVE_INFINITY) &&
    (typeof pattern !== 'string' || new RegExp(pattern, 'u').test(text))
  );
}
