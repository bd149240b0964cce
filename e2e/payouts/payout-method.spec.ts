import { makeAccount, openAs, verifyAccount } from '../accounts/make-account.ts';
import { makePartner } from '../support/control.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/journey.ts';

test('a partner adds a bank account with the password, sees it masked, and removes it', async ({ journey }) => {
  test.slow();
  journey.tolerate({ status: 400, path: '/v1/payout/method' });
  const page = await journey.open({ size: 'phone' });
  const account = await makeAccount(page);
  await verifyAccount(page, account);
  await makePartner({ id: account.id });
  const confirm = async () => {
    const proof = page.getByRole('dialog', { name: 'Confirm that it is you' });
    await proof.getByLabel('Password', { exact: true }).fill(account.password);
    await proof.getByRole('button', { name: 'Confirm' }).click();
    await expect(proof).toBeHidden();
  };

  await openAs(page, account, '/setting/affiliate');
  await page.getByRole('button', { name: 'Add a payout method' }).click();
  await page.getByLabel('Account holder').fill('Mei Lin');
  await page.getByLabel('IBAN or account number').fill('DE89 3704 0044 0532 0130 01');
  await page.getByLabel('Bank, BIC and country').click();
  await expect(page.getByText('This number cannot be right.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save payout method' })).toBeDisabled();
  await expectAccessible(page);
  await page.getByLabel('IBAN or account number').fill('DE89 3704 0044 0532 0130 00');
  await page.getByLabel('Bank, BIC and country').fill('Commerzbank, Germany');
  await page.getByRole('button', { name: 'Save payout method' }).click();
  await confirm();

  await expect(page.getByText('•••• 3000')).toBeVisible();
  await expect(page.getByText('Commerzbank, Germany')).toBeVisible();
  await expect(page.getByText('It was changed recently.')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Remove payout method' }).click();
  await confirm();
  await expect(page.getByText('You have no payout method yet.')).toBeVisible();
});
