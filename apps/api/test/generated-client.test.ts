import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { generateSource } from 'oazapfts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { creditBonus } from '../src/features/ledger/public.ts';
import { startApi, type Api } from './api.ts';

interface Reply {
  readonly status: number;
  readonly data: Readonly<Record<string, never>>;
}

interface GeneratedClient {
  readonly defaults: { baseUrl: string };
  readonly [operation: string]: unknown;
}

let api: Api;
let folder: string;
let client: GeneratedClient;

beforeAll(async () => {
  api = await startApi();
  // Below node_modules, so that the client finds its runtime.
  folder = await mkdtemp(resolve('node_modules', '.generated-client-'));
  const document = join(folder, 'openapi.json');
  await writeFile(document, await (await fetch(`${api.address}/v1/openapi.json`)).text());
  const source = await generateSource(document, { argumentStyle: 'object' });
  const file = join(folder, 'client.mjs');
  await writeFile(file, stripTypeScriptTypes(source, { mode: 'transform' }));
  client = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as GeneratedClient;
  client.defaults.baseUrl = `${api.address}/v1`;
}, 120_000);
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true, force: true });
});

/** Calls an operation of the generated client with the session of a member. */
async function run(operation: string, input: object, token?: string): Promise<Reply> {
  const call = client[operation] as (input: object, options: object) => Promise<Reply>;
  return call(input, token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } });
}

async function signUp(name: string, gender: 0 | 1): Promise<{ id: number; token: string }> {
  const account = { name, password: 'a quiet evening', email: `${name.toLowerCase()}@example.test`, agreed: true };
  const { status, data } = await run('register', { body: account });
  expect([status, data]).toMatchObject([201, { token: expect.any(String) }]);
  const token: string = data['token'] as never;
  const steps = await run('updateProfile', { body: { gender, birthday: '1994-07-21' } }, token);
  expect(steps.status).toBe(200);
  const me = await run('getMe', {}, token);
  return { id: me.data['id'] as never, token };
}

it('signs members up, sends a message and a gift, and reads a refusal', async () => {
  const [anna, jonas] = [await signUp('Anna', 0), await signUp('Jonas', 1)];
  const to = (member: { id: number }, more: object) => ({
    body: { user_id: member.id, message_type: 'text', message_content: 'Hello', client_id: randomUUID(), ...more },
  });

  const hello = await run('sendMessage', to(jonas, {}), anna.token);
  expect([hello.status, hello.data]).toMatchObject([201, { message_content: 'Hello' }]);

  const gift = { message_type: 'gift', message_content: '', gift_id: 1, expected: 5 };
  const poor = await run('sendMessage', to(anna, gift), jonas.token);
  expect([poor.status, poor.data]).toMatchObject([400, { code: expect.any(Number), message: expect.any(String) }]);

  await api.app.database.transaction((db) =>
    creditBonus(db, {
      kind: 'recharge',
      cause: 'test',
      cause_id: jonas.id,
      key: `gold-${jonas.id}`,
      member_id: jonas.id,
      amount: 1_000,
    }),
  );
  const given = await run('sendMessage', to(anna, gift), jonas.token);
  expect([given.status, given.data]).toMatchObject([201, { message_type: 'gift' }]);
});
