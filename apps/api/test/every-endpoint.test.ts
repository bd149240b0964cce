import { allEndpoints } from '@peonia/contract/protocol/contract.ts';
import type { ServedEndpoint } from '@peonia/contract/protocol/endpoint.ts';
import { staffPermissions } from '@peonia/contract/staff/staff-permissions.ts';
import { staffRoles, type StaffRole } from '@peonia/contract/staff/staff.ts';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from './api.ts';
import type { Client } from './client.ts';
import { makeStaff } from './fixtures/make-staff.ts';

type Json = Readonly<Record<string, unknown>>;

const named = allEndpoints().map(({ feature, name, endpoint }) => [`${feature}.${name}`, endpoint] as const);

/** Calls that end the session of their caller. */
const enders = new Set(['logout', 'closeStaffSession', 'endOtherSessions']);
const isEnder = (name: string) => enders.has(name.split('.')[1] ?? '');

let api: Api;
const staff = new Map<StaffRole, Client>();
let member: Client;
beforeAll(async () => {
  api = await startApi();
  member = await api.register('Mei Lin', { verified: true });
  for (const role of staffRoles) staff.set(role, await makeStaff(api, `Staff ${role}`, role));
}, 60_000);
afterAll(() => api.close());

/** Somebody who gets as far as the check of the input. */
function callerOf({ permission, audience }: ServedEndpoint): Client {
  const role = permission === undefined ? undefined : staffPermissions[permission].roles[0];
  if (role !== undefined) return staff.get(role) ?? member;
  return audience === 'visitor' ? api.guest() : member;
}

const ajv = new Ajv2020({ strict: false });
const isValid = (schema: unknown, value: unknown) => ajv.validate(schema as object, value);

/** A path whose parameters are valid, of things that are not there. */
function pathOf({ path, params }: ServedEndpoint): string {
  return path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const schema = (params.properties as Record<string, { enum?: string[] } | undefined>)[name];
    const values = [...(schema?.enum ?? []), crypto.randomUUID(), 'a'.repeat(32), 'x', 'abcdefgh'];
    return values.find((value) => isValid(schema, value)) ?? '1';
  });
}

async function send(endpoint: ServedEndpoint, { query = '', body }: { query?: string; body?: Json }) {
  const { token } = callerOf(endpoint);
  return fetch(`${api.address}/v1${pathOf(endpoint)}${query}`, {
    method: endpoint.method,
    headers: {
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(endpoint.idempotency === 'key' ? { 'idempotency-key': crypto.randomUUID() } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

describe('a list', () => {
  it('takes the `max_id` that its page before has answered', () => {
    const wrong = named.filter(([, { reply, query, body }]) => {
      const { properties = {} } = (reply[200] ?? {}) as { properties?: Json };
      const isPage = 'items' in properties && 'max_id' in properties;
      const place = { ...query.properties, ...propertiesOf(body) };
      return isPage && !('max_id' in place);
    });
    expect(wrong.map(([name]) => name)).toEqual([]);
  });
});

describe('a call with an unknown query parameter', () => {
  it.each(named.filter(([name, { method }]) => !isEnder(name) && method === 'GET'))('%s warns', async (_, endpoint) => {
    const reply = await send(endpoint, { query: '?not_known=1' });

    expect([reply.status, reply.headers.get('warning')]).toEqual([
      reply.status,
      '299 - "Unknown query parameters are ignored: not_known"',
    ]);
  });
});

function propertiesOf(body: ServedEndpoint['body']): Json {
  const { type, properties = {} } = (typeof body === 'object' ? (body ?? {}) : {}) as Json & { properties?: Json };
  return type === 'object' ? properties : {};
}

/** A body in which every field that can be wrong is wrong. */
function wrongBodyOf({ body }: ServedEndpoint): Json {
  const wrong = Object.entries(propertiesOf(body)).flatMap(([field, schema]) => {
    const value = [{ wrong: [{}] }, -1.5].find((one) => !isValid(schema, one));
    return value === undefined ? [] : [[field, value]];
  });
  return Object.fromEntries(wrong) as Json;
}

/** Most fields that a refusal names. */
const namedMost = 20;

describe('a body with all fields wrong', () => {
  it.each(named.filter(([, endpoint]) => Object.keys(wrongBodyOf(endpoint)).length > 1))(
    '%s names them',
    async (_, endpoint) => {
      const body = wrongBodyOf(endpoint);
      const reply = await send(endpoint, { body });
      const { fields = [] } = (await reply.json()) as { fields?: string[] };
      const found = [...new Set(fields.map((path) => path.split('.')[0] ?? ''))];

      const expected = fields.length < namedMost ? Object.keys(body) : found;
      expect([reply.status, found.toSorted()]).toEqual([400, expected.toSorted()]);
      expect(Object.keys(body)).toEqual(expect.arrayContaining(found));
    },
  );
});

describe('under maintenance', () => {
  let closed: Api;
  beforeAll(async () => {
    closed = await startApi({ MAINTENANCE: '1' });
  });
  afterAll(() => closed.close());

  it.each(named)('%s is refused in JSON, with the time to wait', async (_, endpoint) => {
    const reply = await fetch(`${closed.address}/v1${pathOf(endpoint)}`, {
      method: endpoint.method,
      redirect: 'manual',
    });

    expect([reply.status, reply.headers.get('retry-after'), await reply.json()]).toEqual([
      503,
      '60',
      { code: expect.any(Number), message: expect.any(String), request_id: expect.any(String) },
    ]);
  });
});
