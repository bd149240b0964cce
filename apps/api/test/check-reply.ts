import { declaredErrors } from '@peonia/contract/protocol/declared-errors.ts';
import type { ServedEndpoint } from '@peonia/contract/protocol/endpoint.ts';
import { errorNameOf, errors } from '@peonia/contract/protocol/errors.ts';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { TSchema } from 'typebox';

const ajv = new Ajv2020({ strict: false, validateFormats: false });
const validators = new WeakMap<TSchema, ValidateFunction>();

/** Headers that every reply carries, with a part of their value. */
const requiredHeaders: readonly (readonly [string, string])[] = [
  ['x-content-type-options', 'nosniff'],
  ['content-security-policy', "default-src 'none'"],
  ['content-security-policy', "frame-ancestors 'none'"],
  ['content-security-policy', "require-trusted-types-for 'script'"],
  ['permissions-policy', 'geolocation=()'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
];

/** A reply as it came over the wire. */
interface WireReply {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

/**
 * Checks one reply of an endpoint: no server error, the security headers, a body that its schema closes, or a refusal
 * that the endpoint declares. Throws with all problems found.
 */
export function checkReply(endpoint: ServedEndpoint, reply: WireReply): void {
  const problems = [...headerProblems(reply.headers), ...bodyProblems(endpoint, reply)];
  if (problems.length > 0) throw new Error(`${endpoint.method} ${endpoint.path}: ${problems.join('; ')}`);
}

function headerProblems(headers: Headers): string[] {
  return requiredHeaders
    .filter(([name, part]) => !(headers.get(name) ?? '').includes(part))
    .map(([name, part]) => `header ${name} lacks ${part}`);
}

function bodyProblems(endpoint: ServedEndpoint, { status, body }: WireReply): string[] {
  if (status >= 500 && status !== 503) return [`server error ${status}: ${JSON.stringify(body)}`];
  if (status >= 400) return refusalProblems(endpoint, status, body);
  const schema = endpoint.reply[status];
  if (schema === undefined) return [`status ${status} is not declared`];
  const validate = validatorOf(schema);
  return validate(body) ? [] : [`reply breaks its schema: ${ajv.errorsText(validate.errors)}`];
}

function refusalProblems(endpoint: ServedEndpoint, status: number, body: unknown): string[] {
  const { code, message, request_id, fields, price, ...rest } = body as Record<string, unknown>;
  const name = typeof code === 'number' ? errorNameOf(code) : undefined;
  if (name === undefined || typeof message !== 'string' || typeof request_id !== 'string')
    return [`refusal without code, message or request id: ${JSON.stringify(body)}`];
  const namesFields = Array.isArray(fields) && fields.length > 0 && fields.every((field) => typeof field === 'string');
  const inputs =
    typeof endpoint.body === 'object'
      ? Object.keys((endpoint.body as { properties?: object } | null)?.properties ?? {})
      : [];
  const mayNameFields =
    name === 'input_invalid' ||
    (Array.isArray(fields) && (fields as string[]).every((field) => inputs.includes(field.split('.')[0] ?? '')));
  const declared = declaredErrors(endpoint).some((known) => errors[known].code === code);
  return [
    ...(Object.keys(rest).length === 0 ? [] : [`refusal carries ${Object.keys(rest).join(', ')}`]),
    ...(fields === undefined || (mayNameFields && namesFields)
      ? []
      : [`refusal ${name} carries fields: ${JSON.stringify(fields)}`]),
    ...((name === 'price_changed') === isPrice(price) && (price === undefined || isPrice(price))
      ? []
      : [`refusal ${name} carries price: ${JSON.stringify(price)}`]),
    ...(errors[name].status === status ? [] : [`refusal ${name} came with status ${status}`]),
    ...(declared ? [] : [`refusal ${name} is not declared`]),
  ];
}

function isPrice(price: unknown): boolean {
  const { amount, currency, ...rest } = (price ?? {}) as Record<string, unknown>;
  const isKnown = currency === 'gold' || currency === 'USD' || currency === 'RMB';
  return typeof amount === 'number' && isKnown && Object.keys(rest).length === 0;
}

function validatorOf(schema: TSchema): ValidateFunction {
  const known = validators.get(schema) ?? ajv.compile(schema);
  validators.set(schema, known);
  return known;
}
