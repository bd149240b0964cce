import { type Page, expect } from '@playwright/test';
import { tokenOf } from '../support/token-of.ts';

/** Begins a payment of the member behind the page, without the screens; answers its number. */
export async function beginOwnPayment(page: Page): Promise<string> {
  const token = await tokenOf(page);
  const begun = await page.request.post('/v1/payment/sandbox/purchase', {
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': `journey-payment-${crypto.randomUUID()}` },
    data: { amount: 20 },
  });
  expect(begun.status(), await begun.text()).toBe(201);
  return ((await begun.json()) as { order: { id: string } }).order.id;
}
