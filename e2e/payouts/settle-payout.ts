import { expect, type Page } from '@playwright/test';
import { openStaffSession } from '../moderation/open-staff-session.ts';
import { enterAsFinished } from '../profiles/enter-member.ts';
import { grantRole } from '../support/control.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import type { Journey } from '../support/journey.ts';

/** A member of the finance staff with an open staff session. */
export async function openFinance(journey: Journey): Promise<Page> {
  const page = await journey.open();
  await grantRole({ name: await enterAsFinished(page, { gender: 0 }), role: 'finance' });
  await openStaffSession(page);
  return page;
}

/** Approves the payout of an amount such as "$80.50". */
export async function approvePayout(page: Page, amount: string): Promise<void> {
  await page.goto('/staff/payouts');
  const payout = page.getByRole('region', { name: 'Payout', exact: true });
  await page.getByRole('button', { name: new RegExp(`${escaped(amount)}, Requested`) }).click();
  await expect(payout.getByText('DE89370400440532013000')).toBeVisible();
  await expectAccessible(page);
  await payout.getByLabel('Your reason').fill('Name fits the account');
  await payout.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(payout.getByText('so a colleague has to pay it')).toBeVisible();
}

/** Records the approved payout of an amount as paid. */
export async function payPayout(page: Page, amount: string): Promise<void> {
  await page.goto('/staff/payouts');
  await page.getByRole('button', { name: 'To pay' }).click();
  await page.getByRole('button', { name: new RegExp(`${escaped(amount)}, Approved`) }).click();
  const payout = page.getByRole('region', { name: 'Payout', exact: true });
  await payout.getByLabel('Reference of the transfer').fill('SEPA 4711');
  await payout.getByLabel('Day of the transfer').fill(new Date().toISOString().slice(0, 10));
  await expectAccessible(page);
  await payout.getByRole('button', { name: 'Record as paid' }).click();
  await expect(payout.getByRole('heading', { name: `${amount}, Paid` })).toBeVisible();
}

const escaped = (text: string) => text.replaceAll(/[$.]/g, String.raw`\$&`);
