import { type Page } from '@playwright/test';
import { makeMember, type Member } from '../chat/make-member.ts';
import { sayMany } from '../chat/talk.ts';
import { giveGold } from '../gifts/give-gold.ts';
import { openStaffSession } from '../moderation/open-staff-session.ts';
import { grantRole } from '../support/control.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test, type Journey } from '../support/journey.ts';

const gold = async (page: Page, { token }: Member) =>
  (
    (await (await page.request.get('/v1/me', { headers: { authorization: `Bearer ${token}` } })).json()) as {
      balance: number;
    }
  ).balance;

/** A sender with the mall, a recipient, and somebody of the fulfilment staff who opened it. */
async function cast(journey: Journey) {
  const [jonas, mei, shop] = [await journey.open(), await journey.open({ size: 'phone' }), await journey.open()];
  const [j, m, s] = [await makeMember(jonas, 'Jonas'), await makeMember(mei, 'Mei'), await makeMember(shop, 'Shop')];
  await sayMany(jonas, j, m, ['hello']);
  await sayMany(mei, m, j, ['hello to you']);
  await giveGold(jonas, j, 100);
  await grantRole({ name: s.name, role: 'admin' });
  await shop.goto('/home');
  await openStaffSession(shop);
  const staff = (path: string, data: object) =>
    shop.request.put(`/v1/staff/${path}`, { headers: { authorization: `Bearer ${s.token}` }, data });
  await staff(`members/${j.id}/flags`, {
    partner: false,
    mall: true,
    free: false,
    rate: null,
    reason: 'opened for the journey',
  });
  return { jonas, mei, shop, j, m };
}

/**
 * Orders ten red roses for somebody by the screens; answers the number of the order. `judge` is called at the list and
 * at the filled form.
 */
async function orderRoses(page: Page, to: Member, judge = async (_page: Page) => {}): Promise<number> {
  await page.goto(`/mall?to=${to.id}`);
  await judge(page);
  await page.getByRole('button', { name: 'Flowers', exact: true }).click();
  await page.getByRole('link', { name: /Ten red roses/ }).click();
  await page.getByRole('button', { name: 'Order now' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your order' });
  await expect(dialog.getByText(to.name)).toBeVisible();
  await dialog.getByLabel('Words on the card').fill('For the climb');
  await judge(page);
  await dialog.getByRole('button', { name: 'Order for 52 gold' }).click();
  await expect(page).toHaveURL(/\/order\/\d+$/);
  return Number(/\d+$/.exec(page.url())?.[0]);
}

/** Opens the order from the board, prepares it and marks it as delivered. */
async function shipByTheBoard(page: Page, id: number): Promise<void> {
  await page.goto('/staff/orders');
  await expect(page.getByRole('region', { name: 'Accepted' }).getByRole('link', { name: `Order ${id}` })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Order number').fill(`${id}`);
  await page.getByRole('button', { name: 'Open the order' }).click();
  const label = page.getByRole('region', { name: 'Shipping label' });
  await expect(label).toContainText('Secret Lane');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Start preparing' }).click();
  await page.getByLabel('Courier').fill('SF Express');
  await page.getByLabel('Number of the parcel').fill('SF1234567');
  await page.getByRole('button', { name: 'Mark as delivered' }).click();
  await expect(page.getByText('By SF Express, number SF1234567')).toBeVisible();

  await page.goto('/staff/orders');
  await page
    .getByRole('region', { name: 'Delivered' })
    .getByRole('link', { name: `Order ${id}` })
    .waitFor();
  await page.keyboard.press('j');
  await expect(page.locator('[data-desk-order]').first()).toBeFocused();
}

/** The list of orders shows the address that was kept, and deletes it. */
async function deleteKeptAddress(page: Page): Promise<void> {
  await page.goto('/orders');
  const kept = page.getByRole('region', { name: 'Address for your next gift' });
  await expect(kept).toContainText('Lin Mei, Secret Lane 7, Chengdu');
  await expectAccessible(page);
  await kept.getByRole('button', { name: 'Delete address' }).click();
  await expect(page.getByText('Address deleted.')).toBeVisible();
  await expect(kept).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('link', { name: /Ten red roses/ })).toBeVisible();
  await expect(kept).toHaveCount(0);
}

/** An accepted gift of ten roses. */
async function acceptedGift(journey: Journey) {
  const people = await cast(journey);
  const { jonas, mei, m } = people;
  const id = await orderRoses(jonas, m);
  await mei.goto(`/order/${id}`);
  await mei.getByLabel('Name on the door').fill('Lin Mei');
  await mei.getByLabel('Street and number').fill('Secret Lane 7');
  await mei.getByLabel('City').fill('Chengdu');
  await mei.getByRole('button', { name: 'Accept and send address' }).click();
  await expect(mei.getByText('Secret Lane 7')).toBeVisible();
  return { ...people, id };
}

test('the shop declines an order it cannot fulfil, and the gold comes back', async ({ journey }) => {
  test.slow();
  const { jonas, shop, j, id } = await acceptedGift(journey);

  await shop.goto(`/staff/orders/${id}`);
  await shop.getByLabel('Why the order ends').fill('The roses did not arrive');
  await shop.getByRole('button', { name: 'Decline the order' }).click();
  await expect(shop.getByText('All gold was given back')).toBeVisible();

  await expect(jonas.getByRole('region', { name: 'Your gold' })).toContainText('Given back52');
  expect(await gold(jonas, j)).toBe(100);
});

test('a gift is accepted, prepared, delivered and confirmed', async ({ journey }) => {
  // covers: /mall
  // covers: /orders
  // covers: The chat badge shows messages; the me badge likeme + request + order
  test.slow();
  const { jonas, mei, shop, j, m } = await cast(journey);

  const id = await orderRoses(jonas, m, expectAccessible);
  await expect(jonas.getByRole('heading', { name: `A gift for ${m.name}` })).toBeVisible();
  expect(await gold(jonas, j)).toBe(48);
  await expectAccessible(jonas);

  await mei.goto('/orders');
  await mei.getByRole('link', { name: /Ten red roses/ }).click();
  await expect(mei.getByText('For the climb')).toBeVisible();
  await expectAccessible(mei);
  await mei.getByLabel('Name on the door').fill('Lin Mei');
  await mei.getByLabel('Street and number').fill('Secret Lane 7');
  await mei.getByLabel('City').fill('Chengdu');
  await mei.getByLabel('Keep this address for my next gift').check();
  await mei.getByRole('button', { name: 'Accept and send address' }).click();
  await expect(mei.getByText('Secret Lane 7')).toBeVisible();
  await expect(jonas.locator('[aria-current=step]')).toContainText('Accepted');
  await mei.getByRole('button', { name: 'Change the address' }).click();
  await mei.getByLabel('Street and number').fill('Secret Lane 8');
  await mei.getByRole('button', { name: 'Save the address' }).click();
  await expect(mei.getByText('Secret Lane 8')).toBeVisible();

  await shipByTheBoard(shop, id);
  await mei.getByRole('button', { name: 'It has arrived' }).click();
  await expect(mei.locator('[data-step=now], [data-step=done]').last()).toContainText('Received');
  await deleteKeptAddress(mei);

  await jonas.reload();
  await expect(jonas.getByRole('region', { name: 'Your gold' })).toContainText('Paid52');
  await expect(jonas.getByText('Secret Lane')).toHaveCount(0);
  await expect(jonas.getByText('SF1234567')).toHaveCount(0);
  await jonas.goto('/bill');
  await expect(jonas.getByRole('list').getByText('Flowers and gifts order')).toBeVisible();
  expect(await gold(jonas, j)).toBe(48);
});

test('a declined gift gives all gold back, and the bill says so', async ({ journey }) => {
  test.slow();
  const { jonas, mei, j, m } = await cast(journey);
  const id = await orderRoses(jonas, m);

  await jonas.goto('/bill');
  const held = jonas.getByRole('region', { name: 'Held gold' });
  await expect(held).toContainText(/52.*Held$/);
  await expectAccessible(jonas);
  await held.getByRole('link', { name: `Order ${id}` }).click();

  await mei.goto(`/order/${id}`);
  await mei.getByRole('button', { name: 'Report this gift' }).click();
  await mei.getByRole('dialog', { name: 'Report this gift' }).getByRole('button', { name: 'Close' }).click();
  await mei.getByRole('button', { name: 'Decline' }).click();
  await expect(mei.getByText('Declined').first()).toBeVisible();

  await expect(jonas.getByText('Declined').first()).toBeVisible();
  await expect(jonas.getByRole('region', { name: 'Your gold' })).toContainText('Given back52');
  expect(await gold(jonas, j)).toBe(100);
  await jonas.goto('/bill');
  await expect(jonas.getByRole('region', { name: 'Held gold' })).toContainText(/52.*Given back$/);
});
