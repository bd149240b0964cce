import type { Page } from '@playwright/test';
import { addMember, makeMember } from '../chat/make-member.ts';
import { giveGold } from '../gifts/give-gold.ts';
import { addPhotos, enterAsOwner } from '../media/make-seller.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/journey.ts';
import { tokenOf } from '../support/token-of.ts';

const headersOf = async (page: Page) => ({
  authorization: `Bearer ${await tokenOf(page)}`,
});

/** Changes the price of the only secret file of the seller. */
async function setPrice(seller: Page, id: number, amount: number): Promise<void> {
  const headers = await headersOf(seller);
  const album = await seller.request.get(`/v1/photos/${id}?folder=secret`, { headers });
  const { items } = (await album.json()) as { items: { id: number }[] };
  const reply = await seller.request.put(`/v1/uploads/${items[0]?.id}`, { headers, data: { amount } });
  expect(reply.status(), await reply.text()).toBe(200);
}

// covers: A thing whose owner changes its price is paid at the new one in the same dialog
test('a photo that becomes dearer while its dialog is open is unlocked at the new price', async ({ journey }) => {
  test.slow();
  journey.tolerate({ status: 400, path: '/v1/uploads/pay' });
  const [seller, buyer] = [await journey.open(), await journey.open({ size: 'phone' })];
  const id = await enterAsOwner(seller, 0);
  await seller.getByRole('link', { name: /^Secret/ }).click();
  await seller.getByLabel('Price for new uploads').fill('20');
  await addPhotos(seller, 'bokeh');
  await giveGold(buyer, await makeMember(buyer, 'Ben'), 50);
  await buyer.goto(`/photo/${id}?folder=secret`);
  await buyer.getByRole('button', { name: /Secret photo.*20 gold/ }).click();
  const dialog = buyer.getByRole('dialog', { name: 'Unlock this photo?' });
  await expect(dialog.getByRole('button', { name: 'Unlock for 20 gold' })).toBeVisible();
  await setPrice(seller, id, 25);

  await dialog.getByRole('button', { name: 'Unlock for 20 gold' }).click();
  await expect(dialog.getByText('The price has changed.')).toBeVisible();
  await expect(dialog.getByText('Price before', { exact: true })).toBeVisible();
  await expectAccessible(buyer);
  await dialog.getByRole('button', { name: 'Unlock for 25 gold' }).click();

  const receipt = buyer.getByRole('dialog', { name: 'Unlocked' });
  await expect(receipt.getByText('Paid. It stays unlocked for you.')).toBeVisible();
  await expect(receipt).toContainText('25');
});

test('contact information that becomes dearer while it is offered is bought at the new price', async ({ journey }) => {
  journey.tolerate({ status: 400, path: '/v1/contact/*' });
  const jonas = await journey.open({ colorScheme: 'dark' });
  const [m, j] = [await addMember('Mei'), await makeMember(jonas, 'Jonas')];
  await giveGold(jonas, j, 100);
  const offer = async (price: number) => {
    const reply = await jonas.request.put('/v1/contact', {
      headers: { authorization: `Bearer ${m.token}` },
      data: { facebook: null, wechat: 'meilin_wechat', phone: null, email: null, price, show: 1, vip_free: 0 },
    });
    expect(reply.ok(), await reply.text()).toBe(true);
  };
  await offer(40);
  await jonas.goto(`/profile/${m.id}`);
  const card = jonas.getByRole('region', { name: 'Contact information' });
  // The dialog reads the price again when it opens.
  await Promise.all([
    jonas.waitForResponse((reply) => reply.url().includes(`/v1/contact/${m.id}`)),
    card.getByRole('button', { name: 'Unlock for 40 gold' }).click(),
  ]);
  const dialog = jonas.getByRole('dialog', { name: `Contact information of ${m.name}` });
  await expect(dialog.getByRole('button', { name: 'Unlock for 40 gold' })).toBeVisible();
  await offer(45);

  await dialog.getByRole('button', { name: 'Unlock for 40 gold' }).click();
  await expect(dialog.getByText('The price has changed.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Unlock for 45 gold' }).click();

  await expect(dialog.getByText('meilin_wechat')).toBeVisible();
});
