import { cashOutContract } from '@peonia/contract/payouts/cash-out.schema.ts';
import { payoutDeskContract } from '@peonia/contract/payouts/payout-desk.schema.ts';
import { payoutTaxContract as contract } from '@peonia/contract/payouts/payout-tax.schema.ts';
import { errors } from '@peonia/contract/protocol/errors.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import { openClient } from '../../../../test/client.ts';
import { cashOut, decide, makePartner } from '../../../../test/fixtures/cash-out.ts';
import { makeStaff, type StaffMember } from '../../../../test/fixtures/make-staff.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';
import { makePdf } from '../../../../test/fixtures/send-desk-file.ts';
import { makePicture } from '../../../../test/fixtures/upload-picture.ts';
import { proveBooks } from '../../../../test/money/prove-books.ts';
import { runJob } from '../../../../test/run-job.ts';
import { readConfig } from '../../../platform/config/config.ts';
import { payoutsEraser, payoutsExporter } from '../own-payouts.ts';
import { payoutSettings } from '../payout-settings.ts';

let api: Api;
let fina: StaffMember;
let partners = 0;

beforeAll(async () => {
  api = await startApi({ PAYOUT_TAX_COUNTRIES: 'US' });
  fina = await makeStaff(api, 'Fina Tax', 'finance');
});
beforeEach(async () => {
  await proveBooks(api.app.database);
});
afterAll(() => api.close());

const partner = () => makePartner(api, `Taxed ${(partners += 1)}`, 100);
const declare = (member: Member, country: string) => member.call(contract.declareTaxResidence, { body: { country } });
const send = (member: Member, data: Buffer = makePdf('W-9'), country = 'US') => {
  const form = new FormData();
  form.append('files', new Blob([new Uint8Array(data)]), 'w9.pdf');
  return openClient(api.address, { language: 'en', token: member.token }).call(contract.sendTaxDocument, {
    query: { country },
    body: form,
  });
};
const newestId = async (member: Member) =>
  (
    await api.sql<{ id: number }>('select id from payout_tax_document where member_id = $1 order by id desc limit 1', [
      member.id,
    ])
  )[0]?.id ?? 0;
const judge = async (member: Member, accept: boolean, by: Member = fina) =>
  by.call(contract.decideTaxDocument, {
    params: { id: await newestId(member) },
    body: { accept, reason: 'Compared with the name' },
  });
const blockOf = async (member: Member) => (await member.call(cashOutContract.getCashOut)).body.blocked;
const requested = async (member: Member) => (await cashOut(member, 60)).body.payout.id;
const stopOf = async (id: number) => (await fina.call(payoutDeskContract.getPayoutCase, { params: { id } })).body.stop;

it('is needed before a payout can be requested', async () => {
  const member = await partner();

  const refused = await cashOut(member, 60);

  expect([await blockOf(member), refused.code]).toEqual(['tax', errors.payout_tax_missing.code]);
});

it('is only stated for a country that no document is asked for', async () => {
  const member = await partner();

  const [home, elsewhere] = [await declare(member, 'US'), await declare(member, 'DE')];

  expect([home.code, elsewhere.body.lack]).toEqual([errors.payout_tax_missing.code, null]);
  expect((await cashOut(member, 60)).status).toBe(201);
});

it('lets a payout be requested, and approved once finance accepted it', async () => {
  const member = await partner();
  const { body } = await send(member);
  const id = await requested(member);
  const before = [await stopOf(id), (await decide(fina, id, 'approve')).code];

  await judge(member, true);

  const approved = await decide(fina, id, 'approve');
  expect([body.lack, ...before]).toEqual(['waiting', 'tax', errors.payout_held.code]);
  expect(approved.body.state).toBe('approved');
});

it('that was refused is sent again', async () => {
  const member = await partner();
  await send(member);

  await judge(member, false);

  const { body } = await member.call(contract.getTaxResidence);
  expect(body).toMatchObject({ lack: 'missing', current: { state: 'refused', reason: 'Compared with the name' } });
  expect((await send(member)).body.lack).toBe('waiting');
});

it('counts for three years', async () => {
  const member = await partner();
  await send(member);
  await judge(member, true);
  await api.sql("update payout_tax_document set created_at = now() - interval '1096 days' where member_id = $1", [
    member.id,
  ]);

  expect(await blockOf(member)).toBe('tax');
});

it('is stored sealed, and downloaded by finance alone, which is logged', async () => {
  const [member, sue] = [await partner(), await makeStaff(api, 'Sue Tax', 'support')];
  await send(member, makePdf('secret-number-4711'));
  const id = await newestId(member);
  const [stored] = await api.sql<{ sealed: Buffer }>('select sealed from payout_tax_document where id = $1', [id]);
  const download = async ({ token }: Pick<Member, 'token'>) => {
    const reply = await fetch(`${api.address}/v1/staff/payouts/tax/${id}/download`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    });
    return { status: reply.status, data: Buffer.from(await reply.arrayBuffer()) };
  };

  const [read, own, support] = [await download(fina), await download(member), await download(sue)];

  const logged = await api.sql("select act from staff_act where act = 'payout.tax-document-read' and detail = $1", [
    `document ${id}`,
  ]);
  expect(stored?.sealed.includes('secret-number-4711')).toBe(false);
  expect([read.status, read.data.equals(makePdf('secret-number-4711')), own.status, support.status]).toEqual([
    200,
    true,
    404,
    404,
  ]);
  expect(logged).toHaveLength(1);
});

it.each([
  ['a program', () => Promise.resolve(Buffer.from('MZ program')), errors.desk_file_kind.code],
  ['too large', () => Promise.resolve(Buffer.alloc(5_000_001)), errors.desk_file_too_large.code],
  ['a picture', () => makePicture(), null],
])('takes PDFs and pictures up to 5 MB: %s', async (_name, make, code) => {
  const member = await partner();

  expect((await send(member, await make())).code).toBe(code);
});

it('is for partners, of a country that exists', async () => {
  const [member, other] = [await partner(), await api.register(`No Partner ${(partners += 1)}`)];

  const codes = [await send(other), await declare(other, 'DE'), await declare(member, 'QQ')].map(({ code }) => code);

  expect(codes).toEqual([errors.partner_needed.code, errors.partner_needed.code, errors.input_invalid.code]);
});

it('is decided once, and not by its own member', async () => {
  const member = await partner();
  await send(member);
  const both = { ...(await makeStaff(api, 'Fritz Tax', 'finance')) };
  await api.sql('update payout_tax_document set member_id = $1 where id = $2', [both.id, await newestId(member)]);
  const own = await judge(both, true, both);
  await judge(both, true);

  const again = await judge(both, false);

  expect([own.code, again.code]).toEqual([errors.act_on_oneself.code, errors.payout_moved.code]);
});

it('is purged once it is replaced or does not count any more', async () => {
  const member = await partner();
  await send(member);
  await send(member);
  await send(member);
  await api.sql(
    `update payout_tax_document set created_at = now() - make_interval(days => case id when $2 then 1 else 40 end)
     where member_id = $1`,
    [member.id, await newestId(member)],
  );

  await runJob(api, 'payouts.purge-tax-documents');

  const left = await api.sql('select 1 from payout_tax_document where member_id = $1', [member.id]);
  expect(left).toHaveLength(2);
});

it('is exported to its member, and deleted with the account', async () => {
  const member = await partner();
  await send(member, makePdf('mine'));
  const exported = async () => {
    const parts: string[] = [];
    for await (const { path, content } of payoutsExporter({ config: api.config }).files(api.app.database, member.id))
      if (path.includes('/tax-')) for await (const part of content) parts.push(Buffer.from(part).toString());
    return parts.join('');
  };
  const before = await exported();

  await api.app.database.transaction((db) => payoutsEraser.erase(db, member.id));

  expect([before.includes(makePdf('mine').toString('base64')), await exported()]).toEqual([true, '']);
});

it('is asked for in the countries of the setting', () => {
  const read = (PAYOUT_TAX_COUNTRIES: string) =>
    readConfig({ NODE_ENV: 'test', PAYOUT_TAX_COUNTRIES }, [payoutSettings]).of(payoutSettings).taxCountries;

  expect([read(''), read('us, DE'), read('*')]).toEqual([new Set(), new Set(['US', 'DE']), 'all']);
  expect(() => read('USA')).toThrow('PAYOUT_TAX_COUNTRIES');
});
