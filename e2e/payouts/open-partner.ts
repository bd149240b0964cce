import { expect, type Page } from '@playwright/test';
import { makeAccount, verifyAccount, type MadeAccount } from '../accounts/make-account.ts';
import { makePartner } from '../support/control.ts';

/** A partner with a verified address and a bank account. */
export async function openPartner(page: Page): Promise<MadeAccount> {
  const account = await makeAccount(page);
  await verifyAccount(page, account);
  await makePartner({ id: account.id });
  const reply = await page.request.put('/v1/payout/method', {
    headers: { authorization: `Bearer ${account.token}` },
    data: {
      kind: 'bank',
      account_name: 'Mei Lin',
      account_number: 'DE89370400440532013000',
      other_information: '',
      password: account.password,
    },
  });
  expect(reply.status(), await reply.text()).toBe(200);
  return account;
}
