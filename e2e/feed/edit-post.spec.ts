import { makeMember } from '../chat/make-member.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/journey.ts';
import { openNews, postOf, writePost } from './write-post.ts';

test('a member edits a post, and readers see that it was edited', async ({ journey }) => {
  const [mei, jonas] = [await journey.open({ size: 'phone' }), await journey.open({ colorScheme: 'dark' })];
  const author = await makeMember(mei, 'Mei');
  await makeMember(jonas, 'Jonas');
  await openNews(mei);
  await writePost(mei, 'Tea by the lake at noon');

  const post = postOf(mei, 'Tea by the lake at noon');
  await post.getByRole('button', { name: 'More about your post' }).click();
  await mei.getByRole('menuitem', { name: 'Edit this post' }).click();
  const dialog = mei.getByRole('dialog', { name: 'Edit post' });
  const field = dialog.getByRole('textbox', { name: 'Text of your post' });
  await expect(field).toHaveValue('Tea by the lake at noon');
  await expectAccessible(mei);
  await field.fill('Coffee by the lake at noon');
  await dialog.getByRole('button', { name: 'Save' }).click();

  await expect(dialog).toHaveCount(0);
  await expect(postOf(mei, 'Coffee by the lake at noon').getByText('Edited')).toBeVisible();
  await jonas.goto(`/timeline/${author.id}`);
  await expect(postOf(jonas, 'Coffee by the lake at noon').getByText('Edited')).toBeVisible();
});
