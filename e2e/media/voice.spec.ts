import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/journey.ts';

// covers: Voice recording stops at 1 minute in the browser
test('a voice is recorded with its level, stops at a minute, and is played', async ({ journey }) => {
  // One of the parts on that page shows what a photo looks like that is not there.
  journey.tolerate({ status: 404, path: '/no-such-photo.webp' });
  const page = await journey.open({ size: 'phone' });
  await page.clock.install();
  await page.goto('/debug/ui');
  const record = page.getByRole('button', { name: 'Record a voice message' });
  await record.click();
  await expect(page.getByRole('timer', { name: 'Recording' })).toBeVisible();
  await page.clock.runFor(7_000);
  await expect(page.getByRole('timer', { name: 'Recording' })).toContainText(/0:(0[7-9]|[1-5]\d) \/ 1:00/);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cancel recording' }).click();
  await expect(record).toBeVisible();

  await record.click();
  await expect(page.getByRole('timer', { name: 'Recording' })).toBeVisible();
  await page.clock.runFor(61_000);
  await expect(page.getByText('Recording stopped: maximum duration of 1 minute reached.')).toBeVisible();
  const player = page.getByRole('group', { name: 'Your recording' });
  await player.getByRole('button', { name: 'Play' }).click();
  await expect(player.getByRole('button', { name: 'Pause' })).toBeVisible();
  await player.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('button', { name: 'Use', exact: true }).click();
  await expect(page.getByRole('group', { name: 'Voice message by Mei Lin' })).toBeVisible();
});

test('without permission the reason is said', async ({ journey }) => {
  journey.tolerate({ status: 404, path: '/no-such-photo.webp' });
  const page = await journey.open({ locale: 'de-DE' });
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await page.goto('/debug/ui');
  await page.getByRole('button', { name: 'Sprachnachricht aufnehmen' }).click();
  await expect(page.getByText('Bitte erlaube dem Browser den Zugriff auf dein Mikrofon.')).toBeVisible();
});
