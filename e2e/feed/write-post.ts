import { type Locator, type Page, expect } from '@playwright/test';

/** The form in which a post is written. */
export function composer(page: Page): Locator {
  return page.getByRole('form', { name: 'New post' });
}

/**
 * Opens the news and waits for the member's own: the ones that the server sends along are a guest's, and give way to
 * them.
 */
export async function openNews(page: Page): Promise<void> {
  await page.goto('/home');
  // On phones the rest of the form appears with the first press into the field.
  if ((page.viewportSize()?.width ?? 0) < 768)
    await composer(page).getByRole('textbox', { name: 'Text of your post' }).focus();
  await expect(composer(page).getByText(/posts left today$/)).toBeVisible();
}

/** A post on the screen by some of its words. */
export function postOf(page: Page, words: string): Locator {
  return page.getByRole('article').filter({ hasText: words });
}

/** Writes words and publishes them; anyone who publishes twice waits until the guard against double presses is over. */
export async function writePost(page: Page, words: string): Promise<void> {
  await composer(page).getByRole('textbox', { name: 'Text of your post' }).fill(words);
  await composer(page).getByRole('button', { name: 'Post', exact: true }).click();
  await expect(postOf(page, words)).toBeVisible();
  await expect(composer(page).getByRole('textbox', { name: 'Text of your post' })).toHaveValue('');
}
