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

test('a guest who says hi creates an account over the page', async ({ journey }) => {
  const page = await journey.open({ size: 'phone' });
  await page.goto('/user/latest');
  const card = page.getByRole('article').filter({ hasText: 'Wen Chiu' });

  await card.getByRole('button', { name: 'Say hi to Wen Chiu' }).click();

  await expect(page.getByRole('dialog').getByRole('tab', { name: 'Create account' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});
