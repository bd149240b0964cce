import type { Page } from '@playwright/test';
import { makeFilm } from '../../apps/api/test/fixtures/make-media.ts';
import { logIn } from '../accounts/make-account.ts';
import { landscapes } from '../media/pictures.ts';
import { refusedByEndedSession } from '../support/ended-session.ts';
import { hearsEvents } from '../support/hears-events.ts';
import { expect, test } from '../support/journey.ts';
import { addMember, makeMember } from './make-member.ts';
import { log } from './talk.ts';

test('a photo that is not sent yet is there after a reload', async ({ journey }) => {
  const page = await journey.open({ size: 'phone' });
  await makeMember(page, 'Anna');
  const b = await addMember('Ben');
  await page.goto(`/chat/${b.id}`);
  const photo = page.getByTestId('composer').getByRole('button', { name: /^Remove / });
  await page.locator('[data-testid=composer] input[type=file]').first().setInputFiles(landscapes('alps'));
  await expect(photo).toHaveCount(1);

  await page.reload();

  await expect(photo).toHaveCount(1);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(log(page).getByRole('button', { name: 'Photo 1 of 1' })).toBeVisible();
  await page.reload();
  await expect(log(page).getByRole('button', { name: 'Photo 1 of 1' })).toBeVisible();
  await expect(photo).toHaveCount(0);
});

test('a video that is still being uploaded outlasts another page, a reload and a session that ends', async ({
  journey,
}) => {
  journey.tolerate(...refusedByEndedSession('/v1/**'));
  const page = await journey.open();
  const a = await makeMember(page, 'Anna');
  const b = await addMember('Ben');
  await page.goto(`/chat/${b.id}`);
  await hearsEvents(page);
  const film = page.getByTestId('composer').getByRole('button', { name: /^(?:Remove|Cancel) ferry\.mov/ });
  // A server that takes the request and says nothing.
  await page.route(/\/v1\/uploads/, () => {});
  await page
    .locator('[data-testid=composer] input[type=file]')
    .first()
    .setInputFiles({ name: 'ferry.mov', mimeType: 'video/quicktime', buffer: await makeFilm({ seconds: 2 }) });
  await expect(film).toHaveCount(1);
  await expect.poll(() => filesKept(page)).toBe(1);

  await page.getByRole('link', { name: 'Home', exact: true }).first().click();
  await expect(page).toHaveURL(/\/home$/);
  await page.goBack();
  await expect(film).toHaveCount(1);

  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(film).toHaveCount(1);
  await hearsEvents(page);

  const ended = await page.request.post('/v1/logout', { headers: { authorization: `Bearer ${a.token}` } });
  expect(ended.ok()).toBe(true);
  await expect(page.getByText('Your session has ended. Log in again to continue where you left off.')).toBeVisible();
  await logIn(page, { ...a, channel: '', alive_seconds: 0 });
  await expect(film).toHaveCount(1);

  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.reload();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(log(page).getByRole('button', { name: /^(?:Video|Photo) 1 of 1/ })).toBeVisible();
  await expect.poll(() => filesKept(page)).toBe(0);
});

test('a video that is still being uploaded is asked about at a logout, and goes with it', async ({ journey }) => {
  journey.tolerate(...refusedByEndedSession('/v1/**'));
  const page = await journey.open({ size: 'phone' });
  await makeMember(page, 'Anna');
  const b = await addMember('Ben');
  await page.goto(`/chat/${b.id}`);
  await page.route(/\/v1\/uploads/, () => {});
  await page
    .locator('[data-testid=composer] input[type=file]')
    .first()
    .setInputFiles({ name: 'ferry.mov', mimeType: 'video/quicktime', buffer: await makeFilm({ seconds: 2 }) });
  await expect.poll(() => filesKept(page)).toBe(1);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto('/me');

  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out and delete' }).click();
  await expect(page).toHaveURL('/');

  expect(await filesKept(page)).toBe(0);
});

/** Files of drafts in the browser that have not reached the server. */
function filesKept(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opened = indexedDB.open('chosen-files');
        opened.onupgradeneeded = () => opened.transaction?.abort();
        opened.onerror = () => resolve(0);
        opened.onsuccess = () => {
          const count = opened.result.transaction('files').objectStore('files').count();
          count.onsuccess = () => {
            opened.result.close();
            resolve(count.result);
          };
        };
      }),
  );
}
