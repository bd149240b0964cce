import type { Page } from '@playwright/test';
import { makeMember, type Member } from '../chat/make-member.ts';
import { log, sayMany } from '../chat/talk.ts';
import { giveGold } from '../gifts/give-gold.ts';
import { openStaffSession } from '../moderation/open-staff-session.ts';
import { enterAsFinished } from '../profiles/enter-member.ts';
import { grantRole } from '../support/control.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test, type Journey } from '../support/journey.ts';
import { tokenOf } from '../support/token-of.ts';

const headersOf = async (page: Page) => ({
  authorization: `Bearer ${await tokenOf(page)}`,
});

const gold = async (page: Page) =>
  ((await (await page.request.get('/v1/me', { headers: await headersOf(page) })).json()) as { balance: number })
    .balance;

/** Somebody who keeps the catalogue. */
async function openShop(journey: Journey): Promise<Page> {
  const page = await journey.open();
  await grantRole({ name: await enterAsFinished(page, { gender: 0 }), role: 'fulfilment' });
  await openStaffSession(page);
  return page;
}

interface Item {
  readonly version: number;
  readonly content: Readonly<Record<string, unknown>> & { readonly price: number; readonly stock: number | null };
}

/** An item that no other journey buys, with its price now. A repeated run finds the price of the run before. */
async function openItem(shop: Page, kind: 'gift' | 'product', id: number) {
  const path = `/v1/staff/catalogue/${kind}/${id}`;
  const headers = await headersOf(shop);
  const { version, content } = (await (await shop.request.get(path, { headers })).json()) as Item;
  /** Publishes a version with another price. */
  const changeTo = async (price: number) => {
    const data = { content: { ...content, price }, note: 'Costs have risen', seen: version, stock_seen: content.stock };
    const reply = await shop.request.put(path, { headers, data });
    expect(reply.status(), await reply.text()).toBe(200);
  };
  return { price: content.price, changeTo };
}

async function talkers(journey: Journey): Promise<[Page, Page, Member, Member]> {
  const [anna, ben] = [await journey.open({ size: 'phone' }), await journey.open()];
  const [a, b] = [await makeMember(anna, 'Anna'), await makeMember(ben, 'Ben')];
  await giveGold(anna, a, 100);
  await sayMany(anna, a, b, ['Hello']);
  await sayMany(ben, b, a, ['Hello']);
  return [anna, ben, a, b];
}

// covers: A changed price is shown in the same dialog and paid by its button
test('a gift that becomes dearer while it is chosen is sent at the new price, once that is agreed to', async ({
  journey,
}) => {
  test.slow();
  journey.tolerate({ status: 400, path: '/v1/messages' });
  const lotus = await openItem(await openShop(journey), 'gift', 35);
  const dearer = lotus.price === 26 ? 27 : 26;
  const [anna, , , b] = await talkers(journey);
  await anna.goto(`/chat/${b.id}`);
  await anna.getByRole('button', { name: 'Send a gift' }).click();
  const picker = anna.getByRole('dialog', { name: `A gift for ${b.name}` });
  await picker.getByRole('button', { name: 'Flowers' }).click();
  await picker.getByRole('radio', { name: /^Lotus/ }).check({ force: true });
  await expect(picker.getByRole('button', { name: `Send for ${lotus.price} gold` })).toBeVisible();
  await lotus.changeTo(dearer);

  await picker.getByRole('button', { name: `Send for ${lotus.price} gold` }).click();
  await expect(picker.getByText('The price has changed.', { exact: false })).toBeVisible();
  await expect(picker.getByRole('button', { name: `Send for ${dearer} gold` })).toBeVisible();
  expect(await gold(anna)).toBe(100);
  await expect(log(anna).getByTestId('gift-message')).toHaveCount(0);
  await expectAccessible(anna);
  await picker.getByRole('button', { name: `Send for ${dearer} gold` }).click();

  await expect(log(anna).getByTestId('gift-message')).toContainText('Lotus');
  expect(await gold(anna)).toBe(100 - dearer);
});

test('a product that becomes dearer while it is ordered is paid at the new price, once that is agreed to', async ({
  journey,
}) => {
  test.slow();
  journey.tolerate({ status: 400, path: '/v1/products' });
  const shop = await openShop(journey);
  const macarons = await openItem(shop, 'product', 10);
  const dearer = macarons.price === 33 ? 34 : 33;
  const [anna, , a, b] = await talkers(journey);
  await openMall(journey, a);
  await anna.goto(`/mall?to=${b.id}`);
  await anna.getByRole('button', { name: 'Sweets', exact: true }).click();
  await anna.getByRole('link', { name: /macarons/i }).click();
  await anna.getByRole('button', { name: 'Order now' }).click();
  const dialog = anna.getByRole('dialog', { name: 'Your order' });
  await expect(dialog.getByRole('button', { name: `Order for ${macarons.price} gold` })).toBeVisible();
  await macarons.changeTo(dearer);

  await dialog.getByRole('button', { name: `Order for ${macarons.price} gold` }).click();
  await expect(dialog.getByText('The price has changed.', { exact: false })).toBeVisible();
  await expect(dialog.getByRole('button', { name: `Order for ${dearer} gold` })).toBeVisible();
  expect(await gold(anna)).toBe(100);
  await expectAccessible(anna);
  await dialog.getByRole('button', { name: `Order for ${dearer} gold` }).click();

  await expect(anna).toHaveURL(/\/order\/\d+$/);
  expect(await gold(anna)).toBe(100 - dearer);
});

/** The mall is opened by an administrator. */
async function openMall(journey: Journey, { id }: Member): Promise<void> {
  const admin = await journey.open();
  await grantRole({ name: await enterAsFinished(admin, { gender: 0 }), role: 'admin' });
  await openStaffSession(admin);
  const data = { partner: false, mall: true, free: false, rate: null, reason: 'opened for the journey' };
  const reply = await admin.request.put(`/v1/staff/members/${id}/flags`, { headers: await headersOf(admin), data });
  expect(reply.status(), await reply.text()).toBe(200);
}
