import { enterAsFinished, journeyPassword } from '../profiles/enter-member.ts';
import { expect, isChinaDomain, test } from '../support/journey.ts';
import { uniqueName } from '../support/member.ts';

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

test('the greeting of a guest is sent after registration and the first steps', async ({ journey }) => {
  test.skip(isChinaDomain, 'registers by e-mail');
  const name = 'Wen Chiu';
  const page = await journey.open({ size: 'phone' });
  await page.goto('/user/latest');
  await page.getByRole('button', { name: `Say hi to ${name}` }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('tab', { name: 'Create account' })).toHaveAttribute('aria-selected', 'true');
  const own = uniqueName('guest');
  const form = dialog.locator('#register');
  await form.locator('[name=contact]').fill(`${own.replace(/\W/g, '.').toLowerCase()}@example.com`);
  await form.locator('[name=name]').fill(own);
  await form.locator('[name=password]').fill('a long way to Chengdu');
  await form.locator('[name=agreed]').press('Space');
  await form.getByRole('button', { name: 'Create account' }).click();

  // Nothing is sent before gender and birthday are known; a reload does not lose it.
  await expect(page).toHaveURL(/\/welcome/);
  await page.reload();
  await page.getByRole('radio', { name: 'Man', exact: true }).check({ force: true });
  await page.getByRole('button', { name: 'Next' }).click();
  for (const [part, value] of [
    ['bday-year', '1991'],
    ['bday-month', '04'],
    ['bday-day', '12'],
  ] as const)
    await page.locator(`select[autocomplete=${part}]`).selectOption(value);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText(`Your greeting to ${name} is sent`)).toBeVisible();

  await page.goto('/chats');
  await expect(page.getByRole('link', { name: new RegExp(name) })).toBeVisible();
});

test('a guest who closes the form sends nothing later', async ({ journey }) => {
  const page = await journey.open();
  await page.goto('/user/latest');
  await page.getByRole('button', { name: 'Say hi to Wen Chiu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('app.greeting'))).toContain('Wen Chiu');

  await page.keyboard.press('Escape');

  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('app.greeting'))).toBeNull();
});
