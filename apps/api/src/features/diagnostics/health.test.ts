import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { healthContract as contract } from '@peonia/contract/operation/health.schema.ts';
import { errors } from '@peonia/contract/protocol/errors.ts';
import { deadLetterContract } from '@peonia/contract/staff/dead-letters.schema.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../test/api.ts';
import { makeStaff, type StaffMember } from '../../../test/fixtures/make-staff.ts';
import { ageOfBackup, readBackup } from './read-backup.ts';

const secret = 'a-very-secret-value-of-more-than-32-characters';
let api: Api;
let admin: StaffMember;

beforeAll(async () => {
  api = await startApi({ SECRET: secret });
  admin = await makeStaff(api, 'Admin Ada', 'admin');
});
afterAll(() => api.close());

const report = async () => (await admin.call(contract.getHealth)).body;
const fact = async (name: string) => (await report()).facts.find((one) => one.name === name);

describe('the health page', () => {
  // covers: Health page: queues, webhooks, proof of the books, storage, backup, processes and settings
  it('shows queues with their size and age, and the one with failures first', async () => {
    await api.sql(
      "insert into outbox (topic, payload, created_at) values ('late', '{}', now() - interval '20 minutes')",
    );
    await api.sql("insert into outbox (topic, payload, failed_at, failure) values ('dead', '{}', now(), 'away')");

    const { queues } = await report();

    expect(queues[0]).toMatchObject({ topic: 'dead', dead: 1, waiting: 0, state: 'bad' });
    const late = queues.find(({ topic }) => topic === 'late');
    expect(late).toMatchObject({ waiting: 1, dead: 0, state: 'bad' });
    expect(late?.oldest_seconds).toBeGreaterThanOrEqual(1_200);
  });

  it('names settings without their values', async () => {
    const body = await report();

    expect(body.settings).toContainEqual({ name: 'SECRET', is_set: true });
    expect(body.settings).toContainEqual({ name: 'REDIS_URL', is_set: false });
    expect(JSON.stringify(body)).not.toContain(secret);
  });

  it('shows this process with its role', async () => {
    const { processes } = await report();

    expect(processes).toMatchObject([{ role: 'all', own: true }]);
    expect(Date.parse(processes[0]?.started_at ?? '')).toBeLessThan(Date.now());
  });

  it('counts webhook events of the day, and those that wait', async () => {
    await api.sql(
      `insert into payment_webhook_event (gateway, event_id, body_hash, event, state, received_at) values
       ('sandbox', 'a', '', '{}', 'applied', now()), ('sandbox', 'b', '', '{}', 'refused', now()),
       ('sandbox', 'c', '', '{}', 'new', now() - interval '2 hours'), ('sandbox', 'd', '', '{}', 'applied', now() - interval '3 days')`,
    );

    expect(await fact('webhooks_received')).toMatchObject({ value: 3, state: 'good' });
    expect(await fact('webhooks_refused')).toMatchObject({ value: 1, state: 'watch' });
    expect(await fact('webhooks_waiting')).toMatchObject({ value: 1, state: 'bad' });
  });

  it('is bad without a proof of the books, and good with a fresh one', async () => {
    const before = await fact('books_breaches');
    await api.sql("insert into ledger_proof (breaches) values ('[]')");

    expect([before?.state, (await fact('books_breaches'))?.state]).toEqual(['bad', 'good']);
  });

  it('says where statements are not counted', async () => {
    const [counted] = await api.sql<{ there: boolean }>(
      "select to_regclass('pg_stat_statements') is not null as there",
    );

    expect((await report()).statements === null).toBe(counted?.there !== true);
  });

  it('stays when a source cannot be read', async () => {
    await api.sql('alter table free_translation_usage rename to away');
    const { facts } = await report();
    await api.sql('alter table away rename to free_translation_usage');

    expect(facts.find(({ name }) => name === 'translation_characters')?.state).toBe('unknown');
    expect(facts.find(({ name }) => name === 'database_bytes')?.state).toBe('good');
  });

  it('tells the age of the newest backup', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'peonia-backups-'));
    const states = [(await readBackup('')).state, (await readBackup(folder)).state];
    await mkdir(join(folder, '20261120T020000Z'));
    await mkdir(join(folder, '20261122T020000Z'));
    const at = (time: string) => readBackup(folder, Date.parse(time));

    expect(states).toEqual(['unknown', 'bad']);
    expect(await at('2026-11-22T20:00:00Z')).toMatchObject({ state: 'good', at: '2026-11-22T02:00:00.000Z' });
    expect((await at('2026-11-23T06:00:00Z')).state).toBe('watch');
    expect((await at('2026-11-25T06:00:00Z')).state).toBe('bad');
    await rm(folder, { recursive: true });
  });
});

describe('what alerts watch', () => {
  it('is the age of the newest backup in seconds', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'peonia-backups-'));
    const ages = [await ageOfBackup(''), await ageOfBackup(folder)];
    await mkdir(join(folder, '20261122T020000Z'));

    expect(ages).toEqual([NaN, Infinity]);
    expect(await ageOfBackup(folder, Date.parse('2026-11-22T03:00:00Z'))).toBe(3_600);
    await rm(folder, { recursive: true });
  });

  it('is served with the state of the archive', async () => {
    const text = await (await fetch(`${api.address}/metrics`)).text();

    expect(text).toMatch(/^backup_age_seconds Nan$/m);
    expect(text).toMatch(/^database_archive_failing 0$/m);
  });
});

describe('a dead letter', () => {
  it('is discarded with a reason, which is logged', async () => {
    const [row] = await api.sql<{ id: number }>(
      "insert into outbox (topic, payload, failed_at, failure) values ('mail.gone', '{}', now(), 'no such address') returning id",
    );
    const discard = (body: { id: number; reason: string }) =>
      admin.call(deadLetterContract.discardDeadLetters, { body });
    const id = Number(row?.id);

    expect((await discard({ id, reason: '     x' })).code).toBe(errors.input_invalid.code);
    expect((await discard({ id, reason: 'The address is gone' })).body).toEqual({ discarded: 1 });
    expect((await discard({ id, reason: 'The address is gone' })).status).toBe(404);
    expect(await api.sql("select detail from staff_act where act = 'dead-letter.discarded'")).toEqual([
      { detail: 'mail.gone: 1 · The address is gone' },
    ]);
  });

  it('that still waits is not discarded', async () => {
    await api.sql("insert into outbox (topic, payload) values ('still.waits', '{}')");

    const { status } = await admin.call(deadLetterContract.discardDeadLetters, {
      body: { topic: 'still.waits', reason: 'Not needed' },
    });

    expect(status).toBe(404);
  });
});
