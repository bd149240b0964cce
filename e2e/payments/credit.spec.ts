import { enterAsFinished } from '../profiles/enter-member.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/journey.ts';
import { payInSandbox } from './pay-in-sandbox.ts';
import { payFor } from './price-of.ts';

// covers: /credit
test('an amount on the page of one’s gold is bought, and the balance shows it', async ({ journey }) => {
  const page = await journey.open({ size: 'phone' });
  await enterAsFinished(page, { gender: 1 });
  await page.goto('/setting');
  await page.getByRole('main').getByRole('link', { name: 'Your gold' }).click();
  await expect(page.getByRole('heading', { name: 'Your gold', level: 1 })).toBeVisible();
  await expect(page.getByTestId('gold-offers').getByRole('listitem')).toHaveCount(5);
  await expectAccessible(page);

  await page.getByRole('button', { name: /^Add 100 gold for/ }).click();
  await payInSandbox(page, payFor(100), 'Approve');
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();

  await expect(page.getByRole('main').getByText('100 gold', { exact: true }).first()).toBeAttached();
});
