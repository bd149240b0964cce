import { type Page, expect } from '@playwright/test';

/** Writes to support as the member behind the page, without the screens. Returns the number of the ticket. */
export async function openOwnTicket(page: Page): Promise<number> {
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('app.token') ?? 'null') as string);
  const opened = await page.request.post('/v1/support', {
    headers: { authorization: `Bearer ${token}` },
    data: { category: 'payment', content: 'Where is my gold?' },
  });
  expect(opened.status(), await opened.text()).toBe(201);
  return ((await opened.json()) as { id: number }).id;
}
