import type { Page } from '@playwright/test';
import { makeMember, type Member } from '../chat/make-member.ts';
import { log, sayMany } from '../chat/talk.ts';
import { hearsEvents } from '../support/hears-events.ts';
import { expect, type Journey, test } from '../support/journey.ts';
import { loseReply } from '../support/lose-reply.ts';
import { giveGold } from './give-gold.ts';

const given = (page: Page) => log(page).getByTestId('gift-message');
const gold = (page: Page) => page.getByTestId('gold-chip');
const picker = (page: Page) => page.getByRole('dialog', { name: /^A gift for/ });
const lost = (page: Page) => page.getByText('Oops, Network is unreachable');

test('a gift whose reply is lost ends with its message, and the next one is another gift', async ({ journey }) => {
  const { page, ben } = await beforeGift(journey);
  await page.goto(`/chat/${ben.id}`);
  await hearsEvents(page);
  await loseReply(page, 'POST', '**/v1/messages*');

  await giveRose(page);

  await expect(given(page)).toHaveCount(1);
  await expect(picker(page)).toBeHidden();
  await expect(lost(page)).toHaveCount(0);
  await expect(gold(page)).toContainText('15');
  await giveRose(page);
  await expect(given(page)).toHaveCount(2);
  await expect(gold(page)).toContainText('10');
});

test('a gift without a reply is charged once when it is tried again, and is over once it was seen', async ({
  journey,
}) => {
  const { page, ben } = await beforeGift(journey);
  // Nothing tells the page of its message.
  await page.routeWebSocket(/\/v1\/realtime/, () => {});
  await page.goto(`/chat/${ben.id}`);
  await expect(log(page)).toContainText('Hello');
  await loseReply(page, 'POST', '**/v1/messages*');

  await giveRose(page);
  await expect(lost(page)).toBeVisible();
  await picker(page).getByRole('button', { name: 'Send for 5 gold' }).click();
  await expect(picker(page)).toBeHidden();
  await expect(given(page)).toHaveCount(1);

  await page.unrouteAll();
  await loseReply(page, 'POST', '**/v1/messages*');
  await giveRose(page);
  await expect(lost(page)).toBeVisible();
  await page.reload();
  await expect(given(page)).toHaveCount(2);
  await giveRose(page);
  await expect(picker(page)).toBeHidden();
  await expect(given(page)).toHaveCount(3);
  await page.reload();
  await expect(gold(page)).toHaveAccessibleName(/^5 gold/);
});

test('VIP that begins on another device makes the gifts of an open picker free', async ({ journey }) => {
  const { page, ben, anna } = await beforeGift(journey, 40);
  await page.goto(`/chat/${ben.id}`);
  await hearsEvents(page);
  await chooseRose(page);
  await expect(picker(page).getByRole('button', { name: 'Send for 5 gold' })).toBeEnabled();

  const reply = await page.request.post('/v1/upgrade', {
    headers: { authorization: `Bearer ${anna.token}`, 'idempotency-key': `journey-vip-${anna.id}-${Date.now()}` },
    data: { package: 1, gateway: 'balance', expected: 30 },
  });
  expect(reply.status(), await reply.text()).toBe(200);

  await expect(picker(page).getByRole('button', { name: 'Send for free' })).toBeEnabled();
});

/** Anna has gold, and may give something to Ben. */
async function beforeGift(journey: Journey, amount = 20): Promise<{ page: Page; anna: Member; ben: Member }> {
  journey.tolerate({ network: 'ERR_CONNECTION_RESET', path: '/v1/messages' });
  const page = await journey.open();
  const [anna, ben] = [await makeMember(page, 'Anna'), await makeMember(page, 'Ben', { signIn: false })];
  await giveGold(page, anna, amount);
  await sayMany(page, anna, ben, ['Hello']);
  await sayMany(page, ben, anna, ['Hello']);
  return { page, anna, ben };
}

async function chooseRose(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Send a gift' }).click();
  await picker(page).getByRole('radio', { name: /^Rose/ }).focus();
  await page.keyboard.press('Space');
}

async function giveRose(page: Page): Promise<void> {
  await chooseRose(page);
  await picker(page).getByRole('button', { name: 'Send for 5 gold' }).click();
}
