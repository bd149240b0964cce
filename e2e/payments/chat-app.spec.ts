import { enterAsFinished } from '../profiles/enter-member.ts';
import { expect, test } from '../support/journey.ts';
import { dropIconRequests } from './pay-in-sandbox.ts';
import { takeAlong } from './take-along.ts';

const sheet = { appId: 'wx1', timeStamp: '1', nonceStr: 'n', package: 'prepay_id=wx2', signType: 'RSA', paySign: 's' };

// covers: Inside the chat app the payment opens in the app itself
test('inside the chat app’s browser the payer is known by its silent login, and its own sheet opens', async ({
  journey,
  baseURL,
}) => {
  const origin = (baseURL ?? '').replace('127.0.0.1', 'localhost');
  const member = await journey.open({
    size: 'phone',
    userAgent:
      'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36 MicroMessenger/8.0.50',
  });
  await enterAsFinished(member, { gender: 1 });
  await dropIconRequests(member);
  const page = await takeAlong(member, origin, 'en');

  // The providers of the chat app are not here: their answers take the place of the sandbox's.
  await page.route('**/payment/prices', async (route) => {
    const reply = await route.fetch();
    await route.fulfill({ response: reply, json: { ...((await reply.json()) as object), gateways: ['wechat'] } });
  });
  await page.route('**/payment/wechat/payer?*', async (route) => {
    const asked = new URL(route.request().url()).searchParams;
    await route.fulfill({
      json: { url: `${origin}${asked.get('back')}?code=code-of-the-payer&state=${asked.get('state')}` },
    });
  });
  const codes: unknown[] = [];
  await page.route('**/payment/wechat/purchase', async (route) => {
    codes.push((route.request().postDataJSON() as { inside_code?: string }).inside_code);
    const reply = await route.fetch({ url: route.request().url().replace('wechat', 'sandbox') });
    await route.fulfill({
      response: reply,
      json: { ...((await reply.json()) as object), action: 'page', token: JSON.stringify(sheet) },
    });
  });

  await page.goto(`${origin}/me`);
  await page.getByRole('button', { name: 'Add gold' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Pay .*300/ }).click();
  await expect(dialog.getByRole('heading', { name: 'Confirming with the provider' })).toBeVisible();
  expect(codes).toEqual(['code-of-the-payer']);
  expect(page.url()).toBe(`${origin}/me`);

  // The app puts its bridge into the page some moments later.
  const opened = await page.evaluate(
    () =>
      new Promise<unknown>((resolve) => {
        Object.defineProperty(window, 'WeixinJSBridge', {
          value: { invoke: (name: string, parameters: unknown) => resolve([name, parameters]) },
        });
        document.dispatchEvent(new Event('WeixinJSBridgeReady'));
      }),
  );
  expect(opened).toEqual(['getBrandWCPayRequest', sheet]);
});
