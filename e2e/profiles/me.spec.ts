import { expect, test } from '../support/journey.ts';
import { enterAsFinished } from './enter-member.ts';

// covers: /me
test('the own page has its money on two rows, and opens at the help that an address names', async ({ journey }) => {
  const page = await journey.open({ size: 'phone' });
  await enterAsFinished(page, { gender: 1, seeking: 'women' });

  await page.goto('/me');
  const main = page.getByRole('main');
  const topOf = async (name: string, role: 'button' | 'link') =>
    (await main.getByRole(role, { name, exact: true }).boundingBox())?.y;
  await expect(main.getByRole('link', { name: 'Spending' })).toBeVisible();
  const add = await topOf('Add gold', 'button');
  expect(await topOf('Become VIP', 'button')).toBe(add);
  expect(await topOf('Spending', 'link')).toBeLessThan(add ?? 0);

  await page.goto('/language');
  await page.goto('/me#help');
  await expect(main.getByRole('heading', { name: 'Help' })).toBeInViewport();
});
