import type { Page } from '@playwright/test';
import { logIn } from '../accounts/make-account.ts';
import { refusedByEndedSession } from '../support/ended-session.ts';
import { hearsEvents } from '../support/hears-events.ts';
import { expect, type Journey, test } from '../support/journey.ts';
import { addMember, makeMember } from './make-member.ts';
import { log, messageField, say, sayMany } from './talk.ts';

const lost = (page: Page) => page.getByRole('status').getByText('Connection lost. The upload resumes automatically.');

test('a voice message is recorded by keys, and goes on by itself when its upload is cut off', async ({ journey }) => {
  const { page, cut } = await startRecording(journey);
  await page.keyboard.press('Enter');
  const send = page.getByRole('button', { name: 'Send', exact: true });
  await expect(send).toBeFocused();
  await cut(1);
  await page.keyboard.press('Enter');

  await expect(lost(page)).toBeVisible();
  await expect(log(page).getByRole('group', { name: 'Your voice message' })).toBeVisible();

  await expect(lost(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Record a voice message' })).toBeFocused();
});

test('a voice message whose upload does not end can be given up', async ({ journey }) => {
  const { page, cut } = await startRecording(journey);
  await page.keyboard.press('Enter');
  await cut(Number.POSITIVE_INFINITY);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(lost(page)).toBeVisible();

  await page.getByRole('button', { name: 'Delete recording' }).click();

  await expect(messageField(page)).toBeVisible();
  await page.unrouteAll();
  await say(page, 'Written instead');
  await expect(log(page).getByText('Written instead')).toBeVisible();
  await expect(log(page).getByRole('group', { name: 'Your voice message' })).toHaveCount(0);
});

test('a recording outlasts a look at another page, and a session that ends', async ({ journey }) => {
  journey.tolerate(...refusedByEndedSession('/v1/**'));
  const page = await journey.open();
  const a = await makeMember(page, 'Anna');
  const b = await addMember('Ben');
  await page.goto(`/chat/${b.id}`);
  await hearsEvents(page);
  await page.getByRole('button', { name: 'Record a voice message' }).click();
  await expect(page.getByRole('timer', { name: 'Recording' })).toContainText('0:01');
  await page.getByRole('button', { name: 'Stop recording' }).click();
  const recording = page.getByRole('group', { name: 'Your recording' });
  await expect(recording).toBeVisible();

  await page.getByRole('link', { name: 'Home', exact: true }).first().click();
  await expect(page).toHaveURL(/\/home$/);
  await page.goBack();
  await expect(recording).toBeVisible();

  const ended = await page.request.post('/v1/logout', { headers: { authorization: `Bearer ${a.token}` } });
  expect(ended.ok()).toBe(true);
  await expect(page.getByText('Your session has ended. Log in again to continue where you left off.')).toBeVisible();
  await logIn(page, { ...a, channel: '', alive_seconds: 0 });
  await expect(recording).toBeVisible();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(log(page).getByRole('group', { name: 'Your voice message' })).toBeVisible();
});

test('a recording outlasts a refused token, which reloads the page', async ({ journey }) => {
  journey.tolerate(...refusedByEndedSession('/v1/**'));
  const { page, a } = await startRecording(journey);
  // There is a question before a recording is left.
  page.on('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: 'Stop recording' }).click();
  const recording = page.getByRole('group', { name: 'Your recording' });
  await expect(recording).toBeVisible();
  await page.route('**/v1/token/refresh*', (route) =>
    route.fulfill({ status: 401, json: { code: 400102, message: 'over', request_id: 'r' } }),
  );

  const reloaded = page.waitForEvent('load');
  // In one turn: what the page asks for by itself would meet the end of the token before the press.
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Notifications/ })
    .evaluate((button) => {
      localStorage.setItem('app.tokenTime', '1');
      (button as HTMLButtonElement).click();
    });
  await reloaded;
  await page.unrouteAll();
  await logIn(page, { ...a, channel: '', alive_seconds: 0 });

  await expect(recording).toBeVisible();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(log(page).getByRole('group', { name: 'Your voice message' })).toBeVisible();
  await page.reload();
  await expect(messageField(page)).toBeVisible();
});

test('a recording that runs when its page is left is finished, and waits there', async ({ journey }) => {
  const { page } = await startRecording(journey);
  await page.getByRole('link', { name: 'Home', exact: true }).first().click();
  await expect(page).toHaveURL(/\/home$/);
  await page.goBack();
  const recording = page.getByRole('group', { name: 'Your recording' });
  await expect(recording).toBeVisible();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(log(page).getByRole('group', { name: 'Your voice message' })).toBeVisible();

  await page.getByRole('button', { name: 'Record a voice message' }).click();
  await expect(page.getByRole('timer', { name: 'Recording' })).toBeVisible();
  await page.getByRole('button', { name: 'Write instead' }).click();
  await expect(messageField(page)).toBeVisible();
  await page.getByRole('link', { name: 'Home', exact: true }).first().click();
  await expect(page).toHaveURL(/\/home$/);
  await page.goBack();
  await expect(messageField(page)).toBeVisible();
});

test('a page that is left before the microphone opens does not record', async ({ journey }) => {
  const page = await journey.open();
  await makeMember(page, 'Anna');
  const b = await addMember('Ben');
  await page.addInitScript(() => {
    const media = navigator.mediaDevices;
    const open = media.getUserMedia.bind(media);
    media.getUserMedia = async (wanted) => {
      document.documentElement.dataset.asked = '1';
      await new Promise((resolve) => addEventListener('permit', resolve, { once: true }));
      const stream = await open(wanted);
      // The page takes the stream in the next task.
      const look = () => (document.documentElement.dataset.track = stream.getTracks()[0]?.readyState ?? 'none');
      setInterval(look, 100);
      return stream;
    };
  });
  await page.goto(`/chat/${b.id}`);
  await page.getByRole('button', { name: 'Record a voice message' }).click();
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-asked', '1');
  await page.getByRole('link', { name: 'Home', exact: true }).first().click();
  await expect(page).toHaveURL(/\/home$/);

  await page.evaluate(() => dispatchEvent(new Event('permit')));

  await expect(html).toHaveAttribute('data-track', 'ended');
});

/** Somebody who records with the focus on the button that stops; `cut` lets uploads lose their connection. */
async function startRecording(journey: Journey) {
  journey.tolerate({ network: 'ERR_CONNECTION_RESET', path: '/v1/uploads' });
  const page = await journey.open();
  const a = await makeMember(page, 'Anna');
  const b = await addMember('Ben');
  await sayMany(page, b, a, ['Say something']);
  await page.goto(`/chat/${b.id}`);
  await page.getByRole('button', { name: 'Record a voice message' }).press('Enter');
  await expect(page.getByRole('timer', { name: 'Recording' })).toContainText('0:01');
  await expect(page.getByRole('button', { name: 'Stop recording' })).toBeFocused();
  const cut = (times: number) => page.route('**/v1/uploads*', (route) => route.abort('connectionreset'), { times });
  return { page, cut, a };
}
