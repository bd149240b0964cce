import { type Page, expect } from '@playwright/test';
import { tokenOf } from '../support/token-of.ts';

/** Pays for a journey of the member behind the page to Mei Lin, without the screens. Returns the id of the request. */
export async function paidJourney(page: Page): Promise<number> {
  const token = await tokenOf(page);
  const headers = { authorization: `Bearer ${token}` };
  const read = async <T>(path: string) => (await (await page.request.get(`/v1${path}`, { headers })).json()) as T;
  const { items } = await read<{ items: { id: number; role: string; state: string }[] }>('/travel');
  const open = items.find(({ role, state }) => role === 'traveller' && state === 'paid');
  if (open !== undefined) return open.id;

  const people = (await read<{ items: { user_id: number; name: string }[] }>('/front')).items;
  const draft = await page.request.put('/v1/travel', {
    headers,
    data: {
      name: 'Jonas Weber',
      email: 'jonas@example.com',
      destination: 'Chengdu',
      has_visa: true,
      needs_ticket: true,
      needs_hotel: true,
      needs_car: false,
      needs_translator: true,
      notes: 'Eight days in May',
      companion_id: people.find(({ name }) => name === 'Mei Lin')?.user_id ?? null,
    },
  });
  expect(draft.status(), await draft.text()).toBe(200);
  const { id } = (await draft.json()) as { id: number };
  const bought = await page.request.post('/v1/payment/sandbox/purchase', {
    headers: { ...headers, 'idempotency-key': `journey-travel-${id}`.padEnd(16, '0') },
    data: { item: { name: 'travel', id } },
  });
  expect(bought.status(), await bought.text()).toBe(201);
  const { order } = (await bought.json()) as { order: { id: string } };
  await page.request.post(`/sandbox/pay/${order.id}`, { form: { act: 'approve' }, maxRedirects: 0 });
  await expect
    .poll(async () => (await read<{ items: { id: number }[] }>('/travel')).items.some((item) => item.id === id))
    .toBe(true);
  return id;
}
