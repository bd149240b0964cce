import { Ajv, type Options, type ValidateFunction } from 'ajv';
import fastJson from 'fast-json-stringify';

/** Schemas of the contract are checked by its types and tests: the schema of schemas need not be compiled. */
export const ajvOptions: Options = { strict: false, meta: false, validateSchema: false };
const strictness: Options = { ...ajvOptions, removeAdditional: false, useDefaults: false, allErrors: false };
const body = new Ajv({ ...strictness, coerceTypes: false });
const address = new Ajv({ ...strictness, coerceTypes: true });
const wholeBody = new Ajv({ ...strictness, allErrors: true });
const wholeAddress = new Ajv({ ...strictness, allErrors: true, coerceTypes: true });

/** Values and characters up to which a refused part is checked once more for all its problems. */
const SMALL = 8_192;

type Serializer = (value: unknown) => string;
const serializers = new WeakMap<object, Serializer>();

/** What Fastify calls to validate a request's part; it reads the errors after a refusal. */
interface Validator {
  (value: unknown): boolean;
  errors?: ValidateFunction['errors'];
}

/**
 * Validates a request's part; the schema is compiled when the first one arrives. Texts of the URL become numbers where
 * the contract says so; a body is not coerced, and nothing is removed silently. A refused value leaves its first
 * problem in `errors`, a small one all of them.
 */
export function compileValidator(schema: object, part: string | undefined): Validator {
  let compiled: ValidateFunction | undefined;
  let whole: ValidateFunction | undefined;
  const validate: Validator = (value) => {
    // Ajv keeps it: a schema of the contract is compiled once for all servers of the process.
    compiled ??= (part === 'body' ? body : address).compile(schema);
    const isValid = compiled(value) === true;
    validate.errors = compiled.errors;
    if (isValid || !isSmall(value)) return isValid;
    whole ??= (part === 'body' ? wholeBody : wholeAddress).compile(schema);
    if (whole(value) !== true) validate.errors = whole.errors;
    return false;
  };
  return validate;
}

/** Counts without recursion: a body of the usual size nests deeper than the stack reaches. */
function isSmall(value: unknown): boolean {
  const rest = [value];
  let size = 0;
  while (rest.length > 0 && size <= SMALL) {
    const part = rest.pop();
    size += typeof part === 'string' ? part.length : 1;
    if (typeof part === 'object' && part !== null)
      for (const [name, inner] of Object.entries(part)) {
        size += name.length;
        rest.push(inner);
      }
  }
  return size <= SMALL;
}

/** Writes a reply; the schema is compiled with the first one, once for all servers of the process. */
export function compileSerializer(schema: object): Serializer {
  let compiled: Serializer | undefined;
  return (value) => (compiled ??= serializerOf(schema))(value);
}

function serializerOf(schema: object): Serializer {
  const known = serializers.get(schema);
  if (known !== undefined) return known;
  const compiled: Serializer = fastJson(schema);
  serializers.set(schema, compiled);
  return compiled;
}
