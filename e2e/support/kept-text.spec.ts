import type { Page } from '@playwright/test';
import { appCode } from '../moderation/open-staff-session.ts';
import { enterAsFinished } from '../profiles/enter-member.ts';
import { grantRole } from './control.ts';
import { expect, type Journey, test } from './journey.ts';
import { openOwnTicket } from './open-own-ticket.ts';
import { tokenOf } from './token-of.ts';

/** A member with a ticket, and somebody of the support with the secret of their second factor. */
async function cast(journey: Journey) {
  const [member, ada] = [await journey.open(), await journey.open()];
  const name = await enterAsFinished(member, { gender: 1 });
  await grantRole({ name: await enterAsFinished(ada, { gender: 0 }), role: 'support' });
  const headers = { authorization: `Bearer ${await tokenOf(ada)}` };
  const begun = await ada.request.post('/v1/staff/pass', { headers });
  const { secret } = (await begun.json()) as { secret: string };
  const opened = await ada.request.put('/v1/staff/pass', { headers, data: { code: appCode(secret) } });
  const { recovery_codes } = (await opened.json()) as { recovery_codes: string[] };
  return { member, name, ada, recovery: recovery_codes[0] ?? '' };
}

/** Ends the staff session as its idle time does, which the page learns with its next look. */
async function endStaffSession(page: Page): Promise<void> {
  const headers = { authorization: `Bearer ${await tokenOf(page)}` };
  expect((await page.request.delete('/v1/staff/pass', { headers })).ok()).toBe(true);
}

test('an answer that staff began survives another ticket, a reload and the end of the staff session', async ({
  journey,
}) => {
  const { member, ada, recovery } = await cast(journey);
  const ticket = await openOwnTicket(member);
  const field = ada.getByLabel('Your answer or note');
  await ada.goto(`/staff/tickets?case=${ticket}`);
  await field.fill('Please look into');

  await test.step('another ticket has a field of its own', async () => {
    const other = await openOwnTicket(member, 'And where is my receipt?');
    await ada.reload();
    await expect(field).toHaveValue('Please look into');
    await ada.goto(`/staff/tickets?case=${other}`);
    await expect(field).toHaveValue('');
    await ada.goto(`/staff/tickets?case=${ticket}`);
    await expect(field).toHaveValue('Please look into');
  });

  await test.step('the session ends while it is sent, and a code brings it back', async () => {
    // Also what the page still loads as the session ends.
    journey.tolerate(
      { status: 403, path: '/v1/staff/tickets/*/messages' },
      { status: 403, path: '/v1/staff/tickets/*/templates' },
      { status: 403, path: '/v1/staff/*' },
    );
    await field.fill('Please look into Settings.');
    await endStaffSession(ada);
    await ada.getByRole('button', { name: 'Send and wait' }).press('Enter');
    await ada.getByRole('button', { name: 'Use a recovery code' }).press('Enter');
    await ada.getByLabel('Recovery code').fill(recovery);
    await ada.keyboard.press('Enter');
    await expect(field).toHaveValue('Please look into Settings.');
  });

  await test.step('what was sent is no draft any more', async () => {
    await ada.getByRole('button', { name: 'Send and wait' }).press('Enter');
    await expect(ada.getByText('Sent', { exact: true })).toBeVisible();
    await ada.reload();
    await expect(ada.getByRole('region', { name: `Ticket ${ticket}` })).toContainText('Please look into Settings.');
    await expect(field).toHaveValue('');
  });
});

test('what a member writes back to support survives a reload', async ({ journey }) => {
  const page = await journey.open({ size: 'phone' });
  await enterAsFinished(page, { gender: 1 });
  await page.goto(`/support/${await openOwnTicket(page)}`);
  await page.getByLabel('Your message').fill('It is still missing.');

  await page.reload();

  await expect(page.getByLabel('Your message')).toHaveValue('It is still missing.');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('It is still missing.');
  await page.reload();
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('It is still missing.');
  await expect(page.getByLabel('Your message')).toHaveValue('');
});
