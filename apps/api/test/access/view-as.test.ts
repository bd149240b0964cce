import { allEndpoints } from '@peonia/contract/protocol/contract.ts';
import { errors } from '@peonia/contract/protocol/errors.ts';
import { viewAsContract } from '@peonia/contract/staff/view-as.schema.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type Api } from '../api.ts';
import { makeStaff, type StaffMember } from '../fixtures/make-staff.ts';
import type { Member } from '../fixtures/register-member.ts';

/** All that a view as a member may call. One more is one more thing that staff see of everybody. */
const viewable = ['GET /feeds', 'GET /latest', 'GET /online', 'GET /recommend', 'GET /user/:id'];

let api: Api;
let ada: StaffMember;
let mei: Member;
let view: number;

beforeAll(async () => {
  api = await startApi();
  mei = await api.register('Mei Viewed');
  ada = await makeStaff(api, 'Views All', 'admin');
  const opened = await ada.call(viewAsContract.openView, {
    params: { id: mei.id },
    body: { cause: 'fault', reason: 'A page stays empty.' },
  });
  view = opened.body.id;
});
afterAll(() => api.close());

/** Calls an endpoint in the view. Returns its status and the code of the refusal. */
async function answer(method: string, path: string): Promise<{ status: number; code: number | null }> {
  const reply = await fetch(`${api.address}/v1${path.replaceAll(/:\w+/g, String(mei.id))}`, {
    method,
    headers: {
      authorization: `Bearer ${ada.token}`,
      'x-view-as': String(view),
      'idempotency-key': 'a-view-never-writes',
      ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
    },
    ...(method === 'GET' ? {} : { body: '{}' }),
  });
  const body = (await reply.json()) as { code?: number };
  return { status: reply.status, code: body.code ?? null };
}

/** What changes meanwhile: what a view notes of itself, and the heartbeat of the process. */
const changing = new Set(['member_view_page', 'realtime_node']);

/** A hash of the rows of each other table. */
async function contents(): Promise<Record<string, string>> {
  const tables = await api.sql<{ name: string }>(
    "select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1",
  );
  const hashes: Record<string, string> = {};
  for (const { name } of tables) {
    if (changing.has(name)) continue;
    const [row] = await api.sql<{ hash: string }>(
      `select coalesce(md5(string_agg(t::text, '' order by t::text)), '') as hash from "${name}" t`,
    );
    hashes[name] = row?.hash ?? '';
  }
  return hashes;
}

it('a view as a member calls the listed reads, and is refused by every other endpoint', async () => {
  const before = await contents();
  const open: string[] = [];
  const odd: string[] = [];
  for (const { endpoint } of allEndpoints()) {
    const name = `${endpoint.method} ${endpoint.path}`;
    const { status, code } = await answer(endpoint.method, endpoint.path);
    if (status === 200) open.push(name);
    else if (code !== errors.view_read_only.code) odd.push(`${name} ${status} ${code}`);
  }

  expect(odd).toEqual([]);
  expect(open.toSorted()).toEqual(viewable);
  expect(await contents()).toEqual(before);
}, 60_000);

it('the database refuses to write in a view', async () => {
  const { readOnly } = await import('../../src/platform/db/connections/read-only.ts');
  const write = readOnly(api.app.database, (db) =>
    db.query({ name: 'write_in_a_view', text: 'delete from member_view', values: [] }),
  );

  await expect(write).rejects.toMatchObject({ code: '25006' });
});
