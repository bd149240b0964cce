import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import { fetchPdf } from '../../../../test/fixtures/read-pdf.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';
import { giveGold } from '../../../../test/money/give-gold.ts';
import { reverseTransfer, spendGold } from '../public.ts';

let api: Api;
let members = 0;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

/** A member who has bought something for 12.50 gold. */
async function buyer(): Promise<{ member: Member; transfer_id: number; id: number }> {
  const member = await api.register(`Trade Buyer ${(members += 1)}`, { verified: true });
  await giveGold(api.app.database, member, 50);
  const { transfer_id } = await api.app.database.transaction((db) =>
    spendGold(db, {
      key: `test:receipt:${members}`,
      kind: 'gift',
      cause: 'test',
      cause_id: members,
      member_id: member.id,
      price: 1_250,
    }),
  );
  const [row] = await api.sql<{ id: string }>(
    `select min(e.id) as id from ledger_entry e join ledger_account a on a.id = e.account_id
     where e.transfer_id = $1 and a.member_id = $2`,
    [transfer_id, member.id],
  );
  return { member, transfer_id, id: Number(row?.id) };
}

const print = (id: number, reader: Member, language = 'en') =>
  fetchPdf(api, `/trades/${id}/receipt.pdf`, { token: reader.token, language });

it('prints what was bought with gold', async () => {
  const { member, id } = await buyer();

  const { text, name } = await print(id, member, 'de');

  expect(text).toContain('12,5 Gold');
  expect(text).toContain('Geschenk');
  expect(name).toBe(`receipt-${id}.pdf`);
});

it('says when a purchase was given back', async () => {
  const { member, id, transfer_id } = await buyer();
  const before = await print(id, member);
  await api.app.database.transaction((db) =>
    reverseTransfer(db, { key: `test:back:${transfer_id}`, transfer_id, cause: 'test', cause_id: transfer_id }),
  );

  expect([before.text, (await print(id, member)).text].map((text) => text.includes('Given back on'))).toEqual([
    false,
    true,
  ]);
});

it('does not know a purchase of somebody else', async () => {
  const [{ id }, { member }] = [await buyer(), await buyer()];

  expect((await print(id, member)).status).toBe(404);
});

it('has none for gold that came in', async () => {
  const { member, id } = await buyer();

  // The movement before the purchase is the gold that was given.
  const [first] = await api.sql<{ id: string }>(
    `select min(e.id) as id from ledger_entry e join ledger_account a on a.id = e.account_id
     where a.member_id = $1 and e.id < $2`,
    [member.id, id],
  );

  expect(await print(Number(first?.id), member)).toMatchObject({ status: 400, code: 400_606 });
});
