import type { Page } from '@playwright/test';
import { enterAsFinished } from '../profiles/enter-member.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/expect-accessible.ts';
import { expect, test } from '../support/journey.ts';

// covers: /user/search

// covers: Search page with filters that stay in the address
test('a member finds people in German, Chinese and Korean, and the filters stay in the address', async ({
  journey,
}) => {
  const page = await journey.open();
  await enterAsFinished(page, { gender: 1, seeking: 'both' });
  const words = page.getByRole('main').getByRole('searchbox', { name: 'Name or words' });
  const found = page.getByRole('list', { name: 'People found' });
  await page.goto('/user/search');
  await expect(found).toBeVisible();
  // One slip in each, and none in the last.
  for (const [typed, name] of [
    ['Orgeln und repariree', 'Jonas Weber'],
    ['钢琴', 'Mei Lin'],
    ['번역가', 'Hana Seo'],
    ['Mei', 'Mei Lin'],
  ] as const) {
    await words.fill(typed);
    await words.press('Enter');
    await expect(found.getByRole('link', { name: new RegExp(name) })).toBeVisible();
  }
  await words.fill('');
  await words.press('Enter');
  await page.getByRole('button', { name: 'All filters' }).click();
  await page.getByLabel('Who').selectOption('Woman');
  await page.getByLabel('Speaks').selectOption('Korean');
  const chips = page.getByRole('group', { name: 'Active filters' });
  await expect(chips.getByRole('button', { name: 'Remove Korean' })).toBeVisible();
  await expect(found.getByRole('link', { name: /Ji-woo Han/ })).toBeVisible();
  await expect(found.getByRole('link', { name: /Mei Lin/ })).toHaveCount(0);
  await expectAccessible(page);

  await page.reload();
  await expect(chips.getByRole('button', { name: 'Remove Korean' })).toBeVisible();
  await expect(found.getByRole('link', { name: /Ji-woo Han/ })).toBeVisible();
  await found.getByRole('link', { name: /Ji-woo Han/ }).click();
  await expect(page).toHaveURL(/\/profile\/\d+$/);
  await page.goBack();
  await expect(chips.getByRole('button', { name: 'Remove Woman' })).toBeVisible();

  // Weight, income, online and verified are for VIP, and the page says so.
  await page.getByRole('button', { name: /All filters/ }).click();
  await expect(page.getByLabel('Income')).toBeDisabled();
  await expect(page.getByRole('link', { name: 'Become VIP' })).toBeVisible();

  await page.goto('/user/search?q=zzzzzz');
  await expect(page.getByRole('heading', { name: 'No members found' })).toBeVisible();
  await page.getByRole('button', { name: 'Show everyone' }).click();
  await expect(found.getByRole('article')).not.toHaveCount(0);
});

// covers: Header search from 3 characters, 500 ms after typing
test('the search of the bar works by keyboard, and a guest is led to the login', async ({ journey }) => {
  const page = await journey.open();
  await enterAsFinished(page, { gender: 1, seeking: 'women' });
  await page.clock.install();
  await page.goto('/user/latest');
  const box = page.getByRole('combobox', { name: 'Search members' });
  let asked = 0;
  page.on('request', (request) => (asked += request.url().endsWith('/v1/search') ? 1 : 0));
  await box.fill('me');
  await expect(box).toHaveAttribute('aria-expanded', 'false');
  // Written without a pause, however long the machine takes for it.
  await standStill(page);
  await box.pressSequentially('i lin');
  await page.clock.resume();
  const row = page.getByRole('row', { name: /Mei Lin/ });
  await expect(row.getByText(/, \d\d/)).toBeVisible();
  expect(asked).toBe(1);
  await expect(row.getByRole('button', { name: 'Say hi to Mei Lin' })).toBeVisible();
  await expectAccessible(page);
  await box.press('ArrowDown');
  await expect(row.getByRole('gridcell').first()).toHaveAttribute(
    'id',
    (await box.getAttribute('aria-activedescendant')) ?? '',
  );
  await box.press('Escape');
  await expect(row).toHaveCount(0);
  await box.press('ArrowRight');
  await standStill(page);
  await box.pressSequentially('x');
  await expect(page.getByText('Searching…')).toBeVisible();
  await box.fill('qqqqqq');
  await page.clock.resume();
  await expect(page.getByText('No members found. Try another spelling')).toBeVisible();
  await box.fill('Mei Lin');
  await expect(row).toBeVisible();
  await box.press('ArrowDown');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/profile\/\d+$/);

  const phone = await journey.open({ size: 'phone', locale: 'de-DE' });
  await phone.goto('/de/user/search?gender=0');
  await expect(phone.getByRole('heading', { name: 'Melde dich an, um mit Filtern zu suchen' })).toBeVisible();
  await expectNoSidewaysScroll(phone);
});

test('the popular and the next birthdays have lists of their own', async ({ journey }) => {
  const page = await journey.open();
  await page.goto('/user/hottest');
  await expect(page.getByRole('heading', { level: 1, name: 'Popular' })).toBeVisible();
  await expect(page.getByRole('article')).not.toHaveCount(0);
  await page.getByRole('navigation', { name: 'Meet' }).getByRole('link', { name: 'Birthdays' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Birthdays' })).toBeVisible();
  await page.goto('/ko/user/birthday');
  await expect(page.getByRole('heading', { level: 1, name: '생일' })).toBeVisible();
});

/** Lets the page's clock stand still, a second from now. */
async function standStill(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
}
