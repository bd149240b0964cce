import { makeMember } from '../chat/make-member.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/journey.ts';
import { openNews, postOf, writePost } from './write-post.ts';

test('a post is liked, the author sees it live and reads who it was, and the key takes it back', async ({
  journey,
}) => {
  test.slow();
  const words = `Fog over the harbour ${Date.now().toString(36)}`;
  const [anna, ben] = [await journey.open(), await journey.open({ size: 'phone', colorScheme: 'dark' })];
  const author = await makeMember(anna, 'Anna');
  const reader = await makeMember(ben, 'Ben');
  await openNews(anna);
  await writePost(anna, words);
  await expect(postOf(anna, words).getByText('No likes yet')).toBeVisible();

  await ben.goto(`/timeline/${author.id}`);
  const post = postOf(ben, words);
  const heart = post.getByRole('button', { name: 'Like', exact: true });
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await heart.click();
  await expect(post.getByRole('button', { name: 'Liked', exact: true })).toHaveAttribute('aria-pressed', 'true');

  const count = postOf(anna, words).getByRole('button', { name: '1 like', exact: true });
  await count.click();
  const dialog = anna.getByRole('dialog', { name: '1 like' });
  await expect(dialog.getByRole('link', { name: new RegExp(reader.name) })).toBeVisible();
  await expectAccessible(anna);
  await anna.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await anna.getByRole('button', { name: /^Notifications/ }).click();
  await expect(anna.getByText(`${reader.name} likes your post.`)).toBeVisible();

  await ben.reload();
  await expect(post.getByRole('button', { name: 'Liked', exact: true })).toBeVisible();
  await ben.keyboard.press('j');
  await expect(post).toBeFocused();
  await ben.keyboard.press('l');
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await expect(postOf(anna, words).getByText('No likes yet')).toBeVisible();
});
