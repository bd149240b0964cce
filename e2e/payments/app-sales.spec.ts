import { makeAccount, openAs } from '../accounts/make-account.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/journey.ts';

// covers: The mobile app sells no gold and no VIP outside of the stores
test('the mobile app says that it sells no gold and no VIP, and where to ask', async ({ journey }) => {
  const page = await journey.open({ size: 'phone' });
  await page.addInitScript(() => Object.assign(globalThis, { appShell: { name: 'ios', version: '99.0.0' } }));
  await openAs(page, await makeAccount(page), '/bill');

  await page.getByRole('main').getByRole('button', { name: 'Add gold' }).last().click();
  const gold = page.getByRole('dialog', { name: 'Add gold' });
  await expect(gold.getByText('Gold cannot be bought in the app yet.', { exact: false })).toBeVisible();
  await expect(gold.getByRole('radio')).toHaveCount(0);
  await expectAccessible(page);
  await gold.getByRole('button', { name: 'OK' }).click();
  await expect(gold).toHaveCount(0);

  await page.goto('/vip');
  await page.getByRole('button', { name: 'Become VIP' }).click();
  const vip = page.getByRole('dialog', { name: 'Become VIP' });
  await expect(vip.getByText('VIP cannot be bought in the app yet.', { exact: false })).toBeVisible();
  await vip.getByRole('link', { name: 'Help and support' }).click();
  await expect(page).toHaveURL(/\/en\/help$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
  await expect(vip).toHaveCount(0);
});

test('a payment that began in a browser goes on in the background of the app', async ({ journey }) => {
  const page = await journey.open({ size: 'phone' });
  await openAs(page, await makeAccount(page), '/bill');
  await page.getByRole('main').getByRole('button', { name: 'Add gold' }).last().click();
  const dialog = page.getByRole('dialog');
  const [provider] = await Promise.all([
    page.waitForEvent('popup'),
    dialog.getByRole('button', { name: /^Pay / }).click(),
  ]);
  await expect(dialog.getByRole('heading', { name: 'Finish paying in the other window' })).toBeVisible();
  await provider.waitForURL(/\/sandbox\/pay\//);
  await page.addInitScript(() => Object.assign(globalThis, { appShell: { name: 'ios', version: '99.0.0' } }));

  await page.reload();
  await expect(page.getByRole('main').getByRole('button', { name: 'Add gold' }).last()).toBeVisible();
  await expect(dialog).toHaveCount(0);
});
