import { expect, test } from '../support/journey.ts';

// covers: Inside the chat-app browser a flag in the query disables automatic login
test('in the chat app’s browser who is sent to the doors is not logged in by itself', async ({ journey }) => {
  const page = await journey.open({
    size: 'phone',
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 MicroMessenger/8.0.50',
  });
  await page.goto('/setting/privacy');
  await expect(page).toHaveURL(/\?type=login&redirect=%2Fsetting%2Fprivacy&nologin=1$/);
});

// covers: An unauthenticated visit to an auth route goes to the landing page
test('settings of one’s own send a guest to the doors', async ({ page }) => {
  await page.goto('/setting/privacy');
  await expect(page).toHaveURL(/\?type=login&redirect=%2Fsetting%2Fprivacy$/);
});
