import { type Locator, type Page, expect } from '@playwright/test';
import type { Member } from '../chat/make-member.ts';
import { lineOf } from './watch-line.ts';

/** The call over the page. */
export function sheet(page: Page): Locator {
  return page.locator('dialog.call');
}

/** The call in the corner. */
export function corner(page: Page): Locator {
  return page.locator('.call-small');
}

/** Presses the button in the head of the conversation and agrees to the price. */
export async function dial(page: Page, to: Member, kind: 'voice' | 'video'): Promise<void> {
  await page.goto(`/chat/${to.id}`);
  await page.locator('.thead').getByRole('button', { name: kind === 'voice' ? 'Voice call' : 'Video call' }).click();
  await page.getByRole('dialog', { name: `Call ${to.name}` }).getByRole('button', { name: `Start the ${kind} call` }).click();
}

export async function press(page: Page, name: string): Promise<void> {
  await sheet(page).getByRole('button', { name, exact: true }).click();
}

/** The two talk: both see the time pass, and sound arrives at both. */
export async function expectTalk(...pages: readonly Page[]): Promise<void> {
  for (const page of pages) {
    await expect(page.getByRole('timer')).toContainText(/\d:\d\d/);
    const { audioBytes } = await lineOf(page);
    await expect.poll(async () => (await lineOf(page)).audioBytes, { message: 'sound arrives' }).toBeGreaterThan(audioBytes);
  }
}
