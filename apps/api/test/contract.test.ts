import { accountsContract } from '@peonia/contract/accounts/accounts.schema.ts';
import { resumableUploadPaths } from '@peonia/contract/documents/resumable-uploads.ts';
import { allEndpoints } from '@peonia/contract/protocol/contract.ts';
import { declaredErrors } from '@peonia/contract/protocol/declared-errors.ts';
import type { ServedEndpoint } from '@peonia/contract/protocol/endpoint.ts';
import { errorNameOf, errors, type ErrorEntry } from '@peonia/contract/protocol/errors.ts';
import { limits } from '@peonia/contract/protocol/limits.ts';
import { Done } from '@peonia/contract/protocol/pagination.schema.ts';
import { languages } from '@peonia/i18n/languages.ts';
import { serverText } from '@peonia/i18n/server-texts.ts';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { route, type Edge } from '../src/platform/http/route.ts';
import { openapiDocument } from '../src/platform/openapi/openapi-document.ts';
import { startApi, type Api } from './api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

/** One for all: each compiles the schema of schemas. */
const ajv = new Ajv2020({ strict: false });
const endpoints = allEndpoints();
const named = endpoints.map(({ feature, name, endpoint }) => [`${feature}.${name}`, endpoint] as const);

describe('the contract', () => {
  it('has one endpoint for a method and path, and one name for each', () => {
    const addresses = endpoints.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`);
    expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([]);
    const names = endpoints.map(({ name }) => name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it.each(named)('%s is carried out by the program', (_name, endpoint) => {
    expect(api.app.server.hasRoute({ method: endpoint.method, url: `/v1${endpoint.path}` })).toBe(true);
  });

  it.each(named)('%s is closed: inputs and replies name all their fields', (_name, endpoint) => {
    const schemas = [
      endpoint.params,
      endpoint.query,
      ...Object.values(endpoint.reply),
      ...(typeof endpoint.body === 'object' && endpoint.body !== null ? [endpoint.body] : []),
    ];
    for (const schema of schemas) expect(openObjects(schema)).toEqual([]);
  });

  it('answers a deletion that has nothing to say with 204', () => {
    const empty = ([, { method, reply }]: (typeof named)[number]) =>
      method === 'DELETE' && JSON.stringify(reply[200]) === JSON.stringify(Done);
    expect(named.filter(empty).map(([name]) => name)).toEqual([]);
  });

  it('answers 201 to what makes something new, which its id or key tells', () => {
    const creates = named.filter(
      ([, { method, path, idempotency }]) =>
        method === 'POST' && (idempotency === 'client_id' || /\/(?:messages|links|application)$/.test(path)),
    );
    expect(creates.filter(([, { reply }]) => !(201 in reply)).map(([name]) => name)).toEqual([]);
  });

  it('has a client id in the body of each call that is recognised by it, and of no other', () => {
    const wrong = named.filter(([, { body, idempotency }]) => {
      const has =
        typeof body === 'object' && 'client_id' in ((body as { properties?: object } | null)?.properties ?? {});
      return has !== (idempotency === 'client_id');
    });
    expect(wrong.map(([name]) => name)).toEqual([]);
  });

  it.each(named)(
    '%s says how often it may be called, and GET changes nothing',
    (_name, { method, limit, idempotency, summary }) => {
      expect([limit.max, limit.seconds].every((number) => Number.isInteger(number) && number > 0)).toBe(true);
      // `once` is a GET that hands out something single-use, such as a captcha.
      expect(method === 'GET' ? ['safe', 'once'] : ['safe', 'natural', 'client_id', 'key', 'once']).toContain(
        idempotency,
      );
      expect(summary.length).toBeGreaterThan(10);
    },
  );
});

/**
 * Paths of object schemas that would let unknown fields through. A record states the type of all its values, so it is
 * closed too.
 */
function openObjects(schema: unknown, path = ''): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { type, properties, additionalProperties, patternProperties } = schema as Record<string, unknown>;
  const isOpen =
    (type === 'object' || properties !== undefined) &&
    additionalProperties !== false &&
    patternProperties === undefined &&
    typeof additionalProperties !== 'object';
  return [
    ...(isOpen ? [path || '/'] : []),
    ...Object.entries(schema).flatMap(([name, value]) => openObjects(value, `${path}/${name}`)),
  ];
}

describe('a reply', () => {
  it('never carries a field that its schema does not name', async () => {
    const server = api.app.server;
    const probe = {
      ...accountsContract.getCounters,
      audience: 'anyone',
      path: '/probe',
    } as unknown as typeof accountsContract.getCounters;
    const { buildServer } = await import('../src/platform/http/server.ts');
    const own = buildServer(api.config, null);
    const edge = { database: api.app.database, limits, realtime: {}, identify: async () => null } as unknown as Edge;
    route(
      own,
      edge,
      probe,
      async () =>
        ({
          counter: { likeme: 1, message: 2, request: 3, notification: 4, order: 5, password_hash: 'secret' },
          email: 'secret',
        }) as never,
    );
    const { statusCode, body } = await own.inject({ method: 'GET', url: '/v1/probe' });
    expect([statusCode, JSON.parse(body)]).toEqual([
      200,
      { counter: { likeme: 1, message: 2, request: 3, notification: 4, order: 5 } },
    ]);
    await own.close();
    expect(server.server.listening).toBe(true);
  });
});

describe('the error catalogue', () => {
  const entries: readonly (readonly [string, ErrorEntry])[] = Object.entries(errors);

  it('has each code once, unless two situations of one code have texts of their own, with a status that fits', () => {
    const texts = entries.map(([, { code, text }]) => text ?? `error.${code}`);
    expect(new Set(texts).size).toBe(texts.length);
    for (const [name, { code, status }] of entries) {
      expect(errors[errorNameOf(code) ?? 'server_failed'].code).toBe(code);
      expect({ name, known: [400, 401, 403, 404, 409, 413, 415, 429, 500, 503].includes(status) }).toEqual({
        name,
        known: true,
      });
    }
  });

  it.each(languages)('is complete in %s', (language) => {
    const values = { seconds: 5, field: 'name', minutes: 10, amount: 5, price: 5, name: 'x', max: 10 };
    const texts = entries.map(([, { code, text }]) => serverText(language, text ?? `error.${code}`, values));
    expect(texts.filter((text) => text.length < 4 || /\{\w+\}|^error\./.test(text))).toEqual([]);
  });

  it('is named by every endpoint: what it refuses, it has said', () => {
    for (const { endpoint } of endpoints)
      for (const name of declaredErrors(endpoint)) expect(errors[name]).toBeDefined();
  });

  it('answers code, message and request id, and nothing else', async () => {
    const { status, body, headers } = await api
      .guest('fr')
      .call(accountsContract.authenticate, { body: { password: 'x' } });
    expect([status, Object.keys(body).toSorted()]).toEqual([400, ['code', 'message', 'request_id']]);
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  });
});

describe('OpenAPI', () => {
  it('describes every endpoint, and nothing that is not there', async () => {
    const document = (await (await fetch(`${api.address}/v1/openapi.json`)).json()) as {
      openapi: string;
      paths: Record<string, Record<string, { operationId: string }>>;
    };
    expect(document).toEqual(JSON.parse(JSON.stringify(openapiDocument(api.config.brand))));
    expect(document.openapi).toBe('3.1.0');
    // Resumable uploads have bytes as bodies and are not in the contract.
    const described = Object.entries(document.paths)
      .filter(([path]) => !(path in resumableUploadPaths))
      .flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`));
    expect(described.toSorted()).toEqual(
      endpoints.map(({ endpoint }) => `${endpoint.method} ${endpoint.path.replaceAll(/:(\w+)/g, '{$1}')}`).toSorted(),
    );
  });

  it.each(named)(
    '%s: its schemas are JSON Schema 2020-12 and its path parameters are all described',
    (_name, endpoint: ServedEndpoint) => {
      const schemas = [
        endpoint.params,
        endpoint.query,
        ...Object.values(endpoint.reply),
        ...(typeof endpoint.body === 'object' && endpoint.body !== null ? [endpoint.body] : []),
      ];
      for (const schema of schemas) expect([ajv.validateSchema(schema), ajv.errors]).toEqual([true, null]);
      expect([...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name).toSorted()).toEqual(
        Object.keys(endpoint.params.properties).toSorted(),
      );
    },
  );

  it('is a page to read, too', async () => {
    const page = await fetch(`${api.address}/v1/docs`);
    const html = await page.text();
    expect(page.headers.get('content-type')).toContain('text/html');
    for (const { endpoint } of endpoints) expect(html).toContain(`${endpoint.method} ${endpoint.path}`);
  });
});
