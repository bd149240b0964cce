import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { makeAccount, openAs } from '../accounts/make-account.ts';
import { openPartner } from '../payouts/open-partner.ts';
import { tellDispute } from '../support/control.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/expect-accessible.ts';
import { expect, isChinaDomain, test } from '../support/journey.ts';
import { tokenOf } from '../support/token-of.ts';
import { registerThrough } from './register-through.ts';

const dueAt = '2031-05-06T12:00:00.000Z';

async function headersOf(page: Page): Promise<Record<string, string>> {
  const token = await tokenOf(page);
  return { authorization: `Bearer ${token}` };
}

/** Pays 50 USD without the screens, which have journeys of their own. */
async function pay(page: Page): Promise<string> {
  const bought = await page.request.post('/v1/payment/sandbox/purchase', {
    headers: { ...(await headersOf(page)), 'idempotency-key': randomUUID() },
    data: { amount: 50 },
  });
  expect(bought.status(), await bought.text()).toBe(201);
  const { order } = (await bought.json()) as { order: { id: string } };
  await page.request.post(`/sandbox/pay/${order.id}`, { form: { act: 'approve' }, maxRedirects: 0 });
  return order.id;
}

/** Reads the page again until the newest share says this. */
async function expectShare(partner: Page, text: string): Promise<void> {
  await expect(async () => {
    await partner.reload();
    const share = partner.getByRole('listitem').filter({ hasText: 'Payment of a referred member' }).first();
    await expect(share).toContainText(text, { timeout: 5_000 });
  }).toPass();
}

test('a share goes back with its payment, and comes again with the won dispute', async ({ journey }) => {
  test.skip(isChinaDomain, 'registers by e-mail');
  test.slow();
  const rosa = await journey.open({ size: 'phone' });
  const account = await openPartner(rosa);
  const link = await rosa.request.post('/v1/partner/links', {
    headers: { authorization: `Bearer ${account.token}` },
    data: { campaign: 'Poster', page: 'landing', language: 'en' },
  });
  expect(link.status(), await link.text()).toBeLessThan(300);
  const { pid } = (await link.json()) as { pid: string };
  await openAs(rosa, account, '/setting/affiliate');
  const gus = await journey.open();
  await registerThrough(gus, `/?pid=${pid}`);
  const order = await pay(gus);
  await expectShare(rosa, 'Available from');

  await tellDispute({ order, kind: 'disputed', dueAt });
  await expectShare(rosa, 'Refunded by the buyer’s bank');
  await expectAccessible(rosa);
  await expectNoSidewaysScroll(rosa);

  await tellDispute({ order, kind: 'won', dueAt });
  await expectShare(rosa, 'Available from');
});

test('a partner gives a trial to a member, who has VIP, and sees to whom it went', async ({ journey }) => {
  test.skip(isChinaDomain, 'registers by e-mail');
  test.slow();
  const [rosa, lena] = [await journey.open(), await journey.open({ colorScheme: 'dark' })];
  const [account, guest] = [await openPartner(rosa), await makeAccount(lena)];
  await openAs(rosa, account, `/profile/${guest.id}`);

  await rosa
    .getByRole('main')
    .getByRole('button', { name: /^More:/ })
    .click();
  await rosa.getByRole('menuitem', { name: 'Give VIP' }).click();
  const dialog = rosa.getByRole('dialog', { name: `Give VIP to ${guest.name}` });
  await dialog.getByRole('radio', { name: /^7 days/ }).check();
  await dialog.getByRole('checkbox', { name: new RegExp(guest.name) }).check();
  await dialog.getByRole('button', { name: 'Give the free trial' }).click();
  await expect(rosa.getByRole('heading', { name: `${guest.name} is VIP` })).toBeVisible();

  await openAs(lena, guest, '/setting');
  await expect(lena.getByRole('banner').getByRole('button', { name: 'Extend VIP' })).toBeVisible();
  await rosa.goto('/setting/affiliate');
  await expect(rosa.getByRole('main').getByRole('link', { name: guest.name })).toBeVisible();
  await expect(rosa.getByText('You can give 19 more trials this month')).toBeVisible();
  await expectAccessible(rosa);
});
