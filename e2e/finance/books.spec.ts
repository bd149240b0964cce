import { randomUUID } from 'node:crypto';
import { openStaffSession } from '../moderation/open-staff-session.ts';
import { enterAsFinished } from '../profiles/enter-member.ts';
import { grantRole } from '../support/control.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/journey.ts';
import { tokenOf } from '../support/token-of.ts';

// covers: Books for finance: trial balance by day, transfers with causes, wallets, holds, months and their export
test('finance follows a payment from the member to its transfer', async ({ journey }) => {
  const [anna, fay] = [await journey.open(), await journey.open()];
  const payer = await enterAsFinished(anna, { gender: 1 });
  await grantRole({ name: await enterAsFinished(fay, { gender: 0 }), role: 'finance' });
  await openStaffSession(fay);
  const token = await tokenOf(anna);
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() };
  const bought = await anna.request.post('/v1/payment/sandbox/purchase', {
    headers,
    data: { amount: 50 },
  });
  const { order } = (await bought.json()) as { order: { id: string } };
  await anna.request.post(`/sandbox/pay/${order.id}`, { form: { act: 'approve' }, maxRedirects: 0 });
  await expect
    .poll(async () => ((await (await anna.request.get('/v1/me', { headers })).json()) as { balance: number }).balance)
    .toBe(50);

  await test.step('the trial balance has no difference', async () => {
    await fay.goto('/staff/books');
    const table = fay.getByRole('region', { name: 'Trial balance' });
    await expect(table.getByRole('row', { name: 'Difference, which has to be zero 0' })).toBeVisible();
  });

  await test.step('the member is found by name', async () => {
    await fay.getByRole('navigation', { name: 'Books' }).getByRole('link', { name: 'Members' }).click();
    await fay.getByRole('searchbox').fill(payer);
    await fay.getByRole('searchbox').press('Enter');
    await expect(fay.getByRole('heading', { level: 2 })).toContainText(payer);
    await expect(fay.getByRole('row', { name: /Gold added/ })).toHaveCount(1);
    await expectAccessible(fay);
  });

  await test.step('the entry leads to its transfer with both sides', async () => {
    await fay
      .getByRole('row', { name: /Gold added/ })
      .getByRole('link')
      .click();
    const entries = fay.getByRole('region', { name: 'Entries' });
    await expect(entries.getByRole('row', { name: /^Clearing with providers/ })).toContainText('-50');
    await expect(entries.getByRole('row', { name: /^Purchased gold/ })).toContainText(payer);
    await expectAccessible(fay);
  });
});
