import { makeAccount, openAs } from '../accounts/make-account.ts';
import { beforeProgram } from '../support/before-program.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/journey.ts';

test('a biography is written in two languages and each reader gets theirs first', async ({ journey }) => {
  const page = await journey.open({ size: 'phone', colorScheme: 'dark' });
  const account = await makeAccount(page);
  const headers = { authorization: `Bearer ${account.token}` };
  await page.request.put('/v1/user', { headers, data: { visibility: 'public' } });
  await openAs(page, account, '/setting/introduction');
  await page.getByLabel('About me', { exact: true }).fill('I mend clocks.');
  await page.getByLabel('For readers of').selectOption('de');
  await page.getByLabel('About me, in Deutsch').fill('Ich repariere Uhren.');
  await page.getByLabel('For readers of').selectOption('ja');
  await page.getByLabel('About me, in 日本語').fill('時計を直しています。');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await page.getByLabel('For readers of').selectOption('de');
  await expect(page.getByLabel('About me, in Deutsch')).toHaveValue('Ich repariere Uhren.');

  const { id } = (await (await page.request.get('/v1/me', { headers })).json()) as { id: number };
  const guest = await journey.open({ size: 'phone', locale: 'de-DE' });
  await guest.goto(`/de/profile/${id}`);
  await expect(guest.getByTestId('biography')).toHaveText('Ich repariere Uhren.');
  await expect(guest.getByText('Von ihm selbst in deiner Sprache geschrieben.')).toBeVisible();
  await guest.getByRole('button', { name: '日本語' }).click();
  await expect(guest.locator('[data-testid=biography][lang=ja]')).toHaveText('時計を直しています。');
  await guest.goto(`/fr/profile/${id}`);
  await expect(guest.locator('[data-testid=biography][lang=en]')).toHaveText('I mend clocks.');
});

test('a guest at a profile for members is invited in, and told no more than at one that is not there', async ({
  journey,
}) => {
  journey.tolerate({ status: 404, path: '/profile/*' }, { status: 404, path: '/v1/u/*' });
  const page = await journey.open();
  const account = await makeAccount(page);
  const headers = { authorization: `Bearer ${account.token}` };
  const { id } = (await (await page.request.get('/v1/me', { headers })).json()) as { id: number };
  const words = async (path: string) => {
    expect((await page.goto(path))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'You cannot see this profile' })).toBeVisible();
    return page.locator('main').innerText();
  };
  expect(await words(`/profile/${id}`)).toBe(await words('/profile/99999999'));
  // Pressed before the program is there: it is done again once it is.
  const press = page.locator('main').getByRole('button', { name: 'Log in' });
  await beforeProgram(page, `/profile/${id}`, () => press.click());
  const reader = await makeAccount(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('tab', { name: 'Log in' }).click();
  const login = dialog.locator('#login');
  await login.getByLabel('E-mail, phone or username').fill(reader.email);
  await login.getByLabel('Password', { exact: true }).fill(reader.password);
  await login.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(account.name);
});
