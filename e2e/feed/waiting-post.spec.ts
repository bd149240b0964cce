import { enterAsFinished } from '../profiles/enter-member.ts';
import { hearsEvents } from '../support/hears-events.ts';
import { expect, test } from '../support/journey.ts';
import { loseReply } from '../support/lose-reply.ts';
import { composer } from './write-post.ts';

test('a post whose reply is lost is not announced to its author, and goes on by itself', async ({ journey }) => {
  journey.tolerate({ network: 'ERR_CONNECTION_RESET', path: '/v1/feeds' });
  const page = await journey.open();
  await enterAsFinished(page, { gender: 0 });
  await page.goto('/home');
  await hearsEvents(page);
  const form = composer(page);
  await form.getByRole('textbox', { name: 'Text of your post' }).fill('Written on a train');
  await loseReply(page, 'POST', '**/v1/feeds*');
  await form.getByRole('button', { name: 'Post', exact: true }).press('Enter');
  await expect(form.getByText('No connection. Your post waits here')).toBeVisible();
  // A pressed button that is gone leaves the focus where it was.
  await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  const pill = page.getByRole('button', { name: '1 new post' });
  // Longer than the page waits before it announces an own post.
  await page.waitForTimeout(2_500);
  await expect(pill).toHaveCount(0);

  await expect(form.getByText('No connection. Your post waits here')).toHaveCount(0);

  await expect(page.getByRole('article').filter({ hasText: 'Written on a train' })).toHaveCount(1);
  await expect(pill).toHaveCount(0);
});

test('a post that was stored although the server failed is not published twice', async ({ journey }) => {
  journey.tolerate({ status: 500, path: '/v1/feeds' });
  const page = await journey.open();
  await enterAsFinished(page, { gender: 0 });
  await page.goto('/home');
  const form = composer(page);
  const ids: string[] = [];
  await page.route('**/v1/feeds', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    ids.push((route.request().postDataJSON() as { client_id: string }).client_id);
    if (ids.length > 1) return route.fallback();
    await route.fetch();
    await route.fulfill({ status: 500, json: { code: 500_000, message: 'broken', request_id: 'r' } });
  });
  await form.getByRole('textbox', { name: 'Text of your post' }).fill('Written once');
  const send = form.getByRole('button', { name: 'Post', exact: true });
  await send.click();
  await expect(page.getByText('broken').or(page.getByRole('alert')).first()).toBeVisible();

  // A second press within three seconds is taken for a slip.
  await expect(async () => {
    await send.click({ timeout: 1_000 });
    expect(ids).toHaveLength(2);
  }).toPass();

  await expect(form.getByRole('textbox', { name: 'Text of your post' })).toHaveValue('');
  expect(new Set(ids).size).toBe(1);
  await page.reload();
  await expect(page.getByRole('article').filter({ hasText: 'Written once' })).toHaveCount(1);
});
