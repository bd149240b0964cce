import type { Page } from '@playwright/test';
import { openAs } from '../accounts/make-account.ts';
import { payInSandbox } from '../payments/pay-in-sandbox.ts';
import { openPartner } from '../payouts/open-partner.ts';
import { approvePayout, openFinance, payPayout } from '../payouts/settle-payout.ts';
import { matureEarnings, prepareCashOut } from '../support/control.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/expect-accessible.ts';
import { expect, isChinaDomain, test } from '../support/journey.ts';
import { registerThrough } from './register-through.ts';

async function buyGold(page: Page): Promise<void> {
  await page.goto('/setting');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /gold\. Add gold$/ })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('radio', { name: /^500\s/ })
    .check({ force: true });
  await payInSandbox(page, /^Pay \$500\.00$/, 'Approve');
  await expect(page.getByRole('dialog').getByRole('heading', { name: '500 gold added' })).toBeVisible();
}

// covers: /setting/affiliate
test('a partner earns from a member who came through their link, and is paid', async ({ journey }) => {
  test.skip(isChinaDomain, 'registers by e-mail');
  test.slow();
  const rosa = await journey.open();
  const account = await openPartner(rosa);
  await openAs(rosa, account, '/setting/affiliate');

  const link = await test.step('the partner makes a link', async () => {
    await rosa.getByRole('button', { name: 'New link' }).click();
    await rosa.getByLabel('Campaign').fill('Newsletter');
    await rosa.getByRole('button', { name: 'Create link' }).click();
    return (await rosa.getByText(/\?pid=[a-z0-9]{6}$/).textContent()) ?? '';
  });

  await test.step('somebody comes through it and buys gold', async () => {
    const gus = await journey.open();
    await registerThrough(gus, link);
    await buyGold(gus);
  });

  await test.step('the partner sees share, campaign and payer', async () => {
    await expect(async () => {
      await rosa.reload();
      await expect(rosa.getByText('Payment of a referred member')).toBeVisible({ timeout: 5_000 });
      await expect(rosa.getByRole('row', { name: /^Newsletter .*\$500\.00 100$/ })).toBeVisible({ timeout: 5_000 });
    }).toPass();
    await rosa.getByText('12 months', { exact: true }).click();
    await rosa.getByText('Show as a table').last().click();
    await expect(rosa.getByRole('table', { name: 'Clicks, registrations and net cash by time' })).toContainText(
      '$500.00',
    );
    await expect(rosa.getByText(/^After a week in which you earned something/)).toBeVisible();
    await expectAccessible(rosa);
    await expectNoSidewaysScroll(rosa);
  });

  await test.step('after seven days it is available and requested', async () => {
    await matureEarnings({ id: account.id });
    await prepareCashOut({ id: account.id, gold: 0 });
    await rosa.goto('/setting/cash-out');
    await expect(rosa.getByText('worth $100.00 this week')).toBeVisible();
    await rosa.getByLabel('You cash out, in gold').fill('100');
    await rosa.getByRole('button', { name: 'Request $100.00' }).click();
    await expect(rosa.getByRole('listitem', { name: 'Cash-out of $100.00, Requested' })).toBeVisible();
  });

  await test.step('one of finance approves it, another one pays it', async () => {
    await approvePayout(await openFinance(journey), '$100.00');
    await payPayout(await openFinance(journey), '$100.00');
    await expect(rosa.getByRole('listitem', { name: 'Cash-out of $100.00, Paid' })).toBeVisible();
  });
});
