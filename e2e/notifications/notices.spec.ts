import { makeAccount, openAs } from '../accounts/make-account.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/journey.ts';

test.use({ serviceWorkers: 'allow' });

test('switches take effect at once and stay', async ({ journey }) => {
  const page = await journey.open({ size: 'phone', colorScheme: 'dark' });
  await openAs(page, await makeAccount(page), '/setting/notification');
  const offers = page.getByRole('switch', { name: 'Offers and news, by e-mail' });
  await expect(offers).not.toBeChecked();
  const saved = page.waitForResponse(
    (reply) => reply.url().includes('/v1/notification_settings') && reply.request().method() === 'PUT',
  );
  await offers.click();
  await expect(offers).toBeChecked();
  expect((await saved).status()).toBe(200);
  await page.reload();
  await expect(offers).toBeChecked();
  await expect(page.getByRole('switch', { name: 'Messages and calls, by push' })).toBeChecked();
});

test('the worker that shows pushes starts under the page’s own rules', async ({ page }) => {
  await page.goto('/language');
  const state = await page.evaluate(async () => {
    const { trustedTypes } = globalThis as unknown as {
      trustedTypes: { createPolicy(name: string, rules: object): { createScriptURL(address: string): string } };
    };
    const policy = trustedTypes.createPolicy('journey', { createScriptURL: (address: string) => address });
    await navigator.serviceWorker.register(policy.createScriptURL('/sw.js'));
    const { active, scope } = await navigator.serviceWorker.ready;
    return { state: active?.state, scope: new URL(scope).pathname };
  });
  expect(state.scope).toBe('/');
  expect(['activating', 'activated']).toContain(state.state);
});

test('nothing asks for permission on load', async ({ page }) => {
  await page.addInitScript(() => {
    Notification.requestPermission = () => {
      throw new Error('asked without being pressed');
    };
  });
  await openAs(page, await makeAccount(page), '/home');
  await expect(page.getByRole('complementary', { name: 'Notifications on this device' })).toHaveCount(0);
});

test('a broken link of a mail says so, and nothing is lost', async ({ page, journey }) => {
  journey.tolerate({ status: 400, path: '/v1/unsubscribe' });
  await page.goto('/unsubscribe?token=1.message.forged');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByText('This link is incomplete.')).toBeVisible();
});
