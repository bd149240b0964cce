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

test('switches that are pressed one after the other stay as they were pressed', async ({ journey }) => {
  const page = await journey.open();
  await enterAsFinished(page, { gender: 0 });
  await page.goto('/setting/notification');
  const [first, second] = ['Someone views my profile, by e-mail', 'Someone likes me, by e-mail'].map((name) =>
    page.getByRole('switch', { name }),
  );
  if (first === undefined || second === undefined) throw new Error('two switches');
  const [wasFirst, wasSecond] = [await first.isChecked(), await second.isChecked()];
  // The second change is not saved before the first one is answered.
  const [answered, seen] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let changes = 0;
  await page.route('**/v1/notification_settings*', async (route) => {
    if (route.request().method() !== 'PUT') return route.continue();
    await ((changes += 1) === 1 ? answered.promise : seen.promise);
    await route.continue();
  });
  await first.setChecked(!wasFirst, { force: true });
  await second.setChecked(!wasSecond, { force: true });
  const states = second.evaluate(async (input: HTMLInputElement) => {
    const found = new Set<boolean>();
    for (let frame = 0; frame < 60; frame += 1) {
      await new Promise((done) => requestAnimationFrame(done));
      found.add(input.checked);
    }
    return [...found];
  });
  const reply = page.waitForResponse((one) => one.request().method() === 'PUT');
  answered.resolve();
  await reply;
  expect(await states).toEqual([!wasSecond]);

  const saved = page.waitForResponse((one) => one.request().method() === 'PUT' && one.ok());
  seen.resolve();
  await saved;
  await page.reload();
  await expect(first).toBeChecked({ checked: !wasFirst });
  await expect(second).toBeChecked({ checked: !wasSecond });
});
