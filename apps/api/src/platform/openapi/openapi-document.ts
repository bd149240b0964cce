import { resumableUploadPaths, tusResumableParameter } from '@peonia/contract/documents/resumable-uploads.ts';
import { tagTexts } from '@peonia/contract/documents/tag-texts.ts';
import { allEndpoints } from '@peonia/contract/protocol/contract.ts';
import { idempotencyKeyPattern } from '../http/idempotency/idempotency.ts';
import { clientIdPattern } from '../http/reading/client-hint.ts';
import { pidPattern } from '../http/reading/take-pid.ts';
import { DocumentSchemas } from './document-schemas.ts';
import { errorExamples, operation } from './operation.ts';

const refusalSchema = {
  type: 'object',
  description: 'A refusal. `X-Reason` names it; two situations may share a code.',
  required: ['code', 'message', 'request_id'],
  properties: {
    code: { type: 'integer', description: 'Code of the error: 7 or 8 digits.', examples: [400_001] },
    message: { type: 'string', description: 'What is wrong, in the language of the reader.', examples: ['Not found'] },
    request_id: { type: 'string', description: 'For questions to the support.', examples: ['req-7f3a'] },
    fields: {
      type: 'array',
      items: { type: 'string' },
      description:
        'Wrong fields of a refused input, up to 20, with a dot between the parts of a path; absent otherwise.',
      examples: [['name', 'password']],
    },
    price: {
      type: 'object',
      description: 'Of `price_changed`: the price that holds now. Send it as `expected` once the member agrees.',
      required: ['amount', 'currency'],
      properties: {
        amount: { type: 'number', description: 'Amount in `currency`, with two decimals.', examples: [60] },
        currency: {
          type: 'string',
          enum: ['gold', 'USD', 'RMB'],
          description: '`gold` where it is paid from the balance.',
          examples: ['USD'],
        },
      },
    },
  },
} as const;

const text = (description: string, example: string, pattern?: string) => ({
  description,
  required: false,
  schema: { type: 'string', ...(pattern === undefined ? {} : { pattern }), examples: [example] },
});

/** OpenAPI 3.1 of every endpoint, made from the contract alone. */
export function openapiDocument(brand: string): object {
  const schemas = new DocumentSchemas({ describesReferences: true });
  const paths: Record<string, Record<string, object>> = {};
  for (const { feature, name, endpoint } of allEndpoints()) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(schemas, feature, name, endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${brand} API`,
      version: '1.0.0',
      description:
        'Times are UTC in ISO 8601. Lists answer `max_id`: hand it back for the next page, -1 ends the list. ' +
        'Unknown query parameters are ignored and named in the header `Warning`. Events come over the websocket of `asyncapi.json`.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/v1' }],
    tags: Object.entries(tagTexts).map(([name, description]) => ({ name, description })),
    paths: { ...paths, ...resumableUploadPaths },
    components: {
      schemas: { ...schemas.named, Refusal: refusalSchema },
      parameters: {
        Language: { name: 'lang', in: 'query', ...text('Language of the reply; else Accept-Language.', 'de') },
        Client: {
          name: 'X-Client',
          in: 'header',
          ...text('Platform and version of the native app; absent in browsers.', 'android/1.2.0'),
        },
        ClientId: {
          name: 'X-Client-ID',
          in: 'header',
          ...text(
            'Own id of this installation: a hint for known devices, never a proof.',
            'c3ab8ff1-3720-4e8a',
            clientIdPattern,
          ),
        },
        PartnerId: {
          name: 'pid',
          in: 'query',
          ...text(
            'Id of the partner whose link led here. Every call may carry it; it counts here.',
            'ab12',
            pidPattern,
          ),
        },
        IdempotencyKey: {
          name: 'Idempotency-Key',
          in: 'header',
          required: true,
          description: 'Made by the client for each act. The same key answers with the first result.',
          schema: { type: 'string', pattern: idempotencyKeyPattern, examples: ['c3ab8ff1-3720-4e8a-9c41'] },
        },
        TusResumable: tusResumableParameter,
      },
      headers: {
        Reason: { description: 'Name of the refusal.', schema: { type: 'string', examples: ['not_found'] } },
        RetryAfter: { description: 'Seconds to wait.', schema: { type: 'integer', examples: [30] } },
      },
      examples: errorExamples(allEndpoints().map(({ endpoint }) => endpoint)),
      responses: {
        Refused: {
          description: 'Refused',
          headers: { 'X-Reason': { $ref: '#/components/headers/Reason' } },
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
        },
        Busy: {
          description: 'Refused for now',
          headers: {
            'X-Reason': { $ref: '#/components/headers/Reason' },
            'Retry-After': { $ref: '#/components/headers/RetryAfter' },
          },
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
        },
      },
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: 'Token of a session. Endpoints of the staff name the permission that they need.',
        },
      },
    },
  };
}
