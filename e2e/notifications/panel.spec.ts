import type { Page } from '@playwright/test';
import { payInSandbox } from '../payments/pay-in-sandbox.ts';
import { payFor } from '../payments/price-of.ts';
import { enterAsFinished } from '../profiles/enter-member.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { hearsEvents } from '../support/hears-events.ts';
import { expect, test } from '../support/journey.ts';

// covers: Notification panel with relative times, empty all, close, settings link
test('VIP from somebody is told at once, heard, read by keyboard, and emptied in both windows', async ({ journey }) => {
  const taker = await journey.open();
  await taker.context().addInitScript(() => {
    const begin = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function start(when) {
      sessionStorage.setItem('tones', String(Number(sessionStorage.getItem('tones') ?? 0) + 1));
      begin.call(this, when);
    };
  });
  await enterAsFinished(taker, { gender: 0 });
  const giver = await journey.open();
  const name = await enterAsFinished(giver, { gender: 1 });

  const bell = taker.getByRole('banner').getByRole('button', { name: /^Notifications/ });
  const panel = taker.getByRole('dialog', { name: 'Notifications' });
  await test.step('with nothing in it the panel says so, and Escape gives the focus back', async () => {
    await taker.goto('/setting');
    await bell.click();
    await expect(panel.getByText('Nothing new')).toBeVisible();
    await expect(panel.getByRole('heading', { name: 'Notifications' })).toBeFocused();
    await taker.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(bell).toBeFocused();
  });

  await giver.goto('/setting');
  await giver
    .getByRole('banner')
    .getByRole('button', { name: /Add gold$/ })
    .click();
  await payInSandbox(giver, payFor(50), 'Approve');
  const phone = await taker.context().newPage();
  await phone.setViewportSize({ width: 390, height: 844 });
  await phone.goto('/home');
  await expect(phone.getByRole('link', { name: 'Notifications', exact: true })).toBeVisible();

  await test.step('the bell counts, the title flickers, a sound is heard', async () => {
    await taker.bringToFront();
    await hearsEvents(taker);
    await hearsEvents(phone);
    const titles = await keepTitles(taker);
    await giveVip(giver, taker);
    await expect.poll(titles).toContainEqual(expect.stringMatching(/^New notification · /));
    await expect(bell).toHaveAccessibleName('Notifications, 1 new');
    await expect(taker).toHaveTitle(/^Settings/);
    expect(await taker.evaluate(() => sessionStorage.getItem('tones'))).toBe('2');
  });

  await test.step('the phone’s bell leads to the page with the same', async () => {
    await phone.getByRole('link', { name: 'Notifications, 1 new' }).click();
    await expect(phone.getByRole('listitem').filter({ hasText: `${name} gave you VIP. It lasts until` })).toBeVisible();
    await phone.bringToFront();
    await expectAccessible(phone);
    await taker.bringToFront();
  });

  await test.step('keys open the panel, read it and walk through it', async () => {
    await bell.focus();
    await taker.keyboard.press('Enter');
    const row = panel.getByRole('listitem').filter({ hasText: name });
    await expect(row).toContainText(/now|second|minute/);
    await expectAccessible(taker);
    await taker.keyboard.press('Tab');
    await expect(panel.getByRole('button', { name: 'Clear all' })).toBeFocused();
    await taker.keyboard.press('Enter');
    await expect(panel.getByRole('group', { name: 'Clear all' })).toBeFocused();
  });

  await test.step('emptied here is emptied there', async () => {
    await panel.getByRole('button', { name: 'Remove all' }).click();
    await expect(panel.getByText('Nothing new')).toBeVisible();
    await expect(phone.getByText('Nothing new')).toBeVisible();
    await expect(bell).toHaveAccessibleName('Notifications');
    await taker.reload();
    await bell.click();
    await expect(panel.getByText('Nothing new')).toBeVisible();
  });
});

/** Keeps every title the page has from now on: one of them stands there for two seconds only. */
async function keepTitles(page: Page): Promise<() => Promise<string[]>> {
  const kept = await page.evaluateHandle(() => {
    const titles = [document.title];
    new MutationObserver(() => titles.push(document.title)).observe(document.head, {
      childList: true,
      subtree: true,
      characterData: true,
    });
    return titles;
  });
  return () => kept.jsonValue();
}

/** One month from the balance, as the dialog sends it. */
async function giveVip(from: Page, to: Page): Promise<void> {
  const stored = (page: Page, key: string) =>
    page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null') as unknown, key);
  const { id } = (await stored(to, 'app.account')) as { id: number };
  const reply = await from.request.post('/v1/upgrade', {
    headers: {
      authorization: `Bearer ${String(await stored(from, 'app.token'))}`,
      'idempotency-key': `notice-${id}-${Date.now()}`,
    },
    data: { package: 1, gateway: 'balance', expected: 30, user_id: id, agreed: true },
  });
  expect(reply.status(), await reply.text()).toBe(200);
}
