import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import { runJob } from '../../../../test/run-job.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi({ ALARM_EMAIL: 'operator@example.test' });
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.sql('delete from ledger_proof');
  await api.sql('delete from ledger_incident');
  await api.sql('delete from mail_outbox');
});

const storeProof = (breaches: object[], age = '1 minute') =>
  api.sql('insert into ledger_proof (breaches, made_at) values ($1::jsonb, now() - $2::interval)', [
    JSON.stringify(breaches),
    age,
  ]);
const watch = () => runJob(api, 'ledger.watch-proof');
/** In the order of their subjects: the program's own queue may write two mails at once. */
async function mails(): Promise<string[]> {
  await api.app.outbox.drain();
  const rows = await api.sql<{ recipient: string; subject: string }>(
    'select recipient, subject from mail_outbox order by subject',
  );
  return rows.map(({ recipient, subject }) => `${recipient}: ${subject}`);
}

const failed = 'operator@example.test: Peonia: the books are not proved, payouts are closed';
const recovered = 'operator@example.test: Peonia: the books are proved again';
const breach = { rule: 'a wallet is below zero', count: 2, example: '7' };

describe('the hourly proof', () => {
  const isOverdue = () => api.app.jobs.find(({ name }) => name === 'ledger.prove-books')?.isOverdue?.(api.app.database);

  it('is overdue in a new installation, and where none was made for hours', async () => {
    expect(await isOverdue()).toBe(true);
    await storeProof([], '3 hours');
    expect(await isOverdue()).toBe(true);
  });

  it('is not overdue while the newest is sound', async () => {
    await storeProof([]);

    expect(await isOverdue()).toBe(false);
  });
});

describe('the alarm about the books', () => {
  it('is mailed once for a broken rule', async () => {
    await storeProof([breach]);

    await watch();
    await watch();

    expect(await mails()).toEqual([failed]);
  });

  it('names the broken rule', async () => {
    await storeProof([breach]);

    await watch();
    await mails();

    const [mail] = await api.sql<{ body_text: string }>('select body_text from mail_outbox');
    expect(mail?.body_text).toContain('a wallet is below zero (2)');
  });

  it('is mailed when no proof is made for hours', async () => {
    await storeProof([], '3 hours');

    await watch();

    expect(await mails()).toEqual([failed]);
  });

  it('is ended by the next proof', async () => {
    await storeProof([breach]);
    await watch();

    await runJob(api, 'ledger.prove-books');

    expect(await mails()).toEqual([failed, recovered]);
  });

  it('is not mailed for sound books', async () => {
    await storeProof([]);

    await watch();

    expect(await mails()).toEqual([]);
  });

  it('is mailed again for the next incident', async () => {
    await storeProof([breach]);
    await watch();
    await storeProof([]);
    await watch();
    await storeProof([breach]);

    await watch();

    expect(await mails()).toEqual([failed, failed, recovered]);
  });
});
