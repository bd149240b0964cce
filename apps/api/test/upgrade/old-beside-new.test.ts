import { setTimeout as sleep } from 'node:timers/promises';
import { createEmptyDatabase, type TestDatabase } from '@peonia/testing/database.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '../../src/platform/db/migrate/migrate.ts';
import type { Member } from '../fixtures/register-member.ts';
import { startServe, type ServeProcess } from '../process/serve-process.ts';
import { olderCommit, unpackOlder, type OlderProgram } from './older-program.ts';
import { connected } from './release-dump.ts';

const commit = olderCommit();
let older: OlderProgram;
let database: TestDatabase;
let old: ServeProcess;
let next: ServeProcess;

beforeAll(async () => {
  if (commit === null) return;
  older = unpackOlder(commit);
  database = await createEmptyDatabase();
  // Migrates to its own schema.
  old = await startServe(database.url, {}, older.file);
}, 240_000);
afterAll(async () => {
  if (commit === null) return;
  await old.close();
  await next.close();
  await database.drop();
  older.remove();
});

interface Load {
  /** Client ids of acknowledged messages, by the process that took them. */
  readonly acknowledged: string[];
  /** What was answered with a failure of the server. */
  readonly failed: string[];
}

/** A member writes to another one through a process, and reads the conversation and the lists, until told to stop. */
async function work(
  { address }: ServeProcess,
  [from, to]: readonly [Member, Member],
  { load, isOver, name, first = 0 }: { load: Load; isOver: () => boolean; name: string; first?: number },
): Promise<void> {
  const headers = { authorization: `Bearer ${from.token}`, 'content-type': 'application/json' };
  const ask = async (path: string, init: RequestInit = {}) => {
    const reply = await fetch(`${address}/v1${path}`, { headers, ...init }).catch((error: Error) => error);
    if (reply instanceof Error) load.failed.push(`${name} ${path}: ${reply.message}`);
    else if (reply.status >= 400) load.failed.push(`${name} ${path}: ${reply.status} ${await reply.text()}`);
    return reply instanceof Error ? null : reply;
  };
  for (let nth = first; !isOver(); nth += 1) {
    const client_id = `${name}-message-${from.id}-${nth}`;
    const body = JSON.stringify({ user_id: to.id, message_type: 'text', message_content: `Number ${nth}`, client_id });
    const sent = await ask('/messages', { method: 'POST', body });
    if (sent?.ok === true) load.acknowledged.push(client_id);
    for (const path of [
      '/me',
      '/counters',
      '/message_threads',
      '/message_threads/1',
      '/notifications',
      `/user/${to.id}`,
    ])
      await ask(path);
    await sleep(20);
  }
}

/** Not over at the first question. */
function once(): () => boolean {
  let asked = 0;
  return () => (asked += 1) > 1;
}

it.skipIf(commit === null)(
  'serves every request while this release migrates, and beside it afterwards',
  async () => {
    const [anna, ben] = [await old.register('Anna Before'), await old.register('Ben Before')];
    const load: Load = { acknowledged: [], failed: [] };
    let isOver = false;
    const parts = { load, isOver: () => isOver };
    // Both have written: from now on nobody waits for an answer.
    for (const pair of [
      [anna, ben],
      [ben, anna],
    ] as const)
      await work(old, pair, { load, isOver: once(), name: 'old' });
    const before = [
      work(old, [anna, ben], { ...parts, name: 'old', first: 1 }),
      work(old, [ben, anna], { ...parts, name: 'old', first: 1 }),
    ];
    const acknowledgedNow = async (more: number, from = load.acknowledged.length) => {
      while (load.acknowledged.length < from + more && load.failed.length === 0) await sleep(20);
    };
    await acknowledgedNow(10);

    const applied = await migrate(database.url);
    await acknowledgedNow(10);
    next = await startServe(database.url);
    const beside = work(next, [ben, anna], { ...parts, name: 'new' });
    await acknowledgedNow(20);
    isOver = true;
    await Promise.all([...before, beside]);

    expect(applied).not.toEqual([]);
    expect(load.failed).toEqual([]);
    const { rows } = await connected(database.url, (client) =>
      client.query<{ client_id: string; seq: number }>('select client_id, seq from message order by seq'),
    );
    expect(rows.map(({ client_id }) => client_id).toSorted()).toEqual(load.acknowledged.toSorted());
    expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, place) => place + 1));
    expect(new Set(load.acknowledged.map((id) => id.split('-')[0]))).toEqual(new Set(['old', 'new']));
  },
  240_000,
);
