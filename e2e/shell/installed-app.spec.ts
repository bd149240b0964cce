import { expect, test } from '../support/journey.ts';

interface Manifest {
  readonly lang: string;
  readonly display: string;
  readonly start_url: string;
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose: string }[];
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
  for (const { url } of [{ url: manifest.start_url }, ...manifest.shortcuts])
    expect((await page.request.get(url)).status(), url).toBe(200);
});
