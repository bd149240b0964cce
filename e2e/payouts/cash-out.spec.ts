import type { Page } from '@playwright/test';
import { makeAccount, openAs, verifyAccount, type MadeAccount } from '../accounts/make-account.ts';
import { openStaffSession } from '../moderation/open-staff-session.ts';
import { enterAsFinished } from '../profiles/enter-member.ts';
import { grantRole, makePartner, prepareCashOut } from '../support/control.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/expect-accessible.ts';
import { expect, test, type Journey } from '../support/journey.ts';

/** A partner with a verified address and a bank account that was added long ago. */
async function openPartner(page: Page): Promise<MadeAccount> {
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

async function openFinance(journey: Journey): Promise<Page> {
  const page = await journey.open();
  await grantRole({ name: await enterAsFinished(page, { gender: 0 }), role: 'finance' });
  await openStaffSession(page);
  return page;
}

test('a partner cashes out, one of finance approves it, another one pays', async ({ journey }) => {
  test.slow();
  const mei = await journey.open({ size: 'phone' });
  const account = await openPartner(mei);

  await openAs(mei, account, '/setting/cash-out');
  await expect(mei.getByText('Two-step login is needed before we can pay you.')).toBeVisible();
  await prepareCashOut({ id: account.id, gold: 120 });

  await test.step('the partner requests a part of the earnings', async () => {
    await mei.reload();
    await expect(mei.getByText('worth $120.00 this week')).toBeVisible();
    await mei.getByLabel('You cash out, in gold').fill('40');
    await expect(mei.getByText('You can cash out from $50.00.')).toBeVisible();
    await expect(mei.getByRole('button', { name: 'Request $40.00' })).toBeDisabled();
    await mei.getByLabel('You cash out, in gold').fill('80.5');
    await expectAccessible(mei);
    await expectNoSidewaysScroll(mei);
    await mei.getByRole('button', { name: 'Request $80.50' }).click();
    await expect(mei.getByText('Cash-out of $80.50 requested.')).toBeVisible();
    await expect(mei.getByRole('listitem', { name: 'Cash-out of $80.50, Requested' })).toBeVisible();
    await expect(mei.getByText('worth $39.50 this week')).toBeVisible();
    await expectAccessible(mei);
  });

  const fina = await openFinance(journey);
  await test.step('one of finance approves it and cannot pay it', async () => {
    await fina.goto('/staff/payouts');
    const payout = fina.getByRole('region', { name: 'Payout', exact: true });
    await fina.getByRole('button', { name: /\$80\.50, Requested/ }).click();
    await expect(payout.getByText('DE89370400440532013000')).toBeVisible();
    await expectAccessible(fina);
    await payout.getByLabel('Your reason').fill('Name fits the account');
    await payout.getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect(payout.getByText('so a colleague has to pay it')).toBeVisible();
    await expect(mei.getByRole('listitem', { name: 'Cash-out of $80.50, Approved' })).toBeVisible();
  });

  const finn = await openFinance(journey);
  await test.step('another one pays it', async () => {
    await finn.goto('/staff/payouts');
    await finn.getByRole('button', { name: 'To pay' }).click();
    const download = finn.waitForEvent('download');
    await finn.getByRole('button', { name: 'CSV file' }).click();
    expect((await download).suggestedFilename()).toMatch(/^payouts-\d+\.csv$/);
    await finn.getByRole('button', { name: /\$80\.50, Approved/ }).click();
    const payout = finn.getByRole('region', { name: 'Payout', exact: true });
    await payout.getByLabel('Reference of the transfer').fill('SEPA 4711');
    await payout.getByLabel('Day of the transfer').fill(new Date().toISOString().slice(0, 10));
    await expectAccessible(finn);
    await payout.getByRole('button', { name: 'Record as paid' }).click();
    await expect(payout.getByRole('heading', { name: '$80.50, Paid' })).toBeVisible();
  });

  await expect(mei.getByRole('listitem', { name: 'Cash-out of $80.50, Paid' })).toBeVisible();
  await expect(mei.getByText('Reference: SEPA 4711')).toBeVisible();
  await mei.getByRole('button', { name: 'Receipt' }).click();
  const receipt = mei.getByRole('dialog', { name: 'Receipt' });
  await expect(receipt).toContainText('•••• 3000');
  await expectAccessible(mei);
  // Paper shows the receipt alone.
  await mei.emulateMedia({ media: 'print' });
  await expect(receipt.getByText('SEPA 4711')).toBeVisible();
  await expect(mei.getByRole('button', { name: 'Print or save as PDF' })).toBeHidden();
  await mei.emulateMedia({ media: 'screen' });
  await mei.goto('/notification');
  await expect(mei.getByRole('link', { name: /Your cash-out of 80\.5 gold was paid\./ })).toBeVisible();
});
