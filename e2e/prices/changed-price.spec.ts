import type { Page } from '@playwright/test';
import { chooseCase, pressButton, typeInto } from '../moderation/desks/press-keys.ts';
import { openStaffSession } from '../moderation/open-staff-session.ts';
import { payInSandbox, dropIconRequests } from '../payments/pay-in-sandbox.ts';
import { enterAsFinished } from '../profiles/enter-member.ts';
import { grantRole } from '../support/control.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, isChinaDomain, test } from '../support/journey.ts';

// covers: A changed price is shown in the same dialog and paid by its button
test('two of the staff change a price while a member has it open: the new one is shown, then paid', async ({
  journey,
}) => {
  test.skip(isChinaDomain, 'pays in dollars');
  test.slow();
  const [anna, fay, finn] = [await journey.open({ size: 'phone' }), await journey.open(), await journey.open()];
  journey.tolerate({ status: 400, path: '/v1/payment/sandbox/purchase' });
  await enterAsFinished(anna, { gender: 1 });
  for (const staff of [fay, finn]) {
    await grantRole({ name: await enterAsFinished(staff, { gender: 0 }), role: 'finance' });
    await openStaffSession(staff);
  }
  // The pack of six months is bought in no other journey. A repeated run finds the price of the run before.
  const before = await packPrice(anna);
  const after = before === 150 ? 156 : 150;
  const [old, now] = [`$${before}.00`, `$${after}.00`];
  const dialog = anna.getByRole('dialog');

  await test.step('the member has the price before them', async () => {
    await anna.goto('/vip');
    await anna
      .getByRole('main')
      .getByRole('button', { name: /Become VIP/ })
      .first()
      .click();
    await dialog.getByRole('radio', { name: /^6 months/ }).check();
    await expect(dialog.getByRole('button', { name: /^Pay / })).toContainText(old);
  });

  await test.step('one of the staff writes another price with the keyboard alone', async () => {
    await fay.goto('/staff/prices');
    await pressButton(fay, fay, 'New price list');
    const form = fay.getByRole('form', { name: 'New price list' });
    await typeInto(fay, form.getByRole('textbox', { name: '6 months' }), String(after));
    await typeInto(fay, form.getByRole('textbox', { name: 'Why do the prices change?' }), 'Costs have risen');
    await pressButton(fay, form, 'Save the draft');
    await pressButton(fay, fay, 'Ask for approval');
    await expect(fay.getByText('You wrote this list, so a colleague has to approve it.')).toBeVisible();
    await expect(fay.getByRole('button', { name: 'Approve', exact: true })).toHaveCount(0);
  });

  await test.step('another approves it, also by keys', async () => {
    await finn.goto('/staff/prices');
    await chooseCase(finn, 'Price lists', 'Waiting');
    await typeInto(finn, finn.getByRole('textbox', { name: 'Your reason' }), 'Looked at it');
    await pressButton(finn, finn, 'Approve');
    await expect.poll(() => packPrice(anna)).toBe(after);
  });

  await test.step('the old price is refused, and the button names the new one', async () => {
    await dropIconRequests(anna);
    await dialog.getByRole('button', { name: /^Pay / }).click();
    await expect(dialog.getByRole('alert').filter({ visible: true })).toContainText(`It was ${old} and is now ${now}.`);
    await expect(dialog.getByRole('button', { name: /^Pay / })).toContainText(now);
    await expectAccessible(anna);
  });

  await test.step('the member agrees by pressing it, and the receipt states it', async () => {
    await payInSandbox(anna, new RegExp(`^Pay \\$${after}\\.00$`), 'Approve');
    await expect(dialog.getByRole('heading', { name: 'You are VIP' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await anna.goto('/bill/payments');
    const payment = anna.getByRole('main').getByRole('listitem').filter({ hasText: now });
    await expect(payment).toContainText('Paid');
    await payment.getByRole('link').click();
    await expect(anna.getByRole('heading', { name: 'Payment', level: 1 })).toBeVisible();
    await expect(anna.getByRole('main')).toContainText(now);
  });
});

async function packPrice(page: Page): Promise<number> {
  const reply = await page.request.get('/v1/prices');
  return ((await reply.json()) as { values: { pack_6_cents: number } }).values.pack_6_cents / 100;
}
