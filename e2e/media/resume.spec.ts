import { composer } from '../feed/write-post.ts';
import { enterAsFinished } from '../profiles/enter-member.ts';
import { expect, test } from '../support/journey.ts';
import { enterAsOwner } from './make-seller.ts';
import { landscapes, largePicture } from './pictures.ts';

/** So much of the file the server has when the connection fails. */
const ARRIVED = 1_000_000;

test('a connection that fails in mid-upload costs nothing: the rest follows by itself', async ({ journey }) => {
  const page = await journey.open();
  journey.tolerate({ network: 'ERR_CONNECTION_RESET', path: '/v1/uploads/resumable/*' });
  await enterAsOwner(page, 0);
  const picture = await largePicture();
  await test.step('what a server on the way finds too large is told', async () => {
    journey.tolerate({ status: 413, path: '/v1/uploads' });
    await page.route(
      '**/v1/uploads',
      (route) =>
        route.fulfill({ status: 413, contentType: 'text/html', body: '<h1>413 Request Entity Too Large</h1>' }),
      { times: 1 },
    );
    await page.locator('input[type=file]').first().setInputFiles(landscapes('tea'));
    await expect(page.getByText('The uploaded file is too large, please do not exceed 100MB.').first()).toBeVisible();
    await page
      .getByRole('button', { name: 'Remove tea.webp' })
      .or(page.getByRole('button', { name: 'Cancel tea.webp' }))
      .click();
  });
  const asked: string[] = [];
  await page.route('**/uploads/resumable/*', async (route) => {
    const request = route.request();
    const headers = await request.allHeaders();
    asked.push(`${request.method()} ${headers['upload-offset'] ?? ''}`.trim());
    if (asked.length > 1) return route.continue();
    const {
      authorization = '',
      'upload-offset': offset = '',
      'tus-resumable': version = '',
      'content-type': type = '',
    } = headers;
    await fetch(request.url(), {
      method: 'PATCH',
      headers: { authorization, 'upload-offset': offset, 'tus-resumable': version, 'content-type': type },
      body: new Uint8Array(picture.buffer.subarray(0, ARRIVED)),
    });
    await route.abort('connectionreset');
  });
  await page.locator('input[type=file]').first().setInputFiles([picture]);
  await expect(page.getByText('Connection lost. The upload resumes automatically.')).toBeVisible();
  await expect(page.locator('[data-testid=photo-shelf] > li')).toHaveCount(1, { timeout: 20_000 });
  // What had arrived is asked for, and not sent again.
  expect(asked).toEqual(['PATCH 0', 'HEAD', `PATCH ${ARRIVED}`]);
});

test('an upload that stands still is given up after two minutes, and success is shown two seconds after the answer', async ({
  journey,
}) => {
  const page = await journey.open();
  await enterAsFinished(page, { gender: 0 });
  await page.clock.install();
  await page.goto('/home');
  const form = composer(page);
  const picture = await largePicture();
  // A server that takes the request and says nothing.
  const taken = Promise.withResolvers<void>();
  await page.route('**/uploads/resumable/*', () => taken.resolve());
  await form.locator('input[type=file]').first().setInputFiles([picture]);
  await taken.promise;
  await page.clock.runFor(100_000);
  await expect(form.getByRole('progressbar', { name: `Uploading ${picture.name}` })).toBeVisible();
  await page.clock.runFor(21_000);
  await expect(form.getByRole('alert')).toHaveText('This took too long. Please try again.');

  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  const answered = page.waitForResponse(
    (response) => response.request().method() === 'GET' && response.url().includes('/v1/uploads?'),
  );
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/uploads/resumable')) asked.push(request.method());
  });
  await form.getByRole('button', { name: `Try ${picture.name} again` }).click();
  await answered;
  // The server is asked for what it has.
  expect(asked).toEqual(['HEAD', 'PATCH']);
  // The answer has come: from now on it can be taken out of the post, and not only stopped.
  await expect(form.getByRole('button', { name: `Remove ${picture.name}` })).toBeVisible();
  await page.clock.runFor(1_900);
  await expect(form.getByRole('img', { name: 'Ready' })).toHaveCount(0);
  await page.clock.runFor(200);
  await expect(form.getByRole('img', { name: 'Ready' })).toBeVisible();
});
