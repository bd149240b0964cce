import type { Page } from '@playwright/test';
import { enterAsFinished } from '../profiles/enter-member.ts';
import { expect, test } from '../support/journey.ts';
import { insertMemberFor } from '../support/member.ts';

/** Where the focus is: the heading, the field, or the document. */
const focused = (page: Page) => page.evaluate(() => document.activeElement?.localName);

test('the title of a page that loads late gets the focus', async ({ journey }) => {
  const page = await journey.open();
  await enterAsFinished(page, { gender: 1, seeking: 'both' });
  const other = await insertMemberFor(page, { name: 'Carla Conti' });
  await page.goto(`/profile/${other.id}`);
  await page.getByRole('main').getByRole('link', { name: 'Message', exact: true }).first().press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Carla Conti' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Message to Carla Conti' })).toBeVisible();
  await expect.poll(() => focused(page)).toBe('h1');

  // Once the reader has gone on, the focus is theirs.
  await page.keyboard.press('Tab');
  await expect.poll(() => focused(page)).not.toBe('h1');
});
