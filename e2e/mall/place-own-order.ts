import { type Page, expect } from '@playwright/test';
import { giveGold } from '../gifts/give-gold.ts';
import { tokenOf } from '../support/token-of.ts';

/** Orders a candle for the member behind the page, without the screens; answers the number of the order. */
export async function placeOwnOrder(page: Page): Promise<number> {
  const token = await tokenOf(page);
  const headers = { authorization: `Bearer ${token}` };
  const me = (await (await page.request.get('/v1/me', { headers })).json()) as { id: number; name: string };
  await giveGold(page, { ...me, token, email: '', password: '' }, 50);
  const placed = await page.request.post('/v1/products', {
    headers: { ...headers, 'idempotency-key': `journey-order-${me.id}-${Date.now()}` },
    data: {
      items: [{ id: 22, quantity: 1 }],
      to: null,
      card: '',
      address: { name: 'Jonas', street: 'Lindenweg 1', postcode: '80331', city: 'Munich', country: 'DE', phone: '' },
      expected: 24,
    },
  });
  expect(placed.status(), await placed.text()).toBe(201);
  return ((await placed.json()) as { id: number }).id;
}
