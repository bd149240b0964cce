import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import { cashOut, decide, makePartner } from '../../../../test/fixtures/cash-out.ts';
import { makeStaff, type StaffMember } from '../../../../test/fixtures/make-staff.ts';
import { fetchPdf } from '../../../../test/fixtures/read-pdf.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';
import { proveBooks } from '../../../../test/money/prove-books.ts';

let api: Api;
let fina: StaffMember;
let finn: StaffMember;
let partners = 0;

beforeAll(async () => {
  api = await startApi();
  fina = await makeStaff(api, 'Fina Paper', 'finance');
  finn = await makeStaff(api, 'Finn Paper', 'finance');
});
afterAll(() => api.close());

const requested = async () => {
  await proveBooks(api.app.database);
  const partner = await makePartner(api, `Paper Partner ${(partners += 1)}`, 100);
  return { partner, id: (await cashOut(partner, 80)).body.payout.id };
};
const print = (id: number, reader: Member, language = 'en') =>
  fetchPdf(api, `/withdraw/${id}/receipt.pdf`, { token: reader.token, language });

it('prints the receipt of a payout once it is paid, with the number masked', async () => {
  const { partner, id } = await requested();
  const early = await print(id, partner);
  await decide(fina, id, 'approve');
  await decide(finn, id, 'pay');

  const { text, name } = await print(id, partner);

  expect(early).toMatchObject({ status: 400, code: 400_607 });
  for (const part of ['$80.00', 'Mei Lin', '3000', 'SEPA 4711', `Receipt for cash-out ${id}`])
    expect(text).toContain(part);
  expect(text).not.toContain('DE89370400440532013000');
  expect(name).toBe(`payout-${id}.pdf`);
});

it('does not know a payout of somebody else', async () => {
  const [{ id }, { partner }] = [await requested(), await requested()];

  expect((await print(id, partner)).status).toBe(404);
});
