import { enterAsOwner } from './make-seller.ts';
import { largePicture } from './pictures.ts';
import { expect, test } from '../support/journey.ts';

test('a connection that fails in mid-upload costs nothing: the rest follows by itself', async ({ journey }) => {
  const page = await journey.open();
  journey.tolerate(/ERR_INTERNET_DISCONNECTED|Failed to load resource|WebSocket/);
  await enterAsOwner(page, 0);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/uploads/resumable')) asked.push(`${request.method()} ${request.headers()['upload-offset'] ?? ''}`.trim());
  });
  const network = await page.context().newCDPSession(page);
  const set = (offline: boolean, uploadThroughput: number) => network.send('Network.emulateNetworkConditions', { offline, latency: 0, downloadThroughput: -1, uploadThroughput });
  await network.send('Network.enable');
  await set(false, 400_000);
  await page.locator('input[type=file]').first().setInputFiles([await largePicture()]);
  await expect(page.getByText(/^[1-9]\S* of \S+ MB$/)).toBeVisible();
  await set(true, -1);
  await expect(page.getByText('Connection lost. It goes on by itself.')).toBeVisible();
  await set(false, -1);
  await expect(page.locator('.shelf > li')).toHaveCount(1, { timeout: 20_000 });
  expect(asked[0]).toBe('POST');
  expect(asked).toContain('HEAD');
  // What was there is not sent again.
  const offsets = asked.filter((line) => line.startsWith('PATCH')).map((line) => Number(line.slice(6)));
  expect(offsets[0]).toBe(0);
  expect(offsets.at(-1)).toBeGreaterThan(0);
});
