import { setTimeout } from 'node:timers/promises';
import { partnerStatementsContract as contract } from '@peonia/contract/partners/partner-statements.schema.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import { cashOut, makePartner, settleMatured } from '../../../../test/fixtures/cash-out.ts';
import { fetchPdf, readPdf } from '../../../../test/fixtures/read-pdf.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';
import { giveGold } from '../../../../test/money/give-gold.ts';
import { proveBooks } from '../../../../test/money/prove-books.ts';
import { runJob } from '../../../../test/run-job.ts';
import { reverseTransfer, spendGold } from '../../ledger/public.ts';
import { partnersEraser, partnersExporter } from '../own-partner.ts';
import { lastWeek, makeStatements } from './make-statements.ts';

let api: Api;
let count = 0;

const weekLength = 7 * 24 * 60 * 60 * 1_000;
/** Milliseconds until Monday 00:00 UTC; day 4 of 1970 was one. */
const untilMonday = () => weekLength - ((Date.now() - 4 * 24 * 60 * 60 * 1_000) % weekLength);

beforeAll(async () => {
  // What a test does must lie in one week.
  if (untilMonday() < 50_000) await setTimeout(untilMonday() + 1_000);
  api = await startApi();
});
afterAll(() => api.close());

/** So that everything that a test does now lies in the last week. */
const nextWeek = () => new Date(Date.now() + weekLength);
const partner = () => makePartner(api, `Statement Host ${(count += 1)}`);
/** Somebody spends on the partner, who earns 40 %. */
const spend = async (host: Member, price: number, { held = 7, kind = 'gift' as 'gift' | 'call' } = {}) => {
  const payer = await api.register(`Statement Payer ${(count += 1)}`, { verified: true });
  await giveGold(api.app.database, payer, price / 100);
  const { transfer_id } = await api.app.database.transaction((db) =>
    spendGold(db, {
      key: `test:statement:${count}`,
      cause: 'test',
      cause_id: count,
      kind,
      member_id: payer.id,
      price,
      earner: { member_id: host.id, basis_points: 4_000, held_days: held },
    }),
  );
  if (held === 0) await settleMatured(api.app.database);
  return transfer_id;
};
const make = () => makeStatements(api.app.database, nextWeek());
const statements = async (host: Member, query = {}) =>
  (await host.call(contract.listPartnerStatements, { query })).body;
const mailsOf = async (host: Member) => {
  while ((await api.app.outbox.drain()) > 0);
  return api.sql<{ subject: string; body_text: string; attachments: { name: string; content: string }[] }>(
    "select subject, body_text, attachments from mail_outbox where recipient = $1 and attachments <> '[]' order by id",
    [host.email],
  );
};
const walletOf = async (host: Member) => {
  const [row] = await api.sql<{ gold: string }>(
    "select balance as gold from ledger_account where member_id = $1 and kind = 'earned'",
    [host.id],
  );
  return Number(row?.gold) / 100;
};

it.each([
  ['2026-11-23T00:00:00Z', '2026-11-16'],
  ['2026-11-22T23:59:59Z', '2026-11-09'],
  ['2026-11-29T12:00:00Z', '2026-11-16'],
])('at %s the last week began on %s', (now, week) => {
  expect(lastWeek(new Date(now))).toBe(week);
});

// covers: GET /affiliate
describe('the statement of a week', () => {
  it('has the sums of the books, to the hundredth', async () => {
    const host = await partner();
    await spend(host, 1_003, { held: 0 });
    await spend(host, 20_000, { held: 0 });
    const reversed = await spend(host, 1_000, { held: 0, kind: 'call' });
    await spend(host, 2_507);
    await api.app.database.transaction((db) =>
      reverseTransfer(db, { key: `test:turn:${reversed}`, transfer_id: reversed, cause: 'test', cause_id: reversed }),
    );
    await proveBooks(api.app.database);
    await cashOut(host, 60);

    await make();

    const [made] = (await statements(host)).items;
    expect(made).toMatchObject({ earned: 98.04, matured: 88.01, cashed: -60, taken: -4, closed: 24.01 });
    expect(made?.closed).toBe(await walletOf(host));
  });

  it('begins with what the one before ended with', async () => {
    const host = await partner();
    await spend(host, 1_000, { held: 0 });
    await make();
    await makeStatements(api.app.database, new Date(nextWeek().getTime() + weekLength));

    // Nothing moved in the second week, so there is no statement of it.
    expect((await statements(host)).items).toMatchObject([{ closed: 4 }]);
    const [row] = await api.sql<{ opened: string; closed: string }>(
      'select opened, closed from partner_statement where member_id = $1',
      [host.id],
    );
    expect(row).toMatchObject({ opened: 0, closed: 400 });
  });

  it('is made once and mailed once, however often the job runs', async () => {
    const host = await partner();
    await spend(host, 1_000, { held: 0 });

    await Promise.all([make(), make(), make()]);
    await make();

    expect((await statements(host)).items).toHaveLength(1);
    expect(await mailsOf(host)).toHaveLength(1);
  });

  it('is made for the others after the job died in between', async () => {
    const hosts = [await partner(), await partner()] as const;
    for (const host of hosts) await spend(host, 1_000, { held: 0 });
    let transactions = 0;
    const dying = Object.assign(Object.create(api.app.database) as typeof api.app.database, {
      transaction: (work: never) => {
        transactions += 1;
        if (transactions > 1) throw new Error('the program stops');
        return api.app.database.transaction(work);
      },
    });
    await expect(makeStatements(dying, nextWeek())).rejects.toThrow('the program stops');

    await make();

    for (const host of hosts)
      expect([(await statements(host)).items.length, (await mailsOf(host)).length]).toEqual([1, 1]);
  });

  it('comes as a PDF in the language of the member', async () => {
    const host = await partner();
    await api.sql("update account set language = 'ja' where id = $1", [host.id]);
    await spend(host, 1_000, { held: 0 });
    await make();

    const [mail] = await mailsOf(host);

    expect(mail?.subject).toContain('週次明細書');
    expect(mail?.body_text).toContain('4ゴールド');
    const text = await readPdf(Buffer.from(mail?.attachments[0]?.content ?? '', 'base64'));
    for (const part of ['週次明細書', 'ギフト', '4ゴールド']) expect(text).toContain(part);
  });

  it('is not there for who earned nothing', async () => {
    const host = await partner();
    await make();

    expect(await statements(host)).toEqual({ items: [], max_id: -1 });
  });

  it('is read by its partner only', async () => {
    const [host, other] = [await partner(), await partner()];
    await spend(host, 1_000, { held: 0 });
    await make();
    const id = (await statements(host)).items[0]?.id ?? 0;

    const read = (token: string) => fetchPdf(api, `/affiliate/statements/${id}/file.pdf`, { token });

    expect((await read(other.token)).status).toBe(404);
    expect((await read(host.token)).text).toContain('Weekly statement');
  });

  it('is in the export, and deleted with the account', async () => {
    const host = await partner();
    await spend(host, 1_000, { held: 0 });
    await make();
    const names: string[] = [];
    for await (const file of partnersExporter.files(api.app.database, host.id)) names.push(file.path);
    await api.app.database.transaction((db) => partnersEraser.erase(db, host.id));

    expect(names).toContain('partners/statements.json');
    expect((await statements(host)).items).toEqual([]);
  });
});

it('the job makes statements of the week that has ended', async () => {
  const host = await partner();
  await spend(host, 1_000, { held: 0 });

  // What moved just now belongs to this week, which has not ended.
  await runJob(api, 'partners.make-statements');

  expect((await statements(host)).items).toEqual([]);
});
