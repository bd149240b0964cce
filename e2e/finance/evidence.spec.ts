import type { Page } from '@playwright/test';
import { pressButton, tabTo, typeInto } from '../moderation/desks/press-keys.ts';
import { openStaffSession } from '../moderation/open-staff-session.ts';
import { enterAsFinished } from '../profiles/enter-member.ts';
import { grantRole, tellDispute } from '../support/control.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, isChinaDomain, test } from '../support/journey.ts';
import { goldOf, pay } from './pay-fifty.ts';

// covers: Evidence about a dispute goes to Stripe by two members of the staff
test('evidence about a dispute is sent through the provider by two of the staff', async ({ journey }) => {
  test.skip(isChinaDomain, 'pays in dollars');
  test.slow();
  const [anna, fay, finn] = [await journey.open(), await journey.open(), await journey.open({ size: 'phone' })];
  const payer = await enterAsFinished(anna, { gender: 1 });
  for (const staff of [fay, finn]) {
    await grantRole({ name: await enterAsFinished(staff, { gender: 0 }), role: 'finance' });
    await openStaffSession(staff);
  }
  const order = await pay(anna);
  await tellDispute({ order, kind: 'disputed', dueAt: '2031-05-06T12:00:00.000Z' });
  await expect.poll(() => goldOf(anna)).toBe(0);

  await test.step('one of the staff asks, and cannot confirm it', async () => {
    await openDispute(fay, payer);
    await typeInto(fay, fay.getByLabel('Why this evidence answers the dispute'), 'The log-ins show it');
    await pressButton(fay, fay, 'Request sending to Sandbox');
    await expect(fay.getByText('You asked for this, so a colleague has to confirm it.')).toBeVisible();
    await expect(fay.getByRole('button', { name: 'Confirm', exact: true })).toHaveCount(0);
    await expectAccessible(fay);
  });

  await test.step('a colleague confirms, and the provider has it', async () => {
    await openDispute(finn, payer);
    await typeInto(finn, finn.getByLabel('Your reason'), 'The log-ins are hers');
    await pressButton(finn, finn, 'Confirm');
    await expect(finn.getByRole('button', { name: 'Confirm', exact: true })).toHaveCount(0);
    await expect(async () => {
      const again = finn.getByRole('button', { name: 'Check again' });
      if (await again.isVisible()) await again.press('Enter');
      await expect(finn.getByRole('region', { name: 'Dispute' })).toContainText(
        /Sending to Sandbox, file sandbox_\w+ · Done/,
        { timeout: 2_000 },
      );
    }).toPass();
    await expect(finn.getByRole('region', { name: 'Dispute' }).getByRole('heading', { level: 2 })).toContainText(
      'Evidence sent',
    );
    await expectAccessible(finn);
  });
});

async function openDispute(staff: Page, payer: string): Promise<void> {
  await staff.goto('/staff/disputes');
  await tabTo(staff, staff.getByRole('list', { name: 'Disputes' }).getByRole('button', { name: payer }));
  await staff.keyboard.press('Enter');
  await expect(staff.getByRole('heading', { name: 'What it blocks' })).toBeVisible();
}
