import type { ErrorName } from '@peonia/contract/protocol/errors.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import { reasonHeader } from '@peonia/contract/protocol/reason-header.ts';
import { serverText } from '@peonia/i18n/server-texts.ts';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { BlobStoreError } from '../../blobs/blob-store-error.ts';
import { isDatabaseAway, isForeignKeyViolation } from '../../db/database.ts';
import { fileTooLarge } from '../file-too-large.ts';
import { readerLanguage } from '../reading/reader-language.ts';
import { Refusal, refuse } from '../refusal.ts';

/**
 * Turns an error into `{code, message, request_id}` in the reader's language, with all wrong `fields` of a refused
 * input, or the `price` that holds now; logs internal errors only.
 */
export function replyError(error: unknown, request: FastifyRequest, reply: FastifyReply, limits: Limits): FastifyReply {
  const unnamed = namesNothing(error, request) ? refuse('not_found') : null;
  const fields = unnamed !== null ? [] : error instanceof Refusal ? error.fields : wrongFields(error, request);
  const refusal =
    unnamed ?? (error instanceof Refusal ? error : (fieldRefusal(fields, request, limits) ?? refusalOf(error, limits)));
  if (refusal.entry.status >= 500 && refusal.entry.isIntended !== true)
    request.log.error({ err: error, reason: refusal.reason }, 'request failed');
  const seconds = refusal.values['seconds'];
  if (typeof seconds === 'number') reply.header('retry-after', String(Math.max(1, Math.ceil(seconds))));
  reply.header(reasonHeader, refusal.reason);
  const { price } = refusal;
  return reply
    .code(refusal.entry.status)
    .type('application/json; charset=utf-8')
    .send({
      ...errorBody(refusal, request),
      ...(fields.length === 0 ? {} : { fields }),
      ...(price === null ? {} : { price }),
    });
}

/** The body of a refusal, for handlers that answer without throwing. */
export function errorBody(
  refusal: Refusal,
  request: FastifyRequest,
): { code: number; message: string; request_id: string } {
  const { code, text = `error.${code}` } = refusal.entry;
  return { code, message: serverText(readerLanguage(request), text, refusal.values), request_id: request.id };
}

/** Most fields that a refusal names. */
const FIELDS_MAX = 20;

/** The parser of multipart bodies marks its errors by their text alone. */
const brokenMultipart = /^(?:Multipart: |Unexpected end of multipart|Malformed |\w+ terminated early)/;

function refusalOf(error: unknown, limits: Limits): Refusal {
  if (error instanceof Refusal) return error;
  const known = error as Partial<FastifyError> & { validation?: readonly Problem[] };
  if (known.validation !== undefined) return refuse('input_invalid', { field: fieldOf(known.validation[0]) });
  if (isDatabaseAway(error) || error instanceof BlobStoreError) return refuse('server_busy');
  // The session ended on another device after this request was identified.
  if (isForeignKeyViolation(error, /_session(?:_id_fkey)?$/)) return refuse('session_over');
  const byCode: Readonly<Record<string, ErrorName>> = {
    FST_ERR_CTP_INVALID_MEDIA_TYPE: 'content_type_refused',
    FST_ERR_CTP_INVALID_JSON_BODY: 'input_invalid',
    FST_ERR_CTP_EMPTY_JSON_BODY: 'input_invalid',
    FST_INVALID_MULTIPART_CONTENT_TYPE: 'content_type_refused',
    FST_FIELDS_LIMIT: 'input_invalid',
    // PostgreSQL: statement timeout, and text that no column can hold (a NUL character), alone or inside JSON.
    '57014': 'server_busy',
    '22021': 'input_invalid',
    '22P05': 'input_invalid',
    // A number beyond any column.
    '22003': 'input_invalid',
    '22P02': 'input_invalid',
    // A day that no calendar has.
    '22007': 'input_invalid',
    '22008': 'input_invalid',
  };
  const reason = byCode[known.code ?? ''];
  if (reason !== undefined) return refuse(reason, { field: 'body' });
  if (error instanceof Error && brokenMultipart.test(error.message)) return refuse('upload_incomplete');
  const status = known.statusCode ?? 500;
  if (status === 404) return refuse('not_found');
  if (status === 413) return fileTooLarge(limits);
  return status >= 400 && status < 500 ? refuse('input_invalid', { field: 'request' }) : refuse('server_failed');
}

/** Largest number of an `integer` column. */
const MOST_OF_COLUMN = 2_147_483_647;

/**
 * Whether the path holds an id that no row can have: not an id at all, or a number beyond its column. It is answered as
 * an id that no row has. A path that takes one of a few words, or names no row, is input as every other.
 */
function namesNothing(error: unknown, { params, routeOptions }: FastifyRequest): boolean {
  if (routeOptions.config.mayMiss === false) return false;
  const { code, validation, validationContext } = error as Partial<FastifyError> & {
    validation?: readonly Problem[];
  };
  if (validationContext === 'params') return validation?.every(({ keyword }) => !choices.has(keyword)) === true;
  const isBeyond = (value: unknown) => typeof value === 'number' && value > MOST_OF_COLUMN;
  return (code === '22003' || code === '22P02') && Object.values(params ?? {}).some(isBeyond);
}

const choices: ReadonlySet<string | undefined> = new Set(['enum', 'const', 'anyOf', 'oneOf']);

/** The refusal that the endpoint names for one of these fields. */
function fieldRefusal(fields: readonly string[], request: FastifyRequest, limits: Limits): Refusal | null {
  const named = Object.entries(request.routeOptions.config.fieldErrors ?? {});
  const found = named.find(
    ([field, { unless }]) =>
      fields.includes(field) && (unless === undefined || isUnfilled(request.body, [field, ...unless])),
  )?.[1];
  if (found === undefined) return null;
  const values = Object.entries(found.values ?? {}).map(
    ([placeholder, limit]) => [placeholder, limits[limit]] as const,
  );
  return new Refusal(found.error, Object.fromEntries(values));
}

/** A problem of a validated value. */
interface Problem {
  readonly keyword?: string;
  readonly instancePath?: string;
  readonly params?: Record<string, unknown>;
}

/** Names of all wrong fields of a refused input, each once; empty for every other error. */
function wrongFields(error: unknown, request: FastifyRequest): readonly string[] {
  const { validation = [] } = error as { validation?: readonly Problem[] };
  // A choice of schemas is refused as a whole beside what is wrong in each.
  const problems = validation.filter(({ keyword }) => keyword !== 'anyOf' && keyword !== 'oneOf');
  const wrong = (problems.length === 0 ? validation : problems).map(fieldOf);
  return [...new Set([...(wrong.length === 0 ? [] : missingFields(request)), ...wrong])].slice(0, FIELDS_MAX);
}

/** Fields that are missing because none that may stand for them is filled. The schema of the body leaves each out. */
function missingFields({ body, routeOptions }: FastifyRequest): string[] {
  if (typeof body !== 'object' || body === null) return [];
  return Object.entries(routeOptions.config.fieldErrors ?? {}).flatMap(([field, { unless }]) =>
    unless !== undefined && isUnfilled(body, [field, ...unless]) ? [field] : [],
  );
}

function isUnfilled(body: unknown, fields: readonly string[]): boolean {
  const given = (body ?? {}) as Readonly<Record<string, unknown>>;
  return fields.every((field) => given[field] === undefined || given[field] === '');
}

function fieldOf(problem: Problem | undefined): string {
  const path = (problem?.instancePath ?? '').replace(/^\//, '').replaceAll('/', '.');
  const named = problem?.params?.['missingProperty'] ?? problem?.params?.['additionalProperty'];
  if (typeof named !== 'string') return path || 'body';
  return path === '' ? named : `${path}.${named}`;
}
