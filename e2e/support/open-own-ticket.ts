import { type Page, expect } from '@playwright/test';
import { tokenOf } from './token-of.ts';

/** Writes to support as the member behind the page, without the screens. Returns the number of the ticket. */
export async function openOwnTicket(page: Page, content = 'Where is my gold?'): Promise<number> {
  const token = await tokenOf(page);
  const opened = await page.request.post('/v1/support', {
    headers: { authorization: `Bearer ${token}` },
    data: { category: 'payment', content },
  });
  expect(opened.status(), await opened.text()).toBe(201);
  return ((await opened.json()) as { id: number }).id;
}
