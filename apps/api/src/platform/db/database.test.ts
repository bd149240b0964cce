import { createTestDatabase, type TestDatabase } from '@peonia/testing/database.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { isDatabaseAway, openDatabase, type Database } from './database.ts';
import { allStatements, statement } from './statement.ts';

let clone: TestDatabase;
let database: Database;

beforeAll(async () => {
  clone = await createTestDatabase();
  database = openDatabase({ url: clone.url, pool: 2, statementTimeoutMs: 300, name: 'test' });
});
afterAll(async () => {
  await database.end();
  await clone.drop();
});

const echo = statement<{ text: string }, { text: string }>(
  'test_echo',
  "select :text::text || ':x' as text -- :comment",
);
const wait = statement<{ seconds: number }>('test_wait', 'select pg_sleep(:seconds::float8)');
const addMail = statement<{ recipient: string }>(
  'test_add_mail',
  "insert into mail_outbox (recipient, subject, body_text, body_html) values (:recipient, '', '', '')",
);
const divide = statement<{ by: number }>('test_divide', 'select 1 / :by::int as value');
const addLate = statement('test_add_late', 'insert into test_late values (1)');
const countMail = statement<{ recipient: string }, { count: number }>(
  'test_count_mail',
  'select count(*) as count from mail_outbox where recipient = :recipient',
);

describe('a statement', () => {
  it('binds names, and ignores casts, strings and comments', async () => {
    expect(echo.params).toEqual(['text']);
    expect(await echo.all(database, { text: "a'b" })).toEqual([{ text: "a'b:x" }]);
  });

  it('has a unique name', () => {
    expect(() => statement('test_echo', 'select 1')).toThrow('test_echo');
    expect(allStatements().filter(({ name }) => name === 'test_echo')).toHaveLength(1);
  });

  it('fails when its commit fails', async () => {
    const owner = new pg.Client({ connectionString: clone.url });
    await owner.connect();
    await owner.query('create table test_late (id int unique deferrable initially deferred)');
    await owner.end();
    await addLate.run(database, {});

    await expect(addLate.run(database, {})).rejects.toMatchObject({ code: '23505' });
  });

  it('is cancelled after the timeout', async () => {
    await expect(wait.run(database, { seconds: 2 })).rejects.toMatchObject({ code: '57014' });
  });
});

describe('a transaction', () => {
  it('serialises queries that are started together', async () => {
    const warnings: Error[] = [];
    const listen = (warning: Error) => void warnings.push(warning);
    process.on('warning', listen);
    const rows = await database.transaction((db) => Promise.all(['a', 'b', 'c'].map((text) => echo.one(db, { text }))));
    await new Promise((resolve) => setImmediate(resolve));
    process.off('warning', listen);
    expect(rows.map(({ text }) => text)).toEqual(['a:x', 'b:x', 'c:x']);
    expect(warnings).toEqual([]);
  });

  it('rolls back when its work throws', async () => {
    const failed = database.transaction(async (db) => {
      await addMail.run(db, { recipient: 'nobody' });
      throw new Error('changed my mind');
    });
    await expect(failed).rejects.toThrow('changed my mind');
    expect(await countMail.one(database, { recipient: 'nobody' })).toEqual({ count: 0 });
  });

  it('sends what is asked for at once in one piece, with its beginning and its end', async () => {
    const sync = vi.spyOn(pg.Connection.prototype, 'sync');
    const rows = await database.transaction(
      (db) => Promise.all([echo.one(db, { text: 'a' }), addMail.run(db, { recipient: 'piece' })]),
      (db) => addMail.run(db, { recipient: 'piece' }),
    );
    expect([rows, sync.mock.calls.length]).toEqual([[{ text: 'a:x' }, 1], 2]);
    sync.mockRestore();
    expect(await countMail.one(database, { recipient: 'piece' })).toEqual({ count: 2 });
  });

  it('writes nothing where a statement that is sent with the commit fails', async () => {
    const failed = database.transaction(
      (db) => addMail.run(db, { recipient: 'with the commit' }),
      (db) => divide.run(db, { by: 0 }),
    );
    await expect(failed).rejects.toMatchObject({ code: '22012' });
    expect(await countMail.one(database, { recipient: 'with the commit' })).toEqual({ count: 0 });
  });

  it('fails what was sent behind an error with the same error', async () => {
    const outcomes = await database
      .transaction((db) => Promise.allSettled([divide.run(db, { by: 0 }), addMail.run(db, { recipient: 'behind' })]))
      .catch(() => null);
    expect(outcomes).toMatchObject([{ reason: { code: '22012' } }, { reason: { code: '22012' } }]);
    expect(await countMail.one(database, { recipient: 'behind' })).toEqual({ count: 0 });
  });

  it('refuses a statement that is started after its end', async () => {
    const late = await database.transaction(async (db) => db);
    await expect(addMail.run(late, { recipient: 'late' })).rejects.toThrow('test_add_mail');
  });

  it('is retried after a deadlock', async () => {
    let attempts = 0;
    await database.transaction(async (db) => {
      attempts += 1;
      await addMail.run(db, { recipient: 'once' });
      if (attempts < 3) throw Object.assign(new Error('deadlock'), { code: '40P01' });
    });
    expect([attempts, (await countMail.one(database, { recipient: 'once' })).count]).toEqual([3, 1]);
  });
});

describe('a database that is away', () => {
  it.each([
    ['a machine that is lost', 'EHOSTUNREACH', ''],
    ['a network without a way to it', 'ENETUNREACH', ''],
    ['a connection that nobody answers', 'ETIMEDOUT', ''],
    ['a name that leads nowhere', 'ENOTFOUND', ''],
    ['a name server that is away', 'EAI_AGAIN', ''],
    ['a password that was changed before the restart', '28P01', 'password authentication failed for user "peonia"'],
    ['an account that may not log in meanwhile', '28000', 'role "peonia" is not permitted to log in'],
    ['a primary that became a replica', '25006', 'cannot execute INSERT in a read-only transaction'],
    ['a pooler without a server', '08P01', 'query_wait_timeout'],
    ['a pooler whose server refuses it', '08P01', 'server login has been failing, try again later'],
  ])('is %s', (_, code, message) => {
    expect(isDatabaseAway(Object.assign(new Error(message), { code }))).toBe(true);
  });

  it('is no statement that is wrong', () => {
    const wrong = [
      ['42P01', 'relation "x" does not exist'],
      ['08P01', 'invalid message format'],
      ['23505', ''],
    ];
    expect(wrong.filter(([code, message]) => isDatabaseAway(Object.assign(new Error(message), { code })))).toEqual([]);
  });
});
