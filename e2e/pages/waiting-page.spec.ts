import { makeMember } from '../chat/make-member.ts';
import { expect, test } from '../support/journey.ts';

test('a page that waits for the network opens when the server is there, whatever the browser says', async ({
  journey,
}) => {
  journey.tolerate({ network: 'ERR_CONNECTION_REFUSED', path: '/livez' });
  const page = await journey.open();
  await makeMember(page, 'Anna');
  await page.route('**/livez', (route) => route.abort('connectionrefused'));
  const asked = page.waitForRequest('**/livez');
  await page.goto('/offline?to=%2Fbill');
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await asked;
  // The page has asked and found nobody.
  await page.waitForTimeout(1_500);

  await page.unrouteAll({ behavior: 'wait' });

  await expect(page).toHaveURL(/\/bill$/);
});
