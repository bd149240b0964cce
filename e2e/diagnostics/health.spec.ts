import { openStaffSession } from '../moderation/open-staff-session.ts';
import { enterAsFinished } from '../profiles/enter-member.ts';
import { grantRole } from '../support/control.ts';
import { expect, test } from '../support/journey.ts';

test('an administrator reads the state of the program, which refreshes itself in place', async ({ journey }) => {
  test.slow();
  const page = await journey.open({ size: 'phone' });
  await grantRole({ name: await enterAsFinished(page, { gender: 1 }), role: 'admin' });
  await openStaffSession(page);
  await page.goto('/staff/health');
  await expect(page.getByRole('heading', { level: 1, name: 'Health' })).toBeVisible();
  await expect(page.getByText('answers this page')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: /^SECRET / })).toBeVisible();

  const settings = page.getByRole('heading', { name: 'Settings of the program' });
  await settings.evaluate((element) => element.setAttribute('data-kept', ''));
  const again = page.waitForResponse((reply) => reply.url().includes('/v1/staff/health'), { timeout: 25_000 });
  await again;
  await expect(page.locator('[data-kept]')).toBeVisible();
});
