import { dropIconRequests, payInSandbox } from '../payments/pay-in-sandbox.ts';
import { enterAsFinished } from '../profiles/enter-member.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/journey.ts';
import { addPhotos, enterAsOwner } from './make-seller.ts';

// covers: Pay-to-view dialog confirms with pay and shows loading
test('a secret photo is bought by a second member: first too little gold, then once, then kept', async ({
  journey,
}) => {
  test.slow();
  const seller = await journey.open();
  const id = await enterAsOwner(seller, 0);
  await seller.getByRole('link', { name: /^Secret/ }).click();
  await seller.getByLabel('Price for new uploads').fill('20');
  await addPhotos(seller, 'bokeh');

  const buyer = await journey.open();
  await enterAsFinished(buyer, { gender: 1 });
  await dropIconRequests(buyer);
  const payments: string[] = [];
  buyer.on('request', (request) => {
    if (request.url().includes('/uploads/pay')) payments.push(request.headers()['idempotency-key'] ?? '');
  });
  await buyer.goto(`/photo/${id}?folder=secret`);
  const tile = buyer.getByRole('button', { name: /Secret photo.*20 gold/ });
  await tile.click();
  const dialog = buyer.getByRole('dialog', { name: 'Unlock this photo?' });
  await expect(dialog.getByText('You do not have enough gold to proceed')).toBeVisible();
  await expectAccessible(buyer);

  await test.step('adding gold leads back to the same dialog', async () => {
    await dialog.getByRole('button', { name: 'Add gold' }).click();
    await payInSandbox(buyer, /^Pay /, 'Approve');
    await buyer.getByRole('button', { name: 'Done' }).click();
    await expect(dialog.getByRole('button', { name: 'Unlock for 20 gold' })).toBeVisible();
    await expect(dialog.getByText('Balance after')).toBeVisible();
  });

  await test.step('two taps and a lost answer pay once', async () => {
    journey.tolerate({ network: 'ERR_FAILED', path: '/v1/uploads/pay' });
    let isLost = false;
    await buyer.route('**/v1/uploads/pay*', async (route) => {
      if (isLost) return route.continue();
      isLost = true;
      await route.fetch();
      await route.abort();
    });
    await dialog.getByRole('button', { name: 'Unlock for 20 gold' }).dblclick();
    await expect(dialog.getByText('Trying again does not charge you twice.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Unlock for 20 gold' }).click();
    const receipt = buyer.getByRole('dialog', { name: 'Unlocked' });
    await expect(receipt.getByText('Paid. It stays unlocked for you.')).toBeVisible();
    expect(payments).toHaveLength(2);
    expect(new Set(payments).size).toBe(1);
    await expectAccessible(buyer);
    await receipt.getByRole('button', { name: 'Done' }).click();
  });

  await test.step('it is open, also after a reload', async () => {
    await expect(buyer.getByRole('img', { name: /^Photo 1 by/ })).toBeVisible();
    await buyer.reload();
    await buyer.getByTestId('open-photo').click();
    await expect(buyer.locator('[data-testid=viewer-image]:not([data-loading])')).toBeVisible();
    const src = (await buyer.getByTestId('viewer-image').getAttribute('src')) ?? '';
    // The address is sealed: with one sign changed it is nothing.
    expect(src).toContain('/media/signed/');
    const moved = src.replace(/.(?=\.\w+\.webp$)/, (sign) => (sign === 'A' ? 'Q' : 'A'));
    expect((await buyer.request.get(moved)).status()).toBe(404);
  });
});
