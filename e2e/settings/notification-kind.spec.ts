import { enterAsFinished } from '../profiles/enter-member.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/journey.ts';

// covers: /setting/notification/:id
test('one kind of notification has a page with its switches', async ({ journey }) => {
  journey.tolerate({ status: 404, path: '/404' });
  const page = await journey.open();
  await enterAsFinished(page, { gender: 0 });
  await page.goto('/setting/notification');
  await page.getByRole('link', { name: 'Someone views my profile' }).click();
  await expect(page).toHaveURL(/\/setting\/notification\/visitor$/);
  await expect(page.getByRole('heading', { name: 'Someone views my profile', level: 1 })).toBeVisible();
  const mail = page.getByRole('switch', { name: 'E-mail' });
  const before = await mail.isChecked();
  const saved = page.waitForResponse((reply) => reply.request().method() === 'PUT' && reply.ok());
  await mail.setChecked(!before, { force: true });
  await saved;
  await expectAccessible(page);

  await page.goto('/setting/notification');
  const all = page.getByRole('switch', { name: 'Someone views my profile, by e-mail' });
  await expect(all).toBeChecked({ checked: !before });

  await page.goto('/setting/notification/nothing');
  await expect(page).toHaveURL(/\/404$/);
});
