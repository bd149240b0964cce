import { enterAsFinished } from '../profiles/enter-member.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, isChinaDomain, test } from '../support/journey.ts';
import { dropIconRequests, payInSandbox } from './pay-in-sandbox.ts';
import { payFor } from './price-of.ts';

test('gold is added by a payment in the provider’s window, held, or refused, and the balance follows', async ({
  journey,
}) => {
  const page = await journey.open();
  await enterAsFinished(page, { gender: 1 });
  await page.goto('/setting');
  const chip = page.getByRole('banner').getByRole('button', { name: /gold\. Add gold$/ });
  await chip.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('radio', { name: /^50\s/ })).toBeChecked();
  // The discount of VIP is one of dollars.
  await expect(dialog.getByText('VIP members pay 5% less. This would be $47.50.')).toHaveCount(isChinaDomain ? 0 : 1);
  await expectAccessible(page);

  await test.step('an amount of one’s own has limits', async () => {
    await dialog.getByText('Other', { exact: true }).click();
    await dialog.getByRole('textbox').fill('1001');
    await dialog.getByRole('button', { name: 'Pay' }).click();
    await expect(dialog.getByText('Please enter a whole number from 1 to 1,000.')).toBeVisible();
    await dialog.getByRole('textbox').fill('33');
  });

  await test.step('approved: the gold is there without a reload', async () => {
    await payInSandbox(page, payFor(33), 'Approve');
    await expect(dialog.getByRole('heading', { name: '33 gold added' })).toBeFocused();
    await expect(dialog.getByRole('status').filter({ hasText: '33 gold added' })).toBeAttached();
    await expect(dialog.getByRole('link', { name: 'Set it up' })).toHaveAttribute('href', /\/setting\/security$/);
    await dialog.getByRole('button', { name: 'Not now' }).click();
    await expect(dialog.getByText('Keep your gold safe')).toHaveCount(0);
    await expect(chip.or(page.getByTestId('gold-chip')).first()).toContainText('33');
    await expect(page.getByRole('navigation', { name: 'Settings' }).getByText('33', { exact: true })).toBeAttached();
    await expectAccessible(page);
  });

  await test.step('looked at by the staff: pending with its reason', async () => {
    await dialog.getByRole('button', { name: 'Add more gold' }).click();
    await payInSandbox(page, payFor(50), 'Approve as risky');
    await expect(dialog.getByRole('heading', { name: 'Payment is being checked' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Make another payment' }).click();
  });

  await test.step('declined: it can be tried again at once', async () => {
    await payInSandbox(page, payFor(50), 'Decline');
    await expect(dialog.getByRole('heading', { name: 'Payment failed' })).toBeVisible();
    await expect(dialog.locator('p')).toContainText('payment is failed');
    await payInSandbox(page, /^Try again$/, 'Approve');
    await expect(dialog.getByRole('heading', { name: '50 gold added' })).toBeVisible();
    await expect(dialog.getByText('Keep your gold safe')).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(dialog).toHaveCount(0);
  });
});

// covers: A payment in progress survives a reload and is charged once
test('a reload in the middle, a blocked window and a double tap lose nothing and pay once', async ({ journey }) => {
  const page = await journey.open({ size: 'phone', colorScheme: 'dark' });
  await enterAsFinished(page, { gender: 1 });
  await dropIconRequests(page);
  // A browser that blocks every new window.
  await page.addInitScript(() => {
    Object.defineProperty(window, 'open', { value: () => null });
  });
  const purchases: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/purchase')) purchases.push(request.headers()['idempotency-key'] ?? '');
  });
  await page.goto('/me');
  await page.getByRole('button', { name: 'Add gold' }).click();
  const dialog = page.getByRole('dialog');

  await test.step('the first answer is lost: the same payment is tried again', async () => {
    let isLost = false;
    await page.route('**/purchase', async (route) => {
      if (isLost) return route.continue();
      isLost = true;
      await route.fetch();
      await route.abort();
    });
    journey.tolerate({ network: 'ERR_FAILED', path: '/v1/payment/sandbox/purchase' });
    await dialog.getByRole('button', { name: payFor(50) }).dblclick();
    await expect(dialog.getByRole('heading', { name: 'No response yet' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(dialog.getByRole('heading', { name: 'Finish paying in the other window' })).toBeVisible();
    expect(new Set(purchases).size).toBe(1);
  });

  await test.step('the dialog comes back after a reload, and the link leads to the provider', async () => {
    await page.reload();
    await expect(dialog.getByRole('heading', { name: 'Finish paying in the other window' })).toBeVisible();
    const [provider] = await Promise.all([
      page.waitForEvent('popup'),
      dialog.getByRole('link', { name: /Open the payment page/ }).click(),
    ]);
    await dialog.getByRole('button', { name: 'I have paid' }).click();
    await expect(dialog.getByRole('heading', { name: 'Confirming with the provider' })).toBeVisible();
    await page.reload();
    await expect(dialog.getByRole('heading', { name: 'Confirming with the provider' })).toBeVisible();
    await provider.getByRole('button', { name: 'Approve', exact: true }).click();
    await expect(dialog.getByRole('heading', { name: '50 gold added' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Done' }).click();
  });

  await test.step('one payment stands in the bill', async () => {
    await page.goto('/bill');
    await expect(page.getByRole('listitem').filter({ hasText: 'Gold added' })).toHaveCount(1);
  });
});
