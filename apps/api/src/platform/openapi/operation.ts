import { parameterText } from '@peonia/contract/documents/parameter-texts.ts';
import { declaredErrors } from '@peonia/contract/protocol/declared-errors.ts';
import type { ServedEndpoint } from '@peonia/contract/protocol/endpoint.ts';
import { errors, type ErrorName } from '@peonia/contract/protocol/errors.ts';
import type { DocumentSchemas } from './document-schemas.ts';
import { exampleOf, type Json } from './example-of.ts';
import { plainMessage } from './plain-message.ts';

/** One operation of the OpenAPI document. */
export function operation(schemas: DocumentSchemas, feature: string, name: string, endpoint: ServedEndpoint): Json {
  return {
    operationId: name,
    tags: [feature],
    summary: firstSentence(endpoint.summary),
    description: endpoint.summary,
    security: securityOf(endpoint),
    parameters: [
      ...parameters(schemas, 'path', endpoint),
      ...parameters(schemas, 'query', endpoint),
      ...headers(endpoint).map((header) => ({ $ref: `#/components/parameters/${header}` })),
    ],
    ...(endpoint.body === null ? {} : { requestBody: requestBody(schemas, endpoint.body) }),
    responses: { ...replies(schemas, endpoint), ...refusals(declaredErrors(endpoint)) },
    'x-audience': endpoint.audience,
    'x-rate-limit': endpoint.limit,
    'x-idempotency': endpoint.idempotency,
  };
}

/** A staff endpoint names its permission as a scope. */
function securityOf({ audience, permission, readsToken }: ServedEndpoint): Json[] {
  if (audience === 'member') return [{ bearer: permission === undefined ? [] : [permission] }];
  if (audience === 'anyone') return [{ bearer: [] }, {}];
  return readsToken === true ? [{ bearer: [] }] : [];
}

/** Headers that every call may carry, and the language of the reply. Source: specification section 7. */
function headers({ idempotency, query, path }: ServedEndpoint): string[] {
  const language = 'lang' in query.properties ? [] : ['Language'];
  return [
    ...language,
    'Client',
    'ClientId',
    ...(path.endsWith('/register') ? ['PartnerId'] : []),
    ...(idempotency === 'key' ? ['IdempotencyKey'] : []),
  ];
}

function parameters(schemas: DocumentSchemas, where: 'path' | 'query', endpoint: ServedEndpoint): Json[] {
  const schema = where === 'path' ? endpoint.params : endpoint.query;
  const required = new Set<string>(schema.required ?? []);
  return Object.entries(schema.properties).map(([name, property]) => {
    const text = parameterText(where, name, endpoint.path);
    const { description, ...shown } = schemas.showField(name, {
      ...(text === undefined ? {} : { description: text }),
      ...(property as unknown as Json),
    });
    return { name, in: where, required: where === 'path' || required.has(name), description, schema: shown };
  });
}

function requestBody(schemas: DocumentSchemas, body: NonNullable<ServedEndpoint['body']>): Json {
  if (body !== 'multipart')
    return { required: true, content: { 'application/json': jsonContent(schemas, body as unknown as Json) } };
  const files = {
    type: 'array',
    description: 'The files, in parts of any name. Fields of text are ignored.',
    items: { type: 'string', contentMediaType: 'application/octet-stream' },
  };
  return {
    required: true,
    content: { 'multipart/form-data': { schema: { type: 'object', properties: { files }, required: ['files'] } } },
  };
}

function replies(schemas: DocumentSchemas, endpoint: ServedEndpoint): Json {
  return Object.fromEntries(
    Object.entries(endpoint.reply).map(([status, schema]) => {
      if (status === '204') return [status, { description: 'Done' }];
      const reply = schema as unknown as Json;
      const file = reply['contentMediaType'];
      const content =
        typeof file === 'string'
          ? { [file]: { schema: { type: 'string', contentMediaType: file } } }
          : { 'application/json': jsonContent(schemas, reply) };
      return [status, { description: 'Done', content }];
    }),
  );
}

function jsonContent(schemas: DocumentSchemas, schema: Json): Json {
  return { schema: schemas.show(schema), example: exampleOf(schema, '') };
}

/** Refusals by HTTP status, each with its codes and their meaning. */
function refusals(names: readonly ErrorName[]): Json {
  const byStatus = Map.groupBy(names, (name) => errors[name].status);
  return Object.fromEntries(
    [...byStatus].map(([status, these]) => [
      status,
      {
        description: these.map((name) => `${errors[name].code}: ${plainMessage(errors[name])}`).join('\n\n'),
        headers: {
          'X-Reason': { $ref: '#/components/headers/Reason' },
          ...(status === 429 || status === 503 ? { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } } : {}),
        },
        content: {
          'application/json': {
            schema: { $ref: '#/components/schemas/Refusal' },
            examples: Object.fromEntries(these.map((name) => [name, { $ref: `#/components/examples/${name}` }])),
          },
        },
      },
    ]),
  );
}

/** An example of each refusal of these endpoints, by its name. */
export function errorExamples(endpoints: readonly ServedEndpoint[]): Json {
  const names = [...new Set(endpoints.flatMap(declaredErrors))].toSorted();
  return Object.fromEntries(
    names.map((name) => [
      name,
      { value: { code: errors[name].code, message: plainMessage(errors[name]), request_id: 'req-7f3a' } },
    ]),
  );
}

function firstSentence(text: string): string {
  return /^.*?[.:](?=\s|$)/s.exec(text)?.[0].replace(/[.:]$/, '') ?? text;
}
