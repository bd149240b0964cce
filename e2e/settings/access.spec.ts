import { makeAccount, openAs } from '../accounts/make-account.ts';
import { expectAccessibleInBothThemes } from '../support/expect-accessible.ts';
import { expect, test } from '../support/journey.ts';
import { settingsPages } from './settings-pages.ts';

for (const size of ['desktop', 'phone'] as const) {
  test(`every settings page can be used by everybody (${size})`, async ({ journey }) => {
    test.slow();
    const page = await journey.open({ size });
    const account = await makeAccount(page);
    await openAs(page, account, '/setting');
    for (const [path, title] of settingsPages) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
      await expect(page.locator('main .skel-late')).toHaveCount(0);
      await expectAccessibleInBothThemes(page);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${path} is as wide as the window`).toBeLessThanOrEqual(0);
    }
  });
}

test('in the chat app’s browser who is sent to the doors is not logged in by itself', async ({ journey }) => {
  const page = await journey.open({
    size: 'phone',
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 MicroMessenger/8.0.50',
  });
  await page.goto('/setting/privacy');
  await expect(page).toHaveURL(/\?type=login&redirect=%2Fsetting%2Fprivacy&nologin=1$/);
});

test('settings of one’s own send a guest to the doors', async ({ page }) => {
  await page.goto('/setting/privacy');
  await expect(page).toHaveURL(/\?type=login&redirect=%2Fsetting%2Fprivacy$/);
});
