import type { Page } from '@playwright/test';
import { enterAsFinished, putUser } from '../profiles/enter-member.ts';
import { ownId } from '../support/member.ts';
import { landscapes } from './pictures.ts';

/** A member whose album guests may see; answers their id. */
export async function enterAsOwner(page: Page, gender: 0 | 1): Promise<number> {
  await enterAsFinished(page, { gender });
  await putUser(page, { visibility: 'public' });
  await page.goto('/album');
  await page.getByRole('heading', { level: 1, name: 'Your photos' }).waitFor();
  return ownId(page);
}

/** Adds landscapes to the folder that is open and waits until the album shows them. */
export async function addPhotos(page: Page, ...names: readonly string[]): Promise<void> {
  const tiles = page.locator('[data-testid=photo-shelf] > li');
  const before = await tiles.count();
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(landscapes(...names));
  await tiles.nth(before + names.length - 1).waitFor();
}
