import { accountCodesContract as codes } from '@peonia/contract/accounts/account-codes.schema.ts';
import { payoutsContract as contract } from '@peonia/contract/payouts/payouts.schema.ts';
import { errors } from '@peonia/contract/protocol/errors.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import { latestCode, mailsTo } from '../../../../test/fixtures/read-mails.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';
import { runJob } from '../../../../test/run-job.ts';
import { payoutsEraser, payoutsExporter } from '../own-payouts.ts';

let api: Api;
let count = 0;

beforeAll(async () => {
  api = await startApi({ LIMIT_CODE_RESEND_SECONDS: '0' });
});
afterAll(() => api.close());

const iban = {
  kind: 'bank',
  account_name: 'Mei Lin',
  account_number: 'de89 3704 0044 0532 0130 00',
  other_information: '',
} as const;
const wallet = {
  kind: 'wallet',
  account_name: 'Mei Lin',
  account_number: 'mei@example.com',
  other_information: 'PayPal',
} as const;
const register = () => api.register(`Payee ${(count += 1)}`, { verified: true });
const partner = async () => {
  const member = await register();
  await api.sql('update account set is_partner = true where id = $1', [member.id]);
  return member;
};
const set = (member: Member, method: object = iban, proof: object = { password: member.password }) =>
  member.call(contract.setPayoutMethod, { body: { ...iban, ...method, ...proof } });
const read = async (member: Member) => (await member.call(contract.getPayoutMethod)).body.method;
const methods = async (member: Member) =>
  (await api.sql('select id from payout_method where member_id = $1', [member.id])).length;

// covers: Cash-out method: kind, account name, account number, other information, auto-withdraw
describe('the payout method', () => {
  it('is shown with its number masked, and can be paid to after 72 hours', async () => {
    const member = await partner();

    const { status } = await set(member);

    const method = await read(member);
    const waited = Date.parse(method?.payable_at ?? '') - Date.parse(method?.changed_at ?? '');
    expect([status, method?.account_number, waited]).toEqual([200, '•••• 3000', 72 * 3_600_000]);
  });

  it('is shown with its other information, where only long numbers are masked', async () => {
    const member = await partner();

    await set(member, { ...wallet, other_information: 'PayPal of 2 people, routing 0210-0002 1' });

    expect((await read(member))?.other_information).toBe('PayPal of 2 people, routing •••• 0021');
  });

  it('is refused with a session alone', async () => {
    const member = await partner();

    const { code } = await set(member, iban, {});

    expect([code, await read(member)]).toEqual([errors.reauthentication_required.code, null]);
  });

  it('is refused to members who are no partners', async () => {
    const member = await register();

    expect((await set(member)).code).toBe(errors.partner_needed.code);
  });

  it('is refused with a mistyped IBAN, and without the name of the wallet', async () => {
    const member = await partner();

    const results = [
      await set(member, { account_number: 'DE89370400440532013001' }),
      await set(member, { account_number: '6222021234567890123' }),
      await set(member, { ...wallet, account_number: 'mei at home' }),
      await set(member, { ...wallet, other_information: '' }),
    ];

    const { payout_number_wrong: wrong, payout_information_missing: missing } = errors;
    expect(results.map(({ code }) => code)).toEqual([wrong.code, missing.code, wrong.code, missing.code]);
  });

  it('is stored sealed', async () => {
    const member = await partner();
    await set(member);

    const [row] = await api.sql<{ sealed: Buffer }>('select sealed from payout_method where member_id = $1', [
      member.id,
    ]);

    expect(row?.sealed.toString('latin1')).not.toMatch(/Mei|0532013000/);
  });

  it('is told to the address without the whole number, with a link that brings back the one before', async () => {
    const member = await partner();
    await set(member);
    await set(member, wallet);
    // Mails that wait together are made at once, in no order.
    const mail = (await mailsTo(api, member.email)).find((text) => text.includes('m•••@example.com'));
    const token = /undo\?token=([\w-]+)/.exec(mail ?? '')?.[1] ?? '';

    const { status } = await api.guest().call(codes.undoChange, { body: { token } });

    const back = await member.call(contract.getPayoutMethod);
    expect(mail).not.toContain('mei@');
    expect([status, back.status]).toEqual([200, 401]);
    expect(await methods(member)).toBe(1);
  });

  it('is told to an address that was changed shortly before', async () => {
    const member = await partner();
    const to = `new.${member.email}`;
    await member.call(codes.sendCode, { body: { email: to, purpose: 'verify' } });
    await member.call(codes.verifyAddress, {
      body: { email: to, code: await latestCode(api, to), password: member.password },
    });

    await set(member);

    const [former] = (await mailsTo(api, member.email)).slice(-1);
    expect(former).toContain('payout');
    expect(former).not.toContain('undo?token');
    expect((await mailsTo(api, to)).at(-1)).toContain('undo?token');
  });

  it('is removed with a proof', async () => {
    const member = await partner();
    await set(member);

    const refused = await member.call(contract.deletePayoutMethod, { body: {} });
    const removed = await member.call(contract.deletePayoutMethod, { body: { password: member.password } });
    const again = await member.call(contract.deletePayoutMethod, { body: { password: member.password } });

    expect([refused.code, removed.status, again.status]).toEqual([errors.reauthentication_required.code, 200, 404]);
    expect(await read(member)).toBeNull();
  });

  it('that was replaced is purged once the change cannot be undone', async () => {
    const member = await partner();
    await set(member);
    await set(member, wallet);
    await runJob(api, 'payouts.purge-methods');
    const before = await methods(member);
    await api.sql("update payout_method set created_at = created_at - interval '49 hours' where member_id = $1", [
      member.id,
    ]);

    await runJob(api, 'payouts.purge-methods');

    expect([before, await methods(member), (await read(member))?.kind]).toEqual([2, 1, 'wallet']);
  });

  it('is exported in clear and deleted with the account', async () => {
    const member = await partner();
    await set(member);
    const exporter = payoutsExporter({ config: api.config });
    const files = async () => {
      const written: string[] = [];
      for await (const { content } of exporter.files(api.app.database, member.id))
        for await (const part of content) written.push(Buffer.from(part).toString());
      return written.join('');
    };
    const before = await files();

    await api.app.database.transaction((db) => payoutsEraser.erase(db, member.id));

    expect([before.includes('DE89370400440532013000'), await methods(member)]).toEqual([true, 0]);
  });
});
