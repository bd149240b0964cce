import { enterAsFinished } from '../profiles/enter-member.ts';
import { expect, test } from '../support/journey.ts';

test('a page is there without the program, in the language of its address', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL === undefined ? {} : { baseURL }) });
  const page = await context.newPage();
  await page.goto('/ja/paid');
  await expect(page.getByRole('heading', { level: 1, name: '有料サービス' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await expect(page.getByText('法律家の確認前の草案です')).toBeVisible();
  await context.close();
});

// covers: Menu of the legal pages
test('the menu leads from page to page, and a section has an address', async ({ journey }) => {
  const page = await journey.open({ locale: 'de-DE' });
  await page.goto('/de/terms');
  await page
    .getByRole('navigation', { name: 'Auf dieser Seite' })
    .getByRole('link', { name: 'Beschwerden und Maßnahmen' })
    .click();
  await expect(page).toHaveURL(/\/de\/terms#complaints$/);
  await expect(page.getByRole('heading', { name: 'Beschwerden und Maßnahmen' })).toBeInViewport();

  await page.getByRole('navigation', { name: 'Informationen und Hilfe' }).getByRole('link', { name: 'Hilfe' }).click();
  await expect(page).toHaveURL(/\/de\/help$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Hilfe' })).toBeVisible();
});

// covers: /help
test('help without a language is not found', async ({ journey, page }) => {
  journey.tolerate({ status: 404, path: '/help' });
  expect((await page.goto('/help'))?.status()).toBe(404);
});

test('the footer of the landing page leads to the terms', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of use' })).toBeVisible();
});

test('a member finds what the footer has under Help on their own page', async ({ journey }) => {
  const page = await journey.open();
  await enterAsFinished(page, { gender: 1 });
  await page.goto('/home');
  await expect(page.getByTestId('account-button')).toHaveAccessibleName(/Account menu of/);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);

  await page.getByTestId('account-button').click();
  await page.getByRole('menuitem', { name: 'Help' }).click();

  const help = page.getByRole('region', { name: 'Help' });
  await expect(help).toBeInViewport();
  await help.getByRole('link', { name: 'Terms of use' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of use' })).toBeVisible();
});
