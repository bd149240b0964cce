import { enterAsFinished, journeyPassword } from '../profiles/enter-member.ts';
import { expect, test } from '../support/journey.ts';

test('a guest who likes someone logs in over the page, and the like follows', async ({ journey }) => {
  const name = await enterAsFinished(await journey.open(), { gender: 1 });
  const page = await journey.open();
  await page.goto('/user/latest');
  const card = page.getByRole('article').filter({ hasText: 'Wen Chiu' });
  await card.getByRole('button', { name: 'Like Wen Chiu' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const login = dialog.getByRole('tabpanel', { name: 'Log in' });
  await login.getByLabel('E-mail, phone or username').fill(name);
  await login.getByLabel('Password', { exact: true }).fill(journeyPassword);
  await login.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(card.getByRole('button', { name: 'Like Wen Chiu' })).toHaveAttribute('aria-pressed', 'true');
});

test('what a member presses on a profile before the program is there is done on their own page', async ({
  journey,
}) => {
  const page = await journey.open();
  await enterAsFinished(page, { gender: 1 });
  await page.goto('/user/latest');
  const profile = await page
    .getByRole('article')
    .filter({ hasText: 'Wen Chiu' })
    .getByRole('link')
    .first()
    .getAttribute('href');
  const like = page.getByRole('main').getByRole('button', { name: 'Like Wen Chiu' }).first();
  const bell = page.getByRole('banner').getByRole('button', { name: /^Notifications/ });
  // Pressed again where she is liked already, it takes nothing back.
  for (let time = 0; time < 2; time += 1) {
    const program = Promise.withResolvers<void>();
    await page.route(/\/assets\/(?!boot).*\.js/, async (route) => {
      await program.promise;
      await route.continue();
    });
    await page.goto(profile ?? '', { waitUntil: 'commit' });
    await like.click();
    program.resolve();
    await expect(bell).toBeVisible();
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    await page.unrouteAll({ behavior: 'wait' });
  }
});
