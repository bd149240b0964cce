import { enterAsFinished } from '../profiles/enter-member.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/expect-accessible.ts';
import { expect, test } from '../support/journey.ts';

test('filters narrow a list, stay in its address, and are dropped with one tap', async ({ journey }) => {
  const page = await journey.open({ size: 'phone' });
  await enterAsFinished(page, { gender: 1, seeking: 'women' });
  await page.goto('/user/latest');
  const cards = page.getByRole('article');
  await expect(cards).not.toHaveCount(0);
  const all = await cards.count();

  const filters = page.getByRole('group', { name: 'Filters' });
  await filters.getByRole('button', { name: 'Speaks' }).click();
  await page.getByRole('menuitemradio', { name: 'Japanese' }).click();
  await expect(page).toHaveURL(/languages=ja/);
  await expect(filters.getByRole('button', { name: 'Japanese' })).toBeVisible();
  await expect.poll(() => cards.count()).toBeLessThan(all);
  await expect(cards).not.toHaveCount(0);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.reload();
  await expect(filters.getByRole('button', { name: 'Japanese' })).toBeVisible();
  await filters.getByRole('button', { name: 'Age' }).click();
  await page.getByRole('menuitemradio', { name: 'From 56 years' }).click();
  await expect(page.getByText('No one here matches your filters')).toBeVisible();
  await page.getByRole('button', { name: 'Drop the filters' }).click();
  await expect(page).toHaveURL(/\/user\/latest$/);
  await expect.poll(() => cards.count()).toBe(all);
});
