import { makeMember } from '../chat/make-member.ts';
import { expect, test } from '../support/journey.ts';
import { composer, openNews } from './write-post.ts';

test('keys of one letter begin a post, go through the news and answer, until they are switched off', async ({
  journey,
}) => {
  const page = await journey.open();
  await makeMember(page, 'Lena');
  await openNews(page);
  const posts = page.getByRole('feed').getByRole('article');
  await expect(posts.nth(1)).toBeVisible();

  await page.keyboard.press('n');
  const words = composer(page).getByRole('textbox', { name: 'Text of your post' });
  await expect(words).toBeFocused();
  await page.keyboard.type('jk');
  await expect(words).toHaveValue('jk');
  await words.fill('');
  await words.blur();

  await page.keyboard.press('j');
  await expect(posts.first()).toBeFocused();
  await page.keyboard.press('j');
  await expect(posts.nth(1)).toBeFocused();
  await expect(posts.nth(1)).toBeInViewport();
  await page.keyboard.press('k');
  await expect(posts.first()).toBeFocused();

  await page.goto('/setting');
  const keys = page.getByRole('switch', { name: 'Single-key shortcuts' });
  await keys.click();
  await expect(keys).not.toBeChecked();
  await openNews(page);
  await expect(posts.first()).toBeVisible();
  await page.keyboard.press('j');
  await expect(posts.first()).not.toBeFocused();
  await page.goto('/setting');
  await keys.click();
  await openNews(page);
  await expect(posts.first()).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('r');
  await expect(page).toHaveURL(/\/chat\/\d+$/);
});
