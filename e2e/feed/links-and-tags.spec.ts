import { makeMember } from '../chat/make-member.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/journey.ts';
import { openNews, postOf, writePost } from './write-post.ts';

test('a hashtag leads to its posts, and a link to a warning first', async ({ journey }) => {
  const tag = `旅行${Date.now().toString(36)}`;
  const words = `Fog over the harbour #${tag} https://example.com/fog?day=1.`;
  const [anna, ben] = [await journey.open(), await journey.open({ size: 'phone', colorScheme: 'dark' })];
  const author = await makeMember(anna, 'Anna');
  await makeMember(ben, 'Ben');
  await openNews(anna);
  await writePost(anna, words);

  // A stranger reads the address as text and follows the hashtag.
  await ben.goto(`/timeline/${author.id}`);
  const post = postOf(ben, words);
  await post.getByRole('link', { name: `#${tag}` }).click();
  await expect(ben.getByRole('heading', { level: 1, name: `#${tag}` })).toBeVisible();
  await expect(postOf(ben, words)).toBeVisible();
  await expect(postOf(ben, words).getByRole('link', { name: 'https://example.com' })).toHaveCount(0);
  await expectAccessible(ben);

  await postOf(anna, words).getByRole('link', { name: 'https://example.com/fog?day=1' }).click();
  await expect(anna.getByTestId('leave-host')).toHaveText('example.com');
  const further = anna.getByRole('link', { name: 'Continue to example.com' });
  await expect(further).toHaveAttribute('href', 'https://example.com/fog?day=1');
  await expect(further).toHaveAttribute('rel', /noreferrer/);
  await expectAccessible(anna);
  await anna.getByRole('button', { name: 'Stay here' }).click();
  await expect(anna).toHaveURL(/\/home$/);
});
