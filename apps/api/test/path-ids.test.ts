import { allEndpoints } from '@peonia/contract/protocol/contract.ts';
import { errors } from '@peonia/contract/protocol/errors.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from './api.ts';
import { makeStaff, type StaffMember } from './fixtures/make-staff.ts';
import { openMall } from './fixtures/order-gift.ts';

let api: Api;
let staff: StaffMember;
beforeAll(async () => {
  api = await startApi();
  staff = await makeStaff(api, 'Path reader', 'admin', { verified: true });
  await openMall(api, staff);
});
afterAll(() => api.close());

type Schema = Readonly<{ type?: string; pattern?: string }>;

/** Endpoints whose path names a thing by an id, with the names of these parts. */
const withIds = allEndpoints().flatMap(({ feature, name, endpoint }) => {
  const properties = Object.entries((endpoint.params as { properties?: Record<string, Schema> }).properties ?? {});
  const ids = properties.filter(([, { type, pattern }]) => type === 'integer' || pattern?.includes('a-f0-9') === true);
  return ids.length === 0 ? [] : [{ title: `${feature}.${name}`, endpoint, properties, ids: ids.map(([id]) => id) }];
});

/** Asks with one id in place of all, and whatever else the path needs. */
async function ask({ endpoint, properties, ids }: (typeof withIds)[number], id: string): Promise<number> {
  const params = properties.map(([name, schema]) => {
    const { anyOf } = schema as { anyOf?: readonly { const?: string }[] };
    const named = (schema as { enum?: readonly string[] }).enum?.[0] ?? anyOf?.[0]?.const ?? 'x';
    return [name, ids.includes(name) ? id : named] as const;
  });
  const path = params.reduce((way, [name, value]) => way.replace(`:${name}`, value), endpoint.path);
  const reply = await fetch(`${api.address}/v1${path}`, {
    method: endpoint.method,
    headers: { authorization: `Bearer ${staff.token}` },
  });
  return ((await reply.json().catch(() => ({}))) as { code?: number }).code ?? reply.status;
}

describe('an id of a path', () => {
  it.each(withIds)('of $title that names nothing is not found', async (one) => {
    const codes = await Promise.all(['0', '-1', 'abc', '9007199254740992', '1e30'].map((id) => ask(one, id)));

    expect(codes).toEqual(codes.map(() => errors.not_found.code));
  });

  it.each(withIds.filter(({ endpoint }) => endpoint.body === null))(
    'of $title beyond any row is as one that names nothing',
    async (one) => {
      const unknown = await ask(one, '987654321');

      for (const id of ['2147483649', '9007199254740991'])
        expect([unknown, errors.not_found.code]).toContain(await ask(one, id));
    },
  );

  it.each(withIds)('of $title may be refused as not found', ({ endpoint }) => {
    expect(endpoint.errors).toContain('not_found');
  });
});
