import { expect, type Page } from '@playwright/test';
import { putUser } from '../profiles/enter-member.ts';
import { uniqueName } from '../support/member.ts';

/** Comes through a link, makes an account by hand, and answers the first steps. */
export async function registerThrough(page: Page, link: string): Promise<void> {
  await page.goto(link);
  const name = uniqueName('ref');
  await page.locator('#auth').getByRole('tab', { name: 'Create account' }).click();
  const form = page.locator('#register');
  await form.locator('[name=contact]').fill(`${name}@example.com`);
  await form.locator('[name=name]').fill(name);
  await form.locator('[name=password]').fill('a long way from home');
  await form.locator('[name=agreed]').check({ force: true });
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('radio', { name: 'Man', exact: true })).toBeAttached();
  await putUser(page, { gender: 1, birthday: '1990-05-04', skipped: ['seeking', 'place', 'languages', 'photo'] });
}
