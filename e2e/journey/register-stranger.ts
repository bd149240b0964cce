import { join } from 'node:path';
import { type Page, expect } from '@playwright/test';
import type { Words } from './words.ts';

const portraits = join(import.meta.dirname, '../../apps/web/src/features/landing/portraits');

export interface Stranger {
  readonly page: Page;
  readonly name: string;
  readonly words: Words;
}

interface Answers {
  readonly gender: 'man' | 'woman';
  /** Beginning of the city's name, as one would type it. */
  readonly city: string;
  /** File name of the portrait among those of the landing page. */
  readonly portrait: string;
}

/** Comes to the landing page, makes an account and answers the first steps, all by hand. */
export async function registerStranger(
  { page, name, words }: Stranger,
  { gender, city, portrait }: Answers,
): Promise<void> {
  await page.goto('/');
  const form = page.locator('#register');
  await page.locator('#auth').getByRole('tab', { name: words.create }).click();
  await form.locator('[name=contact]').fill(`${name.replace(/\W/g, '.').toLowerCase()}@example.com`);
  await form.locator('[name=name]').fill(name);
  await form.locator('[name=password]').fill(`a long way from ${city}`);
  await form.locator('[name=agreed]').check({ force: true });
  await form.getByRole('button', { name: words.create }).click();

  await atStep(page, 1);
  await page.getByRole('radio', { name: words[gender], exact: true }).check({ force: true });
  await press(page, words.next);
  await atStep(page, 2);
  for (const [part, value] of [
    ['bday-year', '1991'],
    ['bday-month', '04'],
    ['bday-day', '12'],
  ] as const)
    await page.locator(`select[autocomplete=${part}]`).selectOption(value);
  await press(page, words.next);
  await atStep(page, 3);
  await press(page, words.skip);
  await atStep(page, 4);
  await page.getByRole('main').getByRole('combobox').fill(city);
  await page.getByRole('option').first().click();
  await press(page, words.next);
  await atStep(page, 5);
  await press(page, words.skip);
  await atStep(page, 6);
  // Lists show members with a photo only.
  await page.locator('main input[type=file]').setInputFiles(join(portraits, portrait));
  await page.getByRole('dialog').getByRole('button', { name: words.usePhoto }).click();
  await expect(page).toHaveURL(/\/home$/);
}

/** Steps look alike: a press that comes too early would meet the button of the step before. */
async function atStep(page: Page, number: number): Promise<void> {
  await expect(page.getByRole('progressbar', { name: new RegExp(`${number}\\D+6`) })).toBeVisible();
}

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name, exact: true }).click();
}
