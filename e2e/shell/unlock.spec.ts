import type { BrowserContext } from '@playwright/test';
import { makeAccount, openAs } from '../accounts/make-account.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/journey.ts';
import { enterMobileApp } from './native-side.ts';

interface PhoneVault {
  /** What the phone keeps; null for nothing. */
  secret: string | null;
  /** Whether the finger is the owner's. */
  isOwner: boolean;
  asked: number;
}

/** Keystore and fingerprint of the phone, as the plugin of the app answers. */
async function openVault(context: BrowserContext): Promise<PhoneVault> {
  const vault: PhoneVault = { secret: null, isOwner: true, asked: 0 };
  await context.exposeFunction('askVault', (method: string, value: string | undefined) => {
    if (method === 'isAvailable') return { isAvailable: true };
    if (method === 'setData') vault.secret = value ?? null;
    if (method === 'deleteData') vault.secret = null;
    if (method !== 'getSecureData') return {};
    vault.asked += 1;
    if (vault.secret === null) return { rejects: '21' };
    return vault.isOwner ? { value: vault.secret } : { rejects: '16' };
  });
  return vault;
}

// covers: /unlock
// covers: Hybrid mobile app shell
test('the token leaves the browser for the phone, whose owner unlocks the app after each start', async ({
  journey,
}) => {
  const first = await journey.open({ size: 'phone' });
  const context = first.context();
  const vault = await openVault(context);
  await enterMobileApp(first, 'journey-lock');
  await openAs(first, await makeAccount(first), '/setting');
  const stored = () => first.evaluate(() => [localStorage.getItem('app.token'), sessionStorage.getItem('app.token')]);

  await first.getByRole('switch', { name: 'Unlock with fingerprint or face' }).check();
  await expect.poll(async () => (await stored())[0]).toBeNull();
  expect((await stored())[1]).toBe(JSON.stringify(vault.secret));
  await first.reload();
  await expect(first.getByRole('switch', { name: 'Unlock with fingerprint or face' })).toBeChecked();
  expect(vault.asked).toBe(0);

  // The app is closed, and opened by somebody else first.
  await first.close();
  vault.isOwner = false;
  const again = await context.newPage();
  await enterMobileApp(again, 'journey-lock');
  await again.goto('/album');
  await expect(again).toHaveURL(/\/unlock\?redirect=%2Falbum$/);
  await expect(again.getByRole('heading', { name: 'Locked' })).toBeVisible();
  await expect.poll(() => vault.asked).toBe(1);
  await expectAccessible(again);
  vault.isOwner = true;
  const before = vault.secret;
  await again.getByRole('button', { name: 'Unlock' }).click();
  await expect(again).toHaveURL(/\/album$/);
  await expect(again.getByRole('navigation', { name: 'Main' })).toBeVisible();
  expect(vault.secret).not.toBe(before);

  const late = [
    '/v1/counters',
    '/v1/me',
    '/v1/call',
    '/v1/push/device',
    '/v1/pusher/authenticate',
    '/v1/token/refresh',
  ];
  for (const path of late) journey.tolerate({ status: 401, path });
  await again.goto('/me');
  await again.getByRole('main').getByRole('button', { name: 'Log out' }).click();
  await expect(again).toHaveURL('/');
  await expect.poll(() => vault.secret).toBeNull();
});
