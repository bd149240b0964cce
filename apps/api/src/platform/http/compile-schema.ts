import { Ajv, type Options } from 'ajv';
import fastJson from 'fast-json-stringify';

const strictness: Options = { removeAdditional: false, useDefaults: false, allErrors: false, strict: false };
const body = new Ajv({ ...strictness, coerceTypes: false });
const address = new Ajv({ ...strictness, coerceTypes: true });

type Serializer = (value: unknown) => string;
const serializers = new WeakMap<object, Serializer>();

/**
 * Compiles the schema of a request's part. Texts of the URL become numbers where the contract says so; a body is not
 * coerced, and nothing is removed silently. A schema of the contract is compiled once for all servers of the process.
 */
export function compileValidator(schema: object, part: string | undefined): ReturnType<Ajv['compile']> {
  return (part === 'body' ? body : address).compile(schema);
}

/** Compiles the schema of a reply, once for all servers of the process. */
export function compileSerializer(schema: object): Serializer {
  const known = serializers.get(schema);
  if (known !== undefined) return known;
  const compiled: Serializer = fastJson(schema);
  serializers.set(schema, compiled);
  return compiled;
}
