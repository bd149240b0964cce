import type { Page } from '@playwright/test';
import { payInSandbox } from '../payments/pay-in-sandbox.ts';
import { payFor } from '../payments/price-of.ts';
import { enterAsFinished } from '../profiles/enter-member.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, isChinaDomain, test } from '../support/journey.ts';
import { tokenOf } from '../support/token-of.ts';

test('VIP for oneself with a card, then for somebody else from the balance', async ({ journey }) => {
  // Who asks the server for a profile without a session, as a browser's first request does, is told of nobody.
  journey.tolerate({ status: 404, path: '/profile/*' });
  const friend = await journey.open();
  const friendName = await enterAsFinished(friend, { gender: 0 });
  const page = await journey.open();
  await enterAsFinished(page, { gender: 1 });
  const friendId = await greet(page, friend);

  await page.goto('/setting');
  const bar = page.getByRole('banner');
  const dialog = page.getByRole('dialog');
  await test.step('a pack paid in the provider’s window is added', async () => {
    await bar.getByRole('button', { name: 'Become VIP' }).click();
    await dialog.getByRole('radio', { name: /^1 month/ }).check();
    await expectAccessible(page);
    await payInSandbox(page, payFor(30), 'Approve');
    await expect(dialog.getByRole('heading', { name: 'You are VIP' })).toBeVisible();
    await expect(dialog).toContainText('1 month added. VIP until');
    await dialog.getByRole('button', { name: 'Done' }).click();
  });

  await test.step('the discount of VIP is in the price of gold in dollars', async () => {
    await bar.getByRole('button', { name: /Add gold$/ }).click();
    await expect(dialog.getByText('VIP discount, 5%')).toHaveCount(isChinaDomain ? 0 : 1);
    await payInSandbox(page, payFor(50, 0.05), 'Approve');
    await dialog.getByRole('button', { name: 'Done' }).click();
  });

  await test.step('for somebody else it takes the tick, and the balance pays', async () => {
    await bar.getByRole('button', { name: 'Extend VIP' }).click();
    await dialog.getByRole('button', { name: 'Change' }).click();
    await expect(dialog.getByRole('button', { name: friendName })).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await page.goto(`/profile/${friendId}`);
    await page
      .getByRole('main')
      .getByRole('button', { name: /^More:/ })
      .click();
    await page.getByRole('menuitem', { name: 'Give VIP' }).click();
    await expect(page.getByRole('dialog', { name: `Give VIP to ${friendName}` })).toBeVisible();
    await dialog.getByRole('radio', { name: /^1 month/ }).check();
    await dialog.getByRole('radio', { name: /^Gold balance/ }).check();
    await dialog.getByRole('button', { name: 'Upgrade for 30 gold' }).click();
    await expect(dialog.getByText('Please check this option', { exact: true })).toBeVisible();
    await dialog.getByRole('checkbox', { name: new RegExp(friendName) }).check();
    await dialog.getByRole('button', { name: 'Upgrade for 30 gold' }).click();
    await expect(dialog.getByRole('heading', { name: `${friendName} is VIP` })).toBeVisible();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await friend.goto('/setting');
    await expect(friend.getByRole('banner').getByRole('button', { name: 'Extend VIP' })).toBeVisible();
  });

  await test.step('20 gold are too few for the balance to be offered', async () => {
    await bar.getByRole('button', { name: 'Extend VIP' }).click();
    await expect(dialog.getByRole('radio', { name: /^Test payment/ })).toBeChecked();
    await expect(dialog.getByRole('radio', { name: /^Gold balance/ })).toHaveCount(0);
  });
});

/** Begins a conversation, so that the other can be chosen; answers their id. */
async function greet(page: Page, other: Page): Promise<number> {
  const me = await other.request.get('/v1/me', { headers: { authorization: `Bearer ${await tokenOf(other)}` } });
  const { id } = (await me.json()) as { id: number };
  const reply = await page.request.post('/v1/messages', {
    headers: { authorization: `Bearer ${await tokenOf(page)}` },
    data: { user_id: id, message_type: 'text', message_content: 'Hello', client_id: `upgrade-${Date.now()}` },
  });
  expect(reply.status(), await reply.text()).toBe(201);
  return id;
}
