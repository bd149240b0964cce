import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, isChinaDomain, test } from '../support/journey.ts';
import { readCode } from './read-code.ts';
import { solveCaptcha } from './solve-captcha.ts';

test('the China domain begins in Simplified Chinese and proves the phone before it makes an account', async ({
  journey,
  baseURL,
}) => {
  test.skip(isChinaDomain, 'goes to both hosts itself');
  test.slow();
  journey.tolerate({ status: 400, path: '/v1/verify' }, { status: 400, path: '/v1/register' });
  const page = await journey.open({ size: 'phone', locale: 'en-US' });
  const china = (baseURL ?? '').replace('127.0.0.1', 'localhost');
  await page.clock.install();
  await page.goto(`${china}/?type=register`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
  const form = page.locator('#register');
  const create = form.locator('[type=submit]');
  await create.click();
  await expect(form.getByText('验证码不能为空')).toBeVisible();
  const national = `138${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;
  await form.getByLabel('手机号码').fill(national);
  await expect(form.getByLabel('国家/地区代码')).toHaveValue('CN 86');
  await solveCaptcha(page);
  const resend = form.getByRole('button', { name: /重新发送/ });
  await form.getByRole('button', { name: '发送验证码' }).click();
  // Five seconds here; the page counts what the server asks for.
  await expect(resend).toContainText(/0:0\d/);
  await expect(form.getByText(`+86${national}`)).toBeVisible();
  await expectAccessible(page);
  await page.clock.fastForward(6_000);
  await expect(resend).toBeEnabled();

  const code = await readCode(page, `+86${national}`);
  await form.locator('[name=code]').fill(code === '000000' ? '111111' : '000000');
  const name = `fang${Date.now().toString(36)}${Math.floor(Math.random() * 99)}`;
  await form.locator('[name=name]').fill(name);
  await form.locator('[name=password]').fill('plum blossom 7 rivers');
  await form.getByRole('checkbox').check({ force: true });
  await create.click();
  await expect(form.getByText(/验证码不正确|验证码不对|验证码错误/)).toBeVisible();
  await form.locator('[name=code]').fill(code);
  await create.click();
  await expect(page).toHaveURL(/\/(?:home|welcome)/);
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('app.token') ?? '""') as string);
  const me = await page.request.get(`${china}/v1/me`, { headers: { authorization: `Bearer ${token}` } });
  expect(await me.json()).toMatchObject({ phone: `+86${national}`, verified: 1, variant: 'china' });
});
