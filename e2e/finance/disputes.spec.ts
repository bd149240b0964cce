import type { Page } from '@playwright/test';
import { openStaffSession } from '../moderation/open-staff-session.ts';
import { enterAsFinished } from '../profiles/enter-member.ts';
import { grantRole, tellDispute } from '../support/control.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, isChinaDomain, test } from '../support/journey.ts';
import { begin, goldOf, headersOf, pay } from './pay-fifty.ts';

const dueAt = '2031-05-06T12:00:00.000Z';

// covers: Disputes for staff: deadline, what they block, evidence as PDF, evidence sent, won, lost
test('a dispute is answered with evidence, lost, and the payer is unlocked by two of the staff', async ({
  journey,
}) => {
  test.skip(isChinaDomain, 'pays in dollars');
  test.slow();
  const [anna, fay, finn] = [await journey.open(), await journey.open(), await journey.open()];
  const payer = await enterAsFinished(anna, { gender: 1 });
  for (const staff of [fay, finn]) {
    await grantRole({ name: await enterAsFinished(staff, { gender: 0 }), role: 'finance' });
    await openStaffSession(staff);
  }
  const order = await pay(anna);
  await tellDispute({ order, kind: 'disputed', dueAt });
  await expect.poll(() => goldOf(anna)).toBe(0);

  await test.step('the evidence is downloaded and recorded as sent', async () => {
    await fay.goto('/staff/disputes');
    await openDispute(fay, payer);
    await expect(fay.getByText('The member cannot pay.')).toBeVisible();
    const saved = fay.waitForEvent('download');
    await fay.getByRole('button', { name: 'Download the evidence' }).click();
    expect((await saved).suggestedFilename()).toBe(`evidence-${order.slice(0, 8)}.pdf`);
    await fay.getByLabel('What you sent to the provider').fill('Receipt and log-ins');
    await fay.getByRole('button', { name: 'Record as sent' }).click();
    await expect(fay.getByRole('region', { name: 'Dispute' }).getByRole('heading', { level: 2 })).toContainText(
      'Evidence sent',
    );
    await fay.evaluate(() => scrollTo(0, 0));
    await expectAccessible(fay);
  });

  await test.step('it is lost, and the unlock is asked for', async () => {
    await tellDispute({ order, kind: 'lost', dueAt });
    await expect.poll(() => listed(fay, order)).toBe('lost');
    await fay.reload();
    await fay.getByRole('button', { name: 'Lost', exact: true }).click();
    await openDispute(fay, payer);
    await fay.getByRole('button', { name: 'Show requests about this payment' }).click();
    await fay.getByLabel('Reason for the second person').fill('Talked with the member');
    await fay.getByRole('button', { name: 'Request unlock' }).click();
    await expect(fay.getByText('You asked for this, so a colleague has to confirm it.')).toBeVisible();
  });

  await test.step('a colleague confirms, and nothing blocks the payer any more', async () => {
    await finn.goto('/staff/disputes');
    await finn.getByRole('button', { name: 'Lost', exact: true }).click();
    await openDispute(finn, payer);
    await finn.getByRole('button', { name: 'Show requests about this payment' }).click();
    await finn.getByLabel('Your reason').fill('Agreed with the bank');
    await finn.getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect(finn.getByText('The member cannot pay.')).toHaveCount(0);
  });

  await test.step('the member reads it and can pay again', async () => {
    await anna.goto('/notification');
    await expect(anna.getByText('Payments are open to you again.')).toBeVisible();
    expect((await begin(anna)).status()).toBe(201);
  });
});

async function openDispute(staff: Page, payer: string): Promise<void> {
  await staff.getByRole('list', { name: 'Disputes' }).getByRole('button', { name: payer }).click();
  await expect(staff.getByRole('heading', { name: 'What it blocks' })).toBeVisible();
}

/** State of the dispute of an order in the list of all. */
async function listed(staff: Page, order: string): Promise<string | undefined> {
  const reply = await staff.request.get('/v1/staff/disputes?show=all', { headers: await headersOf(staff) });
  const { items } = (await reply.json()) as { items: { order: string; state: string }[] };
  return items.find((one) => one.order === order)?.state;
}
