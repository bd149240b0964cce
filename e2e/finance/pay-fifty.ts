import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect } from '../support/journey.ts';
import { tokenOf } from '../support/token-of.ts';

export async function headersOf(page: Page): Promise<Record<string, string>> {
  const token = await tokenOf(page);
  return { authorization: `Bearer ${token}` };
}

export async function begin(page: Page) {
  const headers = { ...(await headersOf(page)), 'idempotency-key': randomUUID() };
  const data = { amount: 50 };
  return page.request.post('/v1/payment/sandbox/purchase', { headers, data });
}

/** Pays 50 USD without the screens, which have journeys of their own. */
export async function pay(page: Page): Promise<string> {
  const { order } = (await (await begin(page)).json()) as { order: { id: string } };
  await page.request.post(`/sandbox/pay/${order.id}`, { form: { act: 'approve' }, maxRedirects: 0 });
  await expect.poll(() => goldOf(page)).toBe(50);
  return order.id;
}

export async function goldOf(page: Page): Promise<number> {
  const reply = await page.request.get('/v1/me', { headers: await headersOf(page) });
  return ((await reply.json()) as { balance: number }).balance;
}
