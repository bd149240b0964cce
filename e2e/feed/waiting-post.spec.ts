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
