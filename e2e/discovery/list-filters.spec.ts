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

test('the encounters of a day are narrowed by the same filters, which a button opens and counts', async ({
  journey,
}) => {
  for (const size of ['desktop', 'phone'] as const) {
    const page = await journey.open({ size });
    await enterAsFinished(page, { gender: 1, seeking: 'women' });
    await page.goto('/encounter');
    const card = page.getByRole('main').getByRole('article');
    await expect(card.getByRole('heading', { level: 2 })).toBeVisible();
    const opener = page.getByRole('main').getByRole('button', { name: /^Filters/ });
    await opener.click();
    const filters = page.getByRole('group', { name: 'Filters' });
    await filters.getByRole('button', { name: 'Here for' }).click();
    await page.getByRole('menuitemradio', { name: 'Serious relationship' }).click();
    await expect(page).toHaveURL(/purpose=801/);
    await filters.getByRole('button', { name: 'Children' }).click();
    await page.getByRole('menuitemradio', { name: 'More than two' }).click();
    await expect(page).toHaveURL(/children=504/);
    await expect(page.getByRole('main').getByRole('button', { name: /^Filters.*2 active$/ })).toBeVisible();
    await expect(page.getByText('No one left today matches your filters')).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.reload();
    await expect(filters.getByRole('button', { name: 'Children: More than two' })).toBeVisible();
    await page.getByRole('button', { name: 'Drop the filters' }).click();
    await expect(page).toHaveURL(/\/encounter$/);
    await expect(card.getByRole('heading', { level: 2 })).toBeVisible();
  }
});
