import type { Page } from '@playwright/test';
import { makeAccount, openAs, verifyAccount } from '../accounts/make-account.ts';
import { appCode } from '../moderation/open-staff-session.ts';
import { openFinance } from '../payouts/settle-payout.ts';
import { identifyMember } from '../support/control.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/expect-accessible.ts';
import { expect, test } from '../support/journey.ts';

const words = 'Your language lessons fit us well.';

async function invite(staff: Page, id: number): Promise<void> {
  await staff.goto(`/staff/members/${id}`);
  const card = staff.getByRole('region', { name: 'Partner programme' });
  await expect(card.getByText('Identity not verified. Two-step login off.')).toBeVisible();
  await card.getByLabel('Why we invite, as the member reads it').fill(words);
  await card.getByRole('button', { name: 'Invite as a partner' }).click();
  await expect(card.getByText('Waiting for an answer')).toBeVisible();
}

/** Opens the invitation of a member in the list of all. */
async function openInvitation(staff: Page, name: string, state: string): Promise<void> {
  await staff.goto('/staff/partners');
  await staff.getByRole('button', { name: 'Invitations' }).click();
  const row = staff.getByRole('button', { name: new RegExp(name) });
  await expect(row).toContainText(state);
  await row.click();
}

async function turnOnTwoStep(page: Page, password: string): Promise<void> {
  await page.getByRole('link', { name: 'Turn on two-step login' }).click();
  await page.getByRole('button', { name: 'Turn on two-step login' }).click();
  const proof = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await proof.getByLabel('Password', { exact: true }).fill(password);
  await proof.getByRole('button', { name: 'Confirm' }).click();
  const secret = (await page.getByTestId('app-secret').textContent()) ?? '';
  await page.getByLabel('Six-digit code').fill(appCode(secret));
  await page.getByLabel('I have kept the codes.').check();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('On. Every login also needs a code from your app, except with a passkey.')).toBeVisible();
}

test('an invited member meets the conditions, accepts, and is a partner', async ({ journey }) => {
  test.slow();
  // Two-step login asks who it is first.
  journey.tolerate({ status: 400, path: '/v1/security/second-step' });
  const rosa = await journey.open({ size: 'phone' });
  const account = await makeAccount(rosa);
  await verifyAccount(rosa, account);
  const staff = await openFinance(journey);
  await invite(staff, account.id);
  await expectAccessible(staff);

  await test.step('the notification leads to the invitation', async () => {
    await openAs(rosa, account, '/notification');
    await rosa.getByRole('link', { name: /You are invited to become a partner/ }).click();
    await expect(rosa).toHaveURL(/\/setting\/affiliate$/);
    await expect(rosa.getByRole('blockquote')).toHaveText(words);
    await expect(rosa.getByText(/^You earn 40% of the purchased gold/)).toBeVisible();
    await expectAccessible(rosa);
    await expectNoSidewaysScroll(rosa);
  });

  await test.step('what is missing leads to where it is got', async () => {
    const accept = rosa.getByRole('button', { name: 'Accept and become a partner' });
    await rosa.getByLabel('I accept the rules of the programme above and the terms of use.').check();
    await expect(accept).toBeDisabled();
    await expect(rosa.getByRole('link', { name: 'Verify identity' })).toHaveAttribute('href', /\/setting\/verify$/);
    await identifyMember({ id: account.id });
    await turnOnTwoStep(rosa, account.password);
    await rosa.goto('/setting/affiliate');
    await expect(accept).toBeDisabled();
    await rosa.getByLabel('I accept the rules of the programme above and the terms of use.').check();
    await accept.click();
  });

  await expect(rosa.getByText('You are a partner. Thank you for being here.')).toBeVisible();
  await expect(rosa.getByRole('button', { name: 'New link' })).toBeVisible();
  await openInvitation(staff, account.name, 'Accepted by the member');
});

test('an invited member declines with a word to the staff', async ({ journey }) => {
  const gus = await journey.open();
  const account = await makeAccount(gus);
  const staff = await openFinance(journey);
  await invite(staff, account.id);

  await openAs(gus, account, '/setting/affiliate');
  await gus.getByRole('button', { name: 'Decline the invitation' }).click();
  await expect(gus.getByLabel('A word to our team')).toBeFocused();
  await expectAccessible(gus);
  await gus.getByLabel('A word to our team').fill('I have no time for it.');
  await gus.getByRole('button', { name: 'Send and decline' }).click();

  await expect(gus.getByText(/^You declined our invitation of/)).toBeVisible();
  await expect(gus.getByRole('button', { name: 'Apply' })).toBeVisible();
  await openInvitation(staff, account.name, 'Declined by the member');
  await expect(staff.getByText('I have no time for it.')).toBeVisible();
  await expectAccessible(staff);
});

test('staff withdraw an invitation while the member reads it', async ({ journey }) => {
  journey.tolerate({ status: 400, path: '/v1/partner/invitations/*/decline' });
  const gus = await journey.open();
  const account = await makeAccount(gus);
  const staff = await openFinance(journey);
  await invite(staff, account.id);
  await openAs(gus, account, '/setting/affiliate');
  await gus.getByRole('button', { name: 'Decline the invitation' }).click();

  const card = staff.getByRole('region', { name: 'Partner programme' });
  await card.getByLabel('Why it is withdrawn').fill('Sent to the wrong member');
  await card.getByRole('button', { name: 'Withdraw the invitation' }).click();
  await expect(card.getByText('Withdrawn by us')).toBeVisible();

  await gus.getByLabel('A word to our team').fill('I have no time for it.');
  await gus.getByRole('button', { name: 'Send and decline' }).click();
  await expect(gus.getByText('This invitation is no longer open.', { exact: false })).toBeVisible();
  await expect(gus.getByText(/^Our invitation of .* was withdrawn/)).toBeVisible();
});
