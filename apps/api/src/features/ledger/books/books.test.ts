import { booksContract as contract } from '@peonia/contract/money/books.schema.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import type { StaffMember } from '../../../../test/fixtures/make-staff.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';
import { giveGold } from '../../../../test/money/give-gold.ts';
import { financeStaff } from '../../../../test/money/release-by-staff.ts';
import { holdGold, voidHold } from '../holds/hold-gold.ts';
import { proveBooks } from '../proof/prove-books.ts';
import { reverseTransfer } from '../transfers/reverse-transfer.ts';
import { spendGold } from '../transfers/spend-gold.ts';
import { trialBalance } from './books.sql.ts';
import { closeDays } from './close-days.ts';

let api: Api;
let fay: StaffMember;
let anna: Member;
let spent = 0;

const march = (day: number) => `2026-03-${String(day).padStart(2, '0')}`;
const noonOf = (day: string) => new Date(`${day}T12:00:00Z`);

const spend = async (price: number) => {
  const cause_id = (spent += 1);
  const { transfer_id } = await api.app.database.transaction((db) =>
    spendGold(db, { key: `test:${cause_id}`, kind: 'gift', cause: 'test', cause_id, member_id: anna.id, price }),
  );
  return transfer_id;
};

/** Moves all transfers to days of March; the books themselves never do that. */
async function dateTransfers(dayOf: (index: number) => string): Promise<void> {
  const transfers = await api.sql<{ id: number }>('select id from ledger_transfer order by id');
  await api.sql('alter table ledger_transfer disable trigger ledger_transfer_append_only');
  await api.sql('grant update on ledger_transfer to current_user');
  for (const [index, { id }] of transfers.entries())
    await api.sql('update ledger_transfer set created_at = $1 where id = $2', [noonOf(dayOf(index)), id]);
  await api.sql('alter table ledger_transfer enable trigger ledger_transfer_append_only');
}

const dayTables = 'ledger_day, ledger_day_total, ledger_day_balance';
const reopenDays = async () => {
  await api.sql(`grant truncate on ${dayTables} to current_user`);
  await api.sql(`truncate ${dayTables}`);
  await api.sql(`revoke truncate on ${dayTables} from current_user`);
};
const transfer = (id: number) => fay.call(contract.getBookTransfer, { params: { id } });
const balanceOf = async (day: string) => (await fay.call(contract.getTrialBalance, { query: { day } })).body;
const find = async (q: string) =>
  (await fay.call(contract.listBookTransfers, { query: { q } })).body.items.map(({ id }) => id);

beforeAll(async () => {
  api = await startApi();
  [fay] = await financeStaff(api);
  anna = await api.register('Anna Books', { verified: true });
  await giveGold(api.app.database, anna, 100);
  await giveGold(api.app.database, anna, 10, 'bonus');
});
beforeEach(async () => {
  await reopenDays();
});
afterAll(() => api.close());

// covers: Books for finance: trial balance by day, transfers with causes, wallets, holds, months and their export
describe('the trial balance', () => {
  it('opens with the closing of the day before, closed or not', async () => {
    await spend(25_00);
    await dateTransfers((index) => march(index + 1));

    const open = await Promise.all([1, 2, 3].map((day) => balanceOf(march(day))));
    await closeDays(api.app.database, noonOf(march(3)));
    const closed = await Promise.all([1, 2, 3].map((day) => balanceOf(march(day))));

    expect(closed.map((day) => day.closed)).toEqual([true, true, false]);
    expect(closed.map(({ accounts }) => accounts)).toEqual(open.map(({ accounts }) => accounts));
    expect(closed[2]?.accounts.find(({ account }) => account === 'purchased')).toEqual({
      account: 'purchased',
      opening: 100,
      debit: 15,
      credit: 0,
      closing: 85,
    });
  });

  it('sums to zero on every day of any history, wherever the closed days end', async () => {
    for (let index = 0; index < 8; index += 1) await spend(100 + index);
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 32, maxLength: 32 }),
        fc.integer({ min: 1, max: 12 }),
        async (days, end) => {
          await reopenDays();
          await dateTransfers((index) => march(days[index] ?? 1));
          await closeDays(api.app.database, noonOf(march(end)));
          for (let day = 1; day <= 10; day += 1) {
            const rows = await trialBalance.all(api.app.database, { day: march(day) });
            const [{ total = 0 } = {}] = await api.sql<{ total: number }>(
              `select coalesce(sum(e.amount), 0)::int as total from ledger_entry e
               join ledger_transfer t on t.id = e.transfer_id join ledger_account a on a.id = e.account_id
               where a.kind = 'revenue' and t.created_at < $1::date + 1`,
              [march(day)],
            );
            const closing = (row: (typeof rows)[number]) => row.opening + row.credit - row.debit;
            expect(rows.reduce((sum, row) => sum + closing(row), 0)).toBe(0);
            expect(
              rows.filter(({ account }) => account === 'revenue').reduce((sum, row) => sum + closing(row), 0),
            ).toBe(total);
          }
        },
      ),
      { numRuns: 12 },
    );
  });

  it('says whether the books are proved', async () => {
    await api.sql("insert into ledger_proof (breaches) values ('[]')");
    const sound = (await balanceOf(march(1))).proof.state;
    await api.sql('insert into ledger_proof (breaches) values ($1)', [
      JSON.stringify([{ rule: 'a wallet is below zero', count: 1, example: '7' }]),
    ]);
    const broken = (await balanceOf(march(1))).proof;

    expect([sound, broken.state, broken.breaches[0]?.rule]).toEqual(['proved', 'unproved', 'a wallet is below zero']);
  });
});

describe('a closed day', () => {
  it('is closed once, and never changed', async () => {
    await dateTransfers(() => march(1));

    const days = (await Promise.all([1, 2].map(() => closeDays(api.app.database, noonOf(march(2)))))).map(
      (closed) => closed.length,
    );
    const change = api.sql('update ledger_day_balance set balance = 0');

    expect(Math.max(...days)).toBe(1);
    await expect(change).rejects.toThrow('permission denied');
    expect(await api.sql('select day from ledger_day')).toHaveLength(1);
  });

  it('is a breach of the books where its entries say something else', async () => {
    await dateTransfers(() => march(1));
    await closeDays(api.app.database, noonOf(march(2)));
    const before = await proveBooks(api.app.database, []);
    await api.sql("insert into ledger_day_balance (day, account, balance) values ($1, 'payout', 5)", [march(1)]);

    const after = await proveBooks(api.app.database, []);

    const rule = 'closed days do not hold what their entries say';
    expect(before.map((breach) => breach.rule)).not.toContain(rule);
    expect(after.find((breach) => breach.rule === rule)).toMatchObject({ count: 1, example: 'payout' });
  });
});

describe('transfers', () => {
  it('are found by number, key, and cause', async () => {
    const id = await spend(1_00);
    const { body } = await transfer(id);

    expect(await find(String(id))).toContain(id);
    expect(await find(body.key)).toEqual([id]);
    expect(await find(`test:${spent}`)).toContain(id);
    expect(await find('nothing like it')).toEqual([]);
  });

  it('show their entries, and what reversed them', async () => {
    const id = await spend(3_00);
    const back = await api.app.database.transaction((db) =>
      reverseTransfer(db, { key: `back:${id}`, transfer_id: id, cause: 'test', cause_id: id }),
    );

    const { body } = await transfer(id);

    expect(body).toMatchObject({ amount: 3, reversed_by: back.transfer_id, kind: 'gift' });
    expect(body.entries).toMatchObject([
      { account: 'purchased', user_id: anna.id, name: 'Anna Books', amount: -3 },
      { account: 'revenue', user_id: null, name: '', amount: 3, balance: null },
    ]);
    expect((await transfer(back.transfer_id)).body.reverses).toBe(id);
  });

  it('follow each other over all pages, none twice', async () => {
    for (let index = 0; index < 35; index += 1) await giveGold(api.app.database, anna, 1, 'bonus');
    await dateTransfers((index) => march(1 + (index % 3)));

    const ids: number[] = [];
    for (let max_id: number | undefined; max_id !== -1;) {
      const { body } = await fay.call(contract.listBookTransfers, { query: max_id === undefined ? {} : { max_id } });
      ids.push(...body.items.map(({ id }) => id));
      max_id = body.max_id;
    }

    const all = await api.sql<{ id: number }>('select id from ledger_transfer order by created_at desc, id desc');
    expect(ids).toEqual(all.map(({ id }) => id));
  });

  it('are listed by day', async () => {
    await dateTransfers((index) => march(index === 0 ? 7 : 8));

    const { body } = await fay.call(contract.listBookTransfers, { query: { day: march(7) } });

    expect(body.items).toHaveLength(1);
  });
});

describe('the account of a member', () => {
  it('is found by name or number with wallets, entries and holds', async () => {
    const { database } = api.app;
    await database.transaction((db) => holdGold(db, { key: 'test:900', member_id: anna.id, amount: 50 }));
    const named = await fay.call(contract.getMemberBooks, { query: { q: 'Anna Books' } });
    const { body } = await fay.call(contract.getMemberBooks, { query: { q: String(anna.id) } });
    const params = { id: anna.id };
    const bonus = await fay.call(contract.listMemberEntries, { params, query: { account: 'bonus' } });
    const holds = await fay.call(contract.listMemberHolds, { params, query: {} });
    await database.transaction((db) => voidHold(db, 'test:900'));
    const after = await fay.call(contract.listMemberHolds, { params, query: {} });

    expect(named.body).toEqual(body);
    expect(body.wallets.reduce((sum, { held }) => sum + held, 0)).toBe(0.5);
    expect(new Set(bonus.body.items.map(({ account }) => account))).toEqual(new Set(['bonus']));
    expect([holds.body.items[0]?.state, after.body.items[0]?.state]).toEqual(['held', 'void']);
  });

  it('is unknown where nobody has it, and every look is logged', async () => {
    const { code } = await fay.call(contract.getMemberBooks, { query: { q: '999999999' } });
    await fay.call(contract.getMemberBooks, { query: { q: String(anna.id) } });

    const [row] = await api.sql(
      'select subject_ids::int[] as subject_ids from staff_act where act = $1 order by id desc limit 1',
      ['books.member-read'],
    );
    expect([code, row]).toEqual([404000, { subject_ids: [anna.id] }]);
  });

  it('has the entries of the house across its parts, newest first', async () => {
    const { body } = await fay.call(contract.listHouseEntries, { params: { account: 'promotion' }, query: {} });

    const ids = body.items.map(({ id }) => id);
    expect(ids.length).toBe(30);
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
    expect(body.max_id).toBe(ids.at(-1));
  });
});

describe('months', () => {
  it('have what moved in them and what stood at their end', async () => {
    const rows = await api.sql<{ id: number }>('select id from ledger_transfer');
    await dateTransfers((index) => (index < rows.length / 2 ? march(1) : '2026-04-02'));
    await closeDays(api.app.database, noonOf('2026-04-03'));

    const { body } = await fay.call(contract.listBookMonths, { query: {} });
    const last = (await balanceOf('2026-04-02')).accounts;

    expect(body.items.map(({ id, closed_until }) => [id, closed_until])).toEqual([
      [202604, '2026-04-02'],
      [202603, '2026-03-31'],
    ]);
    const closing = (name: string) => last.find(({ account }) => account === name)?.closing ?? 0;
    expect(body.items[0]?.deferred).toBe(closing('purchased'));
    expect(body.items.reduce((sum, { revenue }) => sum + revenue * 100, 0)).toBeCloseTo(closing('revenue') * 100);
  });

  it('are files in which both sides of every day are equal', async () => {
    await dateTransfers(() => march(5));
    await closeDays(api.app.database, noonOf(march(6)));

    const reply = await fetch(`${api.address}/v1/staff/books/months/202603/download`, {
      method: 'POST',
      headers: { authorization: `Bearer ${fay.token}` },
    });
    const text = await reply.text();

    const lines = text.trim().split('\r\n').slice(1);
    const sum = (side: string) =>
      lines
        .map((line) => line.split(';'))
        .filter((cells) => cells[1] === side)
        .reduce((total, [amount = '']) => total + Number(amount.replace(',', '')), 0);
    expect(lines.length).toBeGreaterThan(3);
    expect(sum('S')).toBe(sum('H'));
    expect(lines[0]?.split(';').slice(2, 6)).toEqual(['USD', '1711', '1590', '05032026']);
  });

  it('cannot be downloaded before their first day is closed', async () => {
    const { code } = await fay.call(contract.downloadBookMonth, { params: { id: 209901 } });

    expect(code).toBe(400580);
  });
});
