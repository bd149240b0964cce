import { randomUUID } from 'node:crypto';
import { chatContract } from '@peonia/contract/chat/chat.schema.ts';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { buildApp } from '../src/app.ts';
import { features } from '../src/features.ts';
import { deleteClosedAccounts } from '../src/features/accounts/closing/delete-closed-accounts.ts';
import { erasers, exporters, type Eraser, type Exporter } from '../src/features/accounts/public.ts';
import { feature } from '../src/features/feature.ts';
import { startApi, type Api } from './api.ts';
import { uploadPicture } from './fixtures/upload-picture.ts';
import {
  cascadesQuery,
  keptTables,
  looseIdsQuery,
  memberColumnNames,
  memberTablesQuery,
  otherIdNames,
  readTables,
  recordingDatabase,
  unexportedTables,
  writtenTables,
  type Cascade,
} from './member-tables.ts';

let api: Api;
let erased: Set<string>;
let exported: Set<string>;

/** Runs every exporter and then the deletion of one account, and keeps the tables of their statements. */
beforeAll(async () => {
  api = await startApi();
  const anna = await api.register('Anna Leaves', { photo: true });
  const mei = await api.register('Mei Stays');
  await uploadPicture(api.address, anna);
  const message = {
    user_id: mei.id,
    message_type: 'text',
    message_content: 'Goodbye',
    client_id: randomUUID(),
  } as const;
  const { code } = await anna.call(chatContract.sendMessage, { body: message });
  if (code !== null) throw new Error(`The message was refused: ${code}`);
  let all: { erasers: readonly Eraser[]; exporters: readonly Exporter[] } = { erasers: [], exporters: [] };
  const probe = feature({
    name: 'probe',
    routes: ({ useAll }) => {
      all = { erasers: useAll(erasers), exporters: useAll(exporters) };
    },
  });
  const app = await buildApp(api.config, [...features, probe]);

  exported = readTables(await textsOfExport(app.database, all.exporters, anna.id));
  erased = writtenTables(await textsOfDeletion(app, all.erasers, anna.id), await api.sql<Cascade>(cascadesQuery));
  await app.close();
}, 120_000);
afterAll(() => api.close());

type Recorded = Parameters<typeof recordingDatabase>[0];

async function textsOfExport(database: Recorded, all: readonly Exporter[], memberId: number): Promise<string[]> {
  const texts: string[] = [];
  for (const exporter of all)
    for await (const { content } of exporter.files(recordingDatabase(database, texts), memberId))
      for await (const piece of content) expect(piece.length).toBeGreaterThan(0);
  return texts;
}

async function textsOfDeletion(
  { database, server }: Awaited<ReturnType<typeof buildApp>>,
  all: readonly Eraser[],
  memberId: number,
): Promise<string[]> {
  const texts: string[] = [];
  await api.sql("update account set status = 'closed', closed_at = now() - interval '1 year' where id = $1", [
    memberId,
  ]);
  const deleted = await deleteClosedAccounts(recordingDatabase(database, texts), all, {
    days: 30,
    holds: [],
    log: server.log,
  });
  expect(deleted).toBe(1);
  return texts;
}

const memberTables = async () =>
  (await api.sql<{ name: string }>(memberTablesQuery, [memberColumnNames])).map(({ name }) => name);

/** Tables that are neither covered nor on the list, and entries of the list that are covered or gone. */
async function differences(covered: ReadonlySet<string>, reasons: Readonly<Record<string, string>>) {
  const tables = await memberTables();
  return {
    missing: tables.filter((name) => !covered.has(name) && !(name in reasons)),
    needless: Object.keys(reasons).filter((name) => covered.has(name) || !tables.includes(name)),
  };
}

const nothing = { missing: [], needless: [] };

describe('every table with a member id', () => {
  it('is written by the deletion of an account, or kept for a reason', async () => {
    expect(await differences(erased, keptTables)).toEqual(nothing);
  });

  it('is read by an exporter, or left out for a reason', async () => {
    expect(await differences(exported, unexportedTables)).toEqual(nothing);
  });
});

describe('a new table', () => {
  it.each([
    ['with a foreign key to the account', 'create table fresh (fan bigint references account)'],
    ['with a member id and no foreign key', 'create table fresh (member_id bigint)'],
  ])('%s is missing until it is covered', async (_name, sql) => {
    await api.sql(sql);
    onTestFinished(async () => void (await api.sql('drop table fresh')));

    const [deletion, archive] = [await differences(erased, keptTables), await differences(exported, unexportedTables)];

    expect([deletion.missing, archive.missing]).toEqual([['fresh'], ['fresh']]);
  });

  it('is covered by a statement that deletes its parent', () => {
    const cascades = [{ name: 'child', parent: 'parent' }];

    expect(writtenTables(['delete from parent where id = $1'], cascades)).toEqual(new Set(['parent', 'child']));
    expect(writtenTables(['update parent set x = 1'], cascades)).toEqual(new Set(['parent']));
  });
});

it('knows of every id without a foreign key whether it is a member', async () => {
  const known: readonly string[] = [...memberColumnNames, ...otherIdNames];

  const rows = await api.sql<{ name: string }>(looseIdsQuery);

  expect(rows.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([]);
});
