import { makeAccount, openAs } from '../accounts/make-account.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/journey.ts';

// covers: Update reminder after 604800 s
test('a shell is offered the new version, again after a week, and at once when it is needed', async ({ journey }) => {
  const page = await journey.open({ size: 'phone' });
  let minimum = '1.0.0';
  await page.clock.install();
  await page.addInitScript(() => Object.assign(globalThis, { appShell: { name: 'android' } }));
  await page.route('**/v1/version/**', (route) =>
    route.fulfill({ json: { latest: '9.1.0', minimum, url: 'https://example.com/app' } }),
  );
  await page.goto('/en/home');
  const dialog = page.getByRole('dialog', { name: 'A new version is available' });
  await expect(dialog.getByRole('link', { name: 'Download' })).toHaveAttribute('href', 'https://example.com/app');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Remind me later' }).click();
  await expect(dialog).toHaveCount(0);

  const versionAsked = () => page.waitForResponse((reply) => reply.url().includes('/v1/version/'));
  await page.clock.fastForward(604_000_000);
  await Promise.all([versionAsked(), page.reload()]);
  await expect(page.locator('main h1').first()).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await page.clock.fastForward(1_000_000);
  await page.reload();
  await expect(dialog).toBeVisible();
  minimum = '9.0.0';
  await page.reload();
  await expect(dialog.getByText(/is required to continue/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Remind me later' })).toHaveCount(0);
});

test('a shell below the minimum is offered the new version on the landing page too', async ({ journey }) => {
  const page = await journey.open({ size: 'phone' });
  await page.addInitScript(() => Object.assign(globalThis, { appShell: { name: 'android', version: '0.9.0' } }));
  await page.route('**/v1/version/**', (route) =>
    route.fulfill({ json: { latest: '9.1.0', minimum: '9.0.0', url: 'https://example.com/app' } }),
  );
  await page.goto('/de/');
  const dialog = page.getByRole('dialog', { name: 'Neue Version verfügbar' });
  await expect(dialog.getByRole('link')).toHaveAttribute('href', 'https://example.com/app');
  await expectAccessible(page);
});

// covers: /back
test('going back leads one page back, or to the page of ours that is named', async ({ journey }) => {
  const page = await journey.open();
  await openAs(page, await makeAccount(page), '/back?redirect=/setting/privacy');
  await expect(page).toHaveURL(/\/setting\/privacy$/);
  await page.goto('/back?redirect=https://example.com/');
  await expect(page).toHaveURL(/\/home$/);
});

// covers: 307 leads to the maintenance page
test('a call that meets maintenance leads to the page that says so', async ({ journey }) => {
  journey.tolerate({ status: 503, path: '/maintenance' });
  const page = await journey.open();
  await openAs(page, await makeAccount(page), '/setting/privacy');
  await page.route('**/maintenance', (route) =>
    route.fulfill({ status: 503, contentType: 'text/html', body: '<title>Back soon</title><h1>Back soon</h1>' }),
  );
  await page.route('**/v1/user*', (route) =>
    route.fulfill({ status: 307, headers: { location: '/maintenance', 'retry-after': '120' } }),
  );
  await page
    .getByRole('radiogroup', { name: 'Who can see my profile' })
    .getByRole('radio', { name: /^Everyone/ })
    .click();
  await expect(page).toHaveURL(/\/maintenance$/);
  await expect(page.getByRole('heading', { name: 'Back soon' })).toBeVisible();
});
