import { expectAccessible, expectNoSidewaysScroll } from '../support/expect-accessible.ts';
import { expect, isChinaDomain, test } from '../support/journey.ts';
import { loseReply } from '../support/lose-reply.ts';
import { solveCaptcha } from './solve-captcha.ts';

const fresh = () => `ivo${Date.now().toString(36)}${Math.floor(Math.random() * 1_000)}`.slice(0, 18);

test('a phone number is typed as at home, with its country beside it', async ({ journey }) => {
  test.skip(isChinaDomain, 'registers without a code');
  const page = await journey.open({ size: 'phone', colorScheme: 'dark' });
  await page.goto('/en/?type=register');
  const form = page.locator('#register');
  const last = String(Math.floor(Math.random() * 1e7)).padStart(7, '0');
  await form.getByLabel('E-mail or phone').fill(`0171 ${last}`);
  const country = form.getByLabel('Country code');
  await expect(country).toHaveValue('US 1');
  expect(await country.locator('option').count()).toBeGreaterThan(220);
  await country.selectOption({ label: 'Germany +49' });
  await form.getByLabel('Username').fill(fresh());
  await form.getByLabel('Password', { exact: true }).fill('plum blossom 7 rivers');
  await form.getByRole('checkbox').check({ force: true });
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const sent = page.waitForRequest((request) => request.url().includes('/v1/register'));
  await form.getByRole('button', { name: 'Create account' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ phone: `+49171${last}` });
  await expect(page).toHaveURL(/\/(?:home|welcome)/);
});

test('a registration under pressure asks for the captcha, keeps what was typed and goes on', async ({ journey }) => {
  test.skip(isChinaDomain, 'registers by e-mail');
  test.slow();
  journey.tolerate({ status: 400, path: '/v1/register' });
  const page = await journey.open();
  // The first answer is the one that a flood of registrations brings; the server's own counting has its test there.
  await page.route(
    '**/v1/register*',
    (route) =>
      route.fulfill({
        status: 400,
        contentType: 'application/json',
        headers: { 'x-reason': 'captcha_required' },
        body: '{"code":400152,"message":"Please click on the validation area","request_id":"r"}',
      }),
    { times: 1 },
  );
  await page.goto('/en/?type=register');
  const form = page.locator('#register');
  const name = fresh();
  await form.getByLabel('E-mail or phone').fill(`${name}@example.com`);
  await form.getByLabel('Username').fill(name);
  await form.getByLabel('Password', { exact: true }).fill('plum blossom 7 rivers');
  await form.getByRole('checkbox').check({ force: true });
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(form.getByText('Please click on the validation area')).toBeVisible();
  await expectAccessible(page);
  await solveCaptcha(page);
  const sent = page.waitForRequest((request) => request.url().includes('/v1/register'));
  await form.getByRole('button', { name: 'Create account' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ name, captcha: expect.any(String) });
  await expect(page).toHaveURL(/\/(?:home|welcome)/);
});

test('a registration whose reply is lost goes on with the next press', async ({ journey }) => {
  test.skip(isChinaDomain, 'registers by e-mail');
  journey.tolerate(
    { network: 'ERR_CONNECTION_RESET', path: '/v1/register' },
    { status: 400, path: '/v1/register' },
    { status: 400, path: '/v1/authenticate' },
  );
  const page = await journey.open();
  await page.goto('/en/?type=register');
  const form = page.locator('#register');
  const create = form.getByRole('button', { name: 'Create account' });
  const name = fresh();
  await form.getByLabel('E-mail or phone').fill(`${name}@example.com`);
  await form.getByLabel('Username').fill(name);
  await form.getByLabel('Password', { exact: true }).fill('plum blossom 7 rivers');
  await form.getByRole('checkbox').check({ force: true });
  await loseReply(page, 'POST', '**/v1/register*');
  await create.click();
  await expect(form.getByText('Oops, Network is unreachable')).toBeVisible();
  // The check of the name hears that it is taken, by the account that was made.
  const checked = page.waitForResponse((response) => response.url().includes('/v1/validate'));
  await form.getByLabel('Username').fill(`${name}x`);
  await form.getByLabel('Username').fill(name);
  await checked;
  // Another password is another registration, whose name is taken.
  await form.getByLabel('Password', { exact: true }).fill('plum blossom 8 rivers');
  await create.click();
  await expect(form.getByText('This name is taken. Please choose another one.')).toBeVisible();

  await form.getByLabel('Password', { exact: true }).fill('plum blossom 7 rivers');
  await create.click();

  await expect(page).toHaveURL(/\/(?:home|welcome)/);
  const account = await page.waitForFunction(() => localStorage.getItem('app.account'));
  expect(String(await account.jsonValue())).toContain(`"name":"${name}"`);
});
