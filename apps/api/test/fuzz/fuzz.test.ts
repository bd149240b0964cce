import { allEndpoints } from '@peonia/contract/protocol/contract.ts';
import { reasonHeader } from '@peonia/contract/protocol/reason-header.ts';
import { seedCast } from '@peonia/testing/seed-cast.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../api.ts';
import { callerFactory, callerNames, type CallerName, type FuzzCaller } from './fuzz-callers.ts';
import { fuzzRequest, type FuzzRequest } from './fuzz-request.ts';
import { judgeReply, type FuzzReply } from './judge-reply.ts';

/** Requests per endpoint and caller: few in `npm test`, 200 in `npm run fuzz`. */
const cases = Number(process.env['FUZZ_CASES'] ?? 1);
/** Time of the slowest reply in ms; judged by `npm run fuzz` only, on a machine that does nothing else. */
const slowest = Number(process.env['FUZZ_SLOWEST_MS'] ?? Infinity);

let api: Api;
let ids: readonly number[];
let make: ReturnType<typeof callerFactory>;
const callers = new Map<CallerName, FuzzCaller>();

beforeAll(async () => {
  api = await startApi();
  await seedCast(api.config.databaseUrl, { dataDir: api.config.dataDir });
  ids = await existingIds();
  make = callerFactory(api);
}, 120_000);
afterAll(() => api.close());

/** A few ids of every table, and one that names nothing. */
async function existingIds(): Promise<number[]> {
  const tables = await api.sql<{ table_name: string }>(
    `select table_name from information_schema.columns
     where table_schema = 'public' and column_name = 'id' and data_type in ('integer', 'bigint')`,
  );
  const found = [999_999];
  for (const { table_name } of tables)
    for (const { id } of await api.sql<{ id: string }>(`select id from "${table_name}" order by id limit 3`))
      found.push(Number(id));
  return [...new Set(found)];
}

/** Sends a request; a caller whose session it ended is forgotten, and made again when next needed. */
async function send(request: FuzzRequest, name: CallerName): Promise<{ caller: FuzzCaller; reply: FuzzReply }> {
  const caller = callers.get(name) ?? (await make(name));
  callers.set(name, caller);
  const begin = performance.now();
  const response = await fetch(`${api.address}${request.url}`, {
    method: request.method,
    headers: { ...request.headers, ...(caller.token === null ? {} : { authorization: `Bearer ${caller.token}` }) },
    ...(request.body === undefined ? {} : { body: request.body }),
    redirect: 'manual',
  });
  const text = await response.text();
  const milliseconds = performance.now() - begin;
  const isOver = response.status === 401 || response.headers.get(reasonHeader) === 'staff_locked';
  if (isOver && caller.token !== null) callers.delete(name);
  return { caller, reply: { status: response.status, text, milliseconds } };
}

describe('every endpoint holds against requests of all callers', () => {
  it.each(allEndpoints().map(({ name, endpoint }) => [name, endpoint] as const))(
    '%s',
    async (_name, endpoint) => {
      const requests = fuzzRequest(endpoint, ids);
      for (const caller of callerNames) await expectSound(requests, caller);
    },
    30_000 + cases * callerNames.length * 250,
  );
});

async function expectSound(requests: fc.Arbitrary<FuzzRequest>, name: CallerName): Promise<void> {
  const property = fc.asyncProperty(requests, async (request) => {
    const { caller, reply } = await send(request, name);
    expect(judgeReply(request, reply, caller), `as ${name}`).toEqual([]);
    expect(reply.milliseconds).toBeLessThan(slowest);
  });
  await fc.assert(property, { numRuns: cases });
}
