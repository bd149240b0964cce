import type { Page } from '@playwright/test';
import { readCode } from '../accounts/read-code.ts';
import { solveCaptcha } from '../accounts/solve-captcha.ts';
import { putUser } from '../profiles/enter-member.ts';
import { chinaProgram, payByChatApp, startStaffProgram } from '../support/control.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/journey.ts';
import { uniqueName } from '../support/member.ts';

test.beforeAll(async () => {
  test.setTimeout(180_000);
  await startStaffProgram();
});

// covers: The China domain shows the ICP record and asks no foreign host
test('on the China domain a member registers by phone and pays in RMB by the chat app, and no other host is asked', async ({
  journey,
}) => {
  test.slow();
  journey.tolerate({ status: 400, path: '/v1/verify' });
  const page = await journey.open({ size: 'phone', locale: 'zh-CN', baseURL: chinaProgram });
  const asked = collectHosts(page);

  await test.step('the landing page: Simplified Chinese first, the record at its foot, no foreign service', async () => {
    await page.goto('/?type=register');
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
    await expect(page.getByRole('navigation', { name: '语言' }).getByRole('link').first()).toHaveText('简体中文');
    await expect(page.getByRole('link', { name: '京ICP备12345678号-1' })).toHaveAttribute(
      'href',
      'https://beian.miit.gov.cn/',
    );
    await expect(page.getByRole('button', { name: /微信/ })).toBeVisible();
    await expect(page.getByRole('button', { name: /Google|Apple|Facebook/ })).toHaveCount(0);
    await expectAccessible(page);
  });

  await test.step('registers with the code that was sent to the phone', async () => {
    const national = `139${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;
    const form = page.locator('#register');
    await form.getByLabel('手机号码').fill(national);
    await solveCaptcha(page);
    await form.getByRole('button', { name: '发送验证码' }).click();
    await form.locator('[name=code]').fill(await readCode(page, `+86${national}`));
    await form.locator('[name=name]').fill(uniqueName('lan'));
    await form.locator('[name=password]').fill('plum blossom 7 rivers');
    await form.getByRole('checkbox').check({ force: true });
    await form.locator('[type=submit]').click();
    await expect(page).toHaveURL(/\/(?:home|welcome)/);
    // Chengdu: the mall is open where products are delivered to.
    await putUser(page, { gender: 1, birthday: '1990-05-04', place_id: 2073396581 });
    // Until the page has heard of it, it leads back to the first steps.
    await page.waitForFunction(() => {
      const account = JSON.parse(localStorage.getItem('app.account') ?? 'null') as {
        profile: { steps: readonly string[] };
      } | null;
      return account !== null && !account.profile.steps.includes('birthday');
    });
  });

  await test.step('pays 300 RMB by a code that the chat app scans', async () => {
    await page.goto('/me');
    await page.getByRole('button', { name: '充值金币' }).first().click({ timeout: 60_000 });
    const dialog = page.getByRole('dialog');
    await expect(dialog.locator('[name=method]').first()).toHaveAttribute('value', 'wechat');
    await expect(dialog.locator('[name=method]').first()).toBeChecked();
    const purchase = page.waitForResponse('**/v1/payment/wechat/purchase');
    await dialog.getByRole('button', { name: /^支付.*300/ }).click();
    await expect(dialog.getByRole('img', { name: '付款二维码' })).toBeVisible();
    await expectAccessible(page);
    const { token } = (await (await purchase).json()) as { token: string };
    await payByChatApp({ order: new URL(token).searchParams.get('pr') ?? '' });
    await expect(dialog.getByRole('heading', { name: /50.*金币/ })).toBeVisible();
  });

  await test.step('opens what members open most', async () => {
    for (const path of ['/home', '/user/latest', '/chats', '/me', '/travel', '/terms']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    }
    await page.goto('/mall');
    await expect(page.getByText('中国境内').first()).toBeVisible();
  });

  const policy = (await page.request.get('/home')).headers()['content-security-policy'] ?? '';
  expect(policy.match(/https?:|wss?:|\*/g)).toBeNull();
  expect([...asked]).toEqual([new URL(chinaProgram).host]);
});

/** Hosts of every request and socket of a page. */
function collectHosts(page: Page): ReadonlySet<string> {
  const hosts = new Set<string>();
  const add = (address: string) => {
    const { protocol, host } = new URL(address);
    if (/^(?:https?|wss?):$/.test(protocol)) hosts.add(host);
  };
  page.context().on('request', (request) => add(request.url()));
  page.on('websocket', (socket) => add(socket.url()));
  return hosts;
}
