import { allEndpoints } from '@peonia/contract/protocol/contract.ts';
import { declaredErrors } from '@peonia/contract/protocol/declared-errors.ts';
import type { ServedEndpoint } from '@peonia/contract/protocol/endpoint.ts';
import { errors, type ErrorName } from '@peonia/contract/protocol/errors.ts';

const errorSchema = {
  type: 'object',
  required: ['code', 'message', 'request_id'],
  properties: { code: { type: 'integer' }, message: { type: 'string' }, request_id: { type: 'string' } },
} as const;

/** OpenAPI 3.1 of every endpoint, made from the contract alone. */
export function openapiDocument(brand: string): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const { feature, name, endpoint } of allEndpoints()) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(feature, name, endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: { title: `${brand} API`, version: '1.0.0' },
    servers: [{ url: '/v1' }],
    paths,
    components: { schemas: { Error: errorSchema }, securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
  };
}

function operation(feature: string, name: string, endpoint: ServedEndpoint): object {
  return {
    operationId: name,
    tags: [feature],
    summary: endpoint.summary,
    security:
      endpoint.audience === 'member' ? [{ bearer: [] }] : endpoint.audience === 'anyone' ? [{ bearer: [] }, {}] : [],
    parameters: [...parameters('path', endpoint.params), ...parameters('query', endpoint.query)],
    ...(endpoint.body === null ? {} : { requestBody: { required: true, content: bodyContent(endpoint.body) } }),
    responses: { ...replies(endpoint), ...refusals(declaredErrors(endpoint)) },
    'x-audience': endpoint.audience,
    'x-rate-limit': endpoint.limit,
    'x-idempotency': endpoint.idempotency,
  };
}

function parameters(where: 'path' | 'query', schema: ServedEndpoint['params']): object[] {
  const required = new Set<string>(schema.required ?? []);
  return Object.entries(schema.properties).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || required.has(name),
    schema: property,
  }));
}

function bodyContent(body: NonNullable<ServedEndpoint['body']>): object {
  if (body !== 'multipart') return { 'application/json': { schema: body } };
  return {
    'multipart/form-data': {
      schema: { type: 'object', properties: { files: { type: 'array', items: { type: 'string', format: 'binary' } } } },
    },
  };
}

function replies(endpoint: ServedEndpoint): Record<string, object> {
  return Object.fromEntries(
    Object.entries(endpoint.reply).map(([status, schema]) => [
      status,
      { description: 'Done', content: { 'application/json': { schema } } },
    ]),
  );
}

/** Refusals by HTTP status, each with its codes and their meaning. */
function refusals(names: readonly ErrorName[]): Record<string, object> {
  const byStatus = Map.groupBy(
    names.map((name) => errors[name]),
    (entry) => entry.status,
  );
  return Object.fromEntries(
    [...byStatus].map(([status, entries]) => [
      status,
      {
        description: entries.map((entry) => `${entry.code}: ${entry.message}`).join('\n\n'),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  );
}
