import { expect, type Page } from '@playwright/test';
import { chooseCase, pressButton, typeInto } from '../moderation/desks/press-keys.ts';
import { openStaffSession } from '../moderation/open-staff-session.ts';
import { enterAsFinished } from '../profiles/enter-member.ts';
import { grantRole } from '../support/control.ts';
import type { Journey } from '../support/journey.ts';

/** A member of the finance staff with an open staff session. */
export async function openFinance(journey: Journey): Promise<Page> {
  const page = await journey.open();
  await grantRole({ name: await enterAsFinished(page, { gender: 0 }), role: 'finance' });
  await openStaffSession(page);
  return page;
}

const noJudge = async (_page: Page) => {};

/** Approves the payout of an amount such as "$80.50", with the keyboard alone; `judge` is called at the open case. */
export async function approvePayout(page: Page, amount: string, judge = noJudge): Promise<void> {
  await page.goto('/staff/payouts');
  const payout = page.getByRole('region', { name: 'Payout', exact: true });
  await chooseCase(page, 'Payouts', amount);
  await expect(payout.getByText('DE89370400440532013000')).toBeVisible();
  await judge(page);
  await typeInto(page, payout.getByLabel('Your reason'), 'Name fits the account');
  await pressButton(page, payout, 'Confirm');
  await expect(payout.getByText('so a colleague has to pay it')).toBeVisible();
}

/** Records the approved payout of an amount as paid, with the keyboard alone; `judge` is called at the filled form. */
export async function payPayout(page: Page, amount: string, judge = noJudge): Promise<void> {
  await page.goto('/staff/payouts');
  await pressButton(page, page, 'To pay');
  await chooseCase(page, 'Payouts', amount);
  const payout = page.getByRole('region', { name: 'Payout', exact: true });
  await typeInto(page, payout.getByLabel('Reference of the transfer'), 'SEPA 4711');
  const [year, month, day] = new Date().toISOString().slice(0, 10).split('-');
  await typeInto(page, payout.getByLabel('Day of the transfer'), `${month}${day}${year}`);
  await judge(page);
  await pressButton(page, payout, 'Record as paid');
  await expect(payout.getByRole('heading', { name: `${amount}, Paid` })).toBeVisible();
}
