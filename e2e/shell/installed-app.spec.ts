import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { makeMember } from '../chat/make-member.ts';
import { sayMany } from '../chat/talk.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/journey.ts';

test.use({ serviceWorkers: 'allow' });

interface Manifest {
  readonly lang: string;
  readonly display: string;
  readonly start_url: string;
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose: string }[];
  readonly screenshots: readonly { readonly src: string; readonly sizes: string; readonly form_factor: string }[];
  readonly share_target: { readonly action: string };
  readonly shortcuts: readonly { readonly url: string }[];
}

// covers: *
test('the manifest offers what browsers ask for before they install an app', async ({ journey }) => {
  const page = await journey.open();
  await page.goto('/de/');

  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const reply = await page.request.get(address ?? '');
  expect(reply.headers()['content-type']).toContain('application/manifest+json');
  const manifest = (await reply.json()) as Manifest;

  expect(manifest).toMatchObject({ lang: 'de', display: 'standalone' });
  expect(manifest.icons.map(({ purpose, sizes }) => `${purpose} ${sizes}`)).toEqual(
    expect.arrayContaining(['any 192x192', 'any 512x512', 'maskable 512x512']),
  );
  for (const { src, sizes } of manifest.icons) {
    const icon = await (await page.request.get(src)).body();
    // Width and height stand behind the signature and the name of the first part of a PNG.
    expect(`${icon.readUInt32BE(16)}x${icon.readUInt32BE(20)}`, src).toBe(sizes);
  }
  expect(new Set(manifest.screenshots.map(({ form_factor }) => form_factor))).toEqual(new Set(['narrow', 'wide']));
  for (const { src, sizes } of manifest.screenshots) {
    const { width, height } = await sharp(await (await page.request.get(src)).body()).metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
  }
  expect(manifest.share_target.action).toBe('/share');
  for (const { url } of [{ url: manifest.start_url }, ...manifest.shortcuts])
    expect((await page.request.get(url)).status(), url).toBe(200);
});

test('the browser finds nothing that stands in the way of installing', async ({ journey }) => {
  const page = await journey.open({ size: 'phone' });
  await page.goto('/de/');
  const browser = await page.context().newCDPSession(page);

  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');

  // Every context of these tests is private.
  const errors = installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito');
  expect(errors).toEqual([]);
});

// covers: /home
test('the app is offered once an answer has come', async ({ journey }) => {
  const [anna, ben] = [await journey.open({ size: 'phone' }), await journey.open()];
  const [a, b] = [await makeMember(anna, 'Anna'), await makeMember(ben, 'Ben')];
  await sayMany(anna, a, b, ['Good morning']);
  await ben.goto('/home');
  await anna.goto('/home');
  await offerInstallation(anna);
  const offer = anna.getByRole('complementary', { name: 'Install the app' });

  // What listens comes after the page stands; an answer before that offers nothing.
  const answers: string[] = [];
  await expect(async () => {
    answers.push('Good morning to you');
    await sayMany(ben, b, a, answers);
    await expect(offer).toContainText('It opens like any app', { timeout: 3_000 });
  }).toPass();
  await expectAccessible(anna);
  await offer.getByRole('button', { name: 'Install' }).click();
  await expect(anna.getByText('is on your device now.')).toBeVisible();
  await expect(offer).toHaveCount(0);

  await anna.goto('/setting/notification');
  await offerInstallation(anna);
  await expect(anna.getByText('can be installed on this device.')).toBeVisible();
});

/** What a browser does that can install the page; the headless one of these tests does not. */
async function offerInstallation(page: Page): Promise<void> {
  await page.evaluate(() => {
    const prompt = async () => ({ outcome: 'accepted' });
    dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
  });
}
