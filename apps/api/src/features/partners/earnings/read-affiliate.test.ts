import { partnersContract as contract } from '@peonia/contract/partners/partners.schema.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';
import { runJob } from '../../../../test/run-job.ts';
import { creditPurchase, reverseTransfer, spendGold } from '../../ledger/public.ts';
import { block } from '../../privacy/public.ts';

let api: Api;
let count = 0;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const member = () => api.register(`Earner ${(count += 1)}`, { verified: true });
const read = async (partner: Member, query: object = {}) => (await partner.call(contract.getAffiliate, { query })).body;
/** A member with purchased gold spends some of it on a partner, who earns 40 %. */
const spend = async (partner: Member, payer: Member, price: number, kind: 'gift' | 'call' = 'gift') => {
  const order = () => ({ key: `test:affiliate:${(count += 1)}`, cause: 'test', cause_id: count });
  return api.app.database.transaction(async (db) => {
    await creditPurchase(db, { ...order(), kind: 'recharge', member_id: payer.id, amount: price });
    const earner = { member_id: partner.id, basis_points: 4_000, held_days: 7 };
    return spendGold(db, { ...order(), kind, member_id: payer.id, price, earner });
  });
};
const mature = async (partner: Member) => {
  await api.sql('update ledger_earning set available_at = now() where member_id = $1', [partner.id]);
  await runJob(api, 'ledger.settle-earnings');
};
const refund = (transfer_id: number) =>
  api.app.database.transaction((db) =>
    reverseTransfer(db, { key: `test:affiliate:refund:${transfer_id}`, transfer_id, cause: 'test', cause_id: 1 }),
  );

// covers: GET /affiliate
describe('the earnings of a partner', () => {
  it('are pending at first, each with its kind and payer', async () => {
    const [partner, payer] = [await member(), await member()];
    await spend(partner, payer, 1_005);

    const earnings = await read(partner);

    expect(earnings).toMatchObject({ pending: 4.02, available: 0, earned: 4.02, max_id: -1 });
    expect(earnings.items).toMatchObject([
      { type: 'gift', amount: 4.02, state: 'pending', user: { user_id: payer.id, name: payer.name } },
    ]);
  });

  it('become available when they are settled', async () => {
    const [partner, payer] = [await member(), await member()];
    await spend(partner, payer, 1_000);
    await mature(partner);

    const earnings = await read(partner);

    expect(earnings).toMatchObject({ pending: 0, available: 4, earned: 4, items: [{ state: 'available' }] });
  });

  it('do not count a share that was refunded', async () => {
    const [partner, payer] = [await member(), await member()];
    const { transfer_id } = await spend(partner, payer, 1_000);
    await spend(partner, payer, 500, 'call');
    await mature(partner);
    await refund(transfer_id);

    const earnings = await read(partner);

    expect(earnings).toMatchObject({ pending: 0, available: 2, earned: 2 });
    expect(earnings.items.map(({ type, state }) => [type, state])).toEqual([
      ['call', 'available'],
      ['gift', 'reversed'],
    ]);
    expect(earnings.days.map(({ amount }) => amount).filter((amount) => amount > 0)).toEqual([2]);
  });

  it('come for the last 30 days, today last', async () => {
    const partner = await member();

    const { days } = await read(partner);

    const [{ today } = { today: '' }] = await api.sql(
      "select to_char(now() at time zone 'UTC', 'YYYY-MM-DD') as today",
    );
    expect(days).toHaveLength(30);
    expect(days.at(-1)).toEqual({ day: today, amount: 0 });
  });

  it('come as a spreadsheet in the language of the reader', async () => {
    const [partner, payer] = [await member(), await member()];
    const { transfer_id } = await spend(partner, payer, 1_005);
    await spend(partner, payer, 500, 'call');
    await refund(transfer_id);

    const reply = await fetch(`${api.address}/v1/affiliate.csv`, {
      headers: { authorization: `Bearer ${partner.token}`, 'accept-language': 'de' },
    });

    const rows = (await reply.text())
      .trim()
      .split('\r\n')
      .map((row) => row.split(';'));
    const names = rows.map(([, type, other, amount, state]) => [type, other, amount, state]);
    expect([reply.headers.get('content-type'), rows[0]?.length]).toEqual(['text/csv; charset=utf-8', 6]);
    expect(names.slice(1)).toEqual([
      ['Anruf', payer.name, '2', 'Ausstehend'],
      ['Geschenk', payer.name, '4,02', 'Dem Mitglied erstattet'],
    ]);
  });

  it('continue on a next page', async () => {
    const [partner, payer] = [await member(), await member()];
    for (let sold = 0; sold < 32; sold += 1) await spend(partner, payer, 100);

    const first = await read(partner);
    const second = await read(partner, { max_id: first.max_id });

    expect([first.items.length, second.items.length, second.max_id]).toEqual([30, 2, -1]);
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(32);
  });

  it('name no payer who blocked the partner', async () => {
    const [partner, payer] = [await member(), await member()];
    await spend(partner, payer, 1_000);
    await api.app.database.transaction((db) => block(db, payer.id, partner.id));

    const { items } = await read(partner);

    expect(items).toMatchObject([{ amount: 4, user: null }]);
  });

  it('are read by nobody else', async () => {
    const [partner, payer] = [await member(), await member()];
    await spend(partner, payer, 1_000);

    const other = await read(payer);

    expect(other).toMatchObject({ pending: 0, available: 0, earned: 0, items: [] });
  });
});
