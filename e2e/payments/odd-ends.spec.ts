import type { Locator, Page } from '@playwright/test';
import { enterAsFinished } from '../profiles/enter-member.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, isChinaDomain, test } from '../support/journey.ts';
import { tokenOf } from '../support/token-of.ts';
import { dropIconRequests } from './pay-in-sandbox.ts';
import { takeAlong } from './take-along.ts';

// covers: Payment modal: failed and pending with their reasons, not enough gold, QR code
test('what may go wrong on the way is said in place, with the way on: a dark phone in Japanese', async ({
  journey,
  baseURL,
}) => {
  test.skip(isChinaDomain, 'pays in dollars');
  journey.tolerate({ status: 400, path: '/v1/payment/sandbox/purchase' }, { status: 400, path: '/v1/upgrade' });
  const page = await journey.open({ size: 'phone', colorScheme: 'dark', locale: 'ja-JP' });
  await enterAsFinished(page, { gender: 1 });
  await dropIconRequests(page);
  const dialog = page.getByRole('dialog');
  const heading = (name: string) => dialog.getByRole('heading', { name });
  const press = (name: string) => dialog.getByRole('button', { name, exact: true });

  await test.step('another price than the one that was shown: refused in place, and the new one stands there', async () => {
    await page.route('**/payment/prices', replyOnceCheaper, { times: 1 });
    await page.goto('/me');
    await page.getByRole('button', { name: 'ゴールドをチャージ' }).click();
    await press('$49.00を支払う').click();
    await expect(dialog.getByRole('alert').filter({ hasText: '価格が変わりました' })).toBeVisible();
    await expect(press('$50.00を支払う')).toBeVisible();
  });

  await test.step('left at the provider’s page: nothing is charged, and given up it says so and offers to try again', async () => {
    const provider = await toProvider(page, press('$50.00を支払う'));
    const order = /[a-f0-9]{32}$/.exec(provider.url())?.[0] ?? '';
    await provider.goto(`${new URL(provider.url()).origin}/payment/sandbox/cancel/${order}`);
    await expect(provider.getByRole('heading', { name: '支払いは完了していません' })).toBeVisible();
    await provider.close();
    await giveUpElsewhere(page, order);
    await expect(heading('お支払いできませんでした')).toBeFocused();
    await expect(dialog).toContainText('このお支払いはキャンセルされました。');
  });

  await test.step('declined: the reason, and once more; looked at by the staff: pending with its reason', async () => {
    await answer(page, press('もう一度試す'), 'decline');
    await expect(dialog).toContainText('支払いが承認されませんでした。');
    await expectAccessible(page);
    await answer(page, press('もう一度試す'), 'risky');
    await expect(heading('お支払いを確認しています')).toBeVisible();
    await expect(dialog).toContainText('担当者が確認しています');
    await expectAccessible(page);
    await press('別の支払いをする').click();
    await answer(page, press('$50.00を支払う'), 'approve');
    await expect(heading('50ゴールドをチャージしました')).toBeVisible();
    await press('完了').click();
  });

  await test.step('a pack that the gold does not reach for: what is missing stands chosen', async () => {
    await page.getByRole('button', { name: 'VIPになる' }).click();
    await dialog.getByRole('radio', { name: /^ゴールド残高/ }).check();
    await press('アップグレード').click();
    await expect(heading('ゴールドが足りません')).toBeFocused();
    await expect(dialog).toContainText('あと178ゴールド以上');
    await expectAccessible(page);
    await press('ゴールドをチャージ').click();
    await expect(press('$200.00を支払う')).toBeVisible();
    await dialog.getByRole('button', { name: '閉じる' }).click();
    await expect(dialog).toHaveCount(0);
  });

  await test.step('a code to scan, in RMB on the China host: tapped twice it is one, a reload keeps it, another choice gives it up', async () => {
    const china = await takeAlong(page, (baseURL ?? '').replace('127.0.0.1', 'localhost'), 'ja');
    const keys: string[] = [];
    await china.route('**/purchase', async (route) => {
      keys.push(route.request().headers()['idempotency-key'] ?? '');
      const reply = await route.fetch();
      await route.fulfill({
        response: reply,
        json: { ...((await reply.json()) as object), action: 'image', token: 'weixin://wxpay/bizpayurl?pr=journey' },
      });
    });
    await china.getByRole('button', { name: 'ゴールドをチャージ' }).click();
    const shown = china.getByRole('dialog');
    await shown.getByRole('button', { name: /300.*を支払う$/ }).dblclick();
    await expect(shown.getByRole('img', { name: '支払い用QRコード' })).toBeVisible();
    await expectAccessible(china);
    await china.reload();
    await expect(shown.getByRole('img', { name: '支払い用QRコード' })).toBeVisible();
    expect(keys).toHaveLength(1);
    await shown.getByRole('button', { name: '選び直す' }).click();
    await expect(shown.getByRole('button', { name: /300.*を支払う$/ })).toBeVisible();
  });
});

/** The price list as it was a moment ago: 50 gold for a dollar less. */
async function replyOnceCheaper(route: Parameters<Parameters<Page['route']>[1]>[0]): Promise<void> {
  const reply = await route.fetch();
  const prices = (await reply.json()) as { presets: { gold: number; amount: number }[] };
  await route.fulfill({
    response: reply,
    json: { ...prices, presets: prices.presets.map((one) => (one.gold === 50 ? { ...one, amount: 49 } : one)) },
  });
}

async function toProvider(page: Page, pay: Locator): Promise<Page> {
  const [provider] = await Promise.all([page.waitForEvent('popup'), pay.click()]);
  await provider.waitForURL('**/sandbox/pay/*');
  return provider;
}

/** Pays, and lets the provider's page come to one of its outcomes. */
async function answer(page: Page, pay: Locator, outcome: 'approve' | 'decline' | 'risky'): Promise<void> {
  const provider = await toProvider(page, pay);
  await provider.locator(`button[value=${outcome}]`).click();
  await provider.waitForURL('**/payment/sandbox/**');
  await provider.close();
}

/** Another device of the member gives the payment up. */
async function giveUpElsewhere(page: Page, order: string): Promise<void> {
  const token = await tokenOf(page);
  const reply = await page.request.put(`/v1/payment/orders/${order}`, {
    data: { cancel: true },
    headers: { authorization: `Bearer ${token}` },
  });
  expect(reply.status(), await reply.text()).toBe(200);
}
