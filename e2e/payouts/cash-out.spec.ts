import { openAs } from '../accounts/make-account.ts';
import { prepareCashOut } from '../support/control.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/expect-accessible.ts';
import { expect, test } from '../support/journey.ts';
import { openPartner } from './open-partner.ts';
import { approvePayout, openFinance, payPayout } from './settle-payout.ts';

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

  await test.step('one of finance approves it and cannot pay it', async () => {
    await approvePayout(await openFinance(journey), '$80.50', expectAccessible);
    await expect(mei.getByRole('listitem', { name: 'Cash-out of $80.50, Approved' })).toBeVisible();
  });

  await test.step('another one pays it', async () => {
    const finn = await openFinance(journey);
    await finn.goto('/staff/payouts');
    await finn.getByRole('button', { name: 'To pay' }).click();
    const download = finn.waitForEvent('download');
    await finn.getByRole('button', { name: 'CSV file' }).click();
    expect((await download).suggestedFilename()).toMatch(/^payouts-\d+\.csv$/);
    await payPayout(finn, '$80.50', expectAccessible);
  });

  await expect(mei.getByRole('listitem', { name: 'Cash-out of $80.50, Paid' })).toBeVisible();
  await expect(mei.getByText('Reference: SEPA 4711')).toBeVisible();
  await mei.getByRole('button', { name: 'Receipt' }).click();
  const receipt = mei.getByRole('dialog', { name: 'Receipt' });
  await expect(receipt).toContainText('•••• 3000');
  await expectAccessible(mei);
  const saved = mei.waitForEvent('download');
  await receipt.getByRole('button', { name: 'Receipt as PDF' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^payout-\d+\.pdf$/);
  await mei.goto('/notification');
  await expect(mei.getByRole('link', { name: /Your cash-out of 80\.5 gold was paid\./ })).toBeVisible();
});
