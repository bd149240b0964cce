import { type Page, expect } from '@playwright/test';
import type { Member } from '../chat/make-member.ts';

/** Adds gold to a member as the payment sandbox does, and waits until it is there. */
export async function giveGold(page: Page, member: Member, gold: number): Promise<void> {
  const headers = { authorization: `Bearer ${member.token}` };
  const balance = async () =>
    ((await (await page.request.get('/v1/me', { headers })).json()) as { balance: number }).balance;
  const before = await balance();
  const key = `journey-gold-${member.id}-${Date.now()}`;
  const begun = await page.request.post('/v1/payment/sandbox/purchase', {
    headers: { ...headers, 'idempotency-key': key },
    data: { amount: gold },
  });
  expect(begun.status(), await begun.text()).toBe(201);
  const { order } = (await begun.json()) as { order: { id: string } };
  await page.request.post(`/sandbox/pay/${order.id}`, { form: { act: 'approve' } });
  await expect.poll(balance, { timeout: 20_000 }).toBe(before + gold);
}
