import { accountCodesContract as codes } from '@peonia/contract/accounts/account-codes.schema.ts';
import { accountsContract } from '@peonia/contract/accounts/accounts.schema.ts';
import { errors } from '@peonia/contract/protocol/errors.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import { solveCaptcha } from '../../../../test/fixtures/solve-captcha.ts';

let api: Api;

beforeAll(async () => {
  api = await startApi({ LIMIT_CODE_RESEND_SECONDS: '0' });
  await api.register('Fiona Berg', { email: 'fiona@example.test', verified: true });
});
afterAll(() => api.close());

async function recipientsOf(email: string): Promise<string[]> {
  await api.sql('delete from mail_outbox');
  const captcha = await solveCaptcha(api.guest(), 'verify');
  await api.guest().call(codes.sendCode, { body: { email, purpose: 'find', captcha } });
  await api.app.outbox.drain();
  return (await api.sql<{ recipient: string }>('select recipient from mail_outbox')).map((row) => row.recipient);
}

describe('a code for a typed address', () => {
  it.each(['ﬁona@example.test', 'ｆｉｏｎａ@example.test', 'FIONA@EXAMPLE.TEST', 'fiona@exam\u1d56le.test'])(
    'goes to the stored address where %s was typed',
    async (typed) => {
      expect(await recipientsOf(typed)).toEqual(['fiona@example.test']);
    },
  );

  it('goes to the stored address of an account whose address was stored in another form', async () => {
    await api.register('Old Row', { email: 'old.row@example.test', verified: true });
    await api.sql("update account set email = 'Old.Row@example.test' where name = 'Old Row'");

    expect(await recipientsOf('OLD.ROW@example.test')).toEqual(['Old.Row@example.test']);
  });

  it('stores the form that the code was sent to', async () => {
    const typed = 'ﬁona.two@example.test';

    const { status } = await api.guest().call(accountsContract.register, {
      body: { email: typed, name: 'Fiona Two', password: 'a quiet evening', agreed: true },
    });

    expect(status).toBe(201);
    expect(await api.sql("select email from account where name = 'Fiona Two'")).toEqual([
      { email: 'fiona.two@example.test' },
    ]);
  });

  it.each(['fi\u200bona@example.test', 'fi\u00adona@example.test', 'fiona@exam\u202eple.test'])(
    'is refused with invisible characters: %j',
    async (typed) => {
      const captcha = await solveCaptcha(api.guest(), 'verify');

      const { code } = await api.guest().call(codes.sendCode, { body: { email: typed, purpose: 'find', captcha } });

      expect(code).toBe(errors.email_invalid.code);
    },
  );
});
