import { makeMember } from '../chat/make-member.ts';
import { openStaffSession } from '../moderation/open-staff-session.ts';
import { dropIconRequests, payInSandbox } from '../payments/pay-in-sandbox.ts';
import { enterAsFinished } from '../profiles/enter-member.ts';
import { grantRole, staffProgram, startStaffProgram } from '../support/control.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, isChinaDomain, test } from '../support/journey.ts';
import { approvePriceList, writePriceList } from './change-price-list.ts';

// The program of its own: in the other one further journeys pay the same fee.
test.beforeAll(async () => {
  test.setTimeout(180_000);
  await startStaffProgram();
});

// covers: A changed price is shown in the same dialog and paid by its button
test('a fee of a journey that changes while its dialog is open is paid once the new one is agreed to', async ({
  journey,
}) => {
  test.skip(isChinaDomain, 'pays in dollars');
  test.slow();
  journey.tolerate({ status: 400, path: '/v1/payment/sandbox/purchase' });
  const open = () => journey.open({ baseURL: staffProgram });
  const [jonas, mei, fay, finn] = [await open(), await open(), await open(), await open()];
  await makeMember(jonas, 'Jonas');
  const m = await makeMember(mei, 'Mei');
  for (const staff of [fay, finn]) {
    await grantRole({ name: await enterAsFinished(staff, { gender: 0 }), role: 'finance' }, 'staff');
    await openStaffSession(staff);
  }
  await jonas.goto('/travel');
  const main = jonas.getByRole('main');
  const before = Number(/\$(\d+)\.00/.exec(await main.getByRole('button', { name: /^Pay \$/ }).innerText())?.[1]);
  const after = before === 55 ? 57 : 55;
  const dialog = jonas.getByRole('dialog');
  await jonas.getByLabel('Full name').fill('Jonas Weber');
  await jonas.getByLabel('E-mail address').fill('jonas@example.com');
  await jonas.getByLabel('Destination').fill('Chengdu');
  await jonas.getByLabel('Whom to meet').fill(m.name);
  await jonas.getByRole('button', { name: m.name }).click();
  await expect(jonas.getByText('Draft saved')).toBeVisible();
  await main.getByRole('button', { name: `Pay $${before}.00` }).click();
  await expect(dialog.getByRole('button', { name: `Pay $${before}.00` })).toBeVisible();
  await writePriceList(fay, 'Service fee of a journey', after);
  await approvePriceList(finn);

  await dropIconRequests(jonas);
  await dialog.getByRole('button', { name: `Pay $${before}.00` }).click();
  await expect(dialog.getByRole('alert').filter({ visible: true })).toContainText(
    `It was $${before}.00 and is now $${after}.00.`,
  );
  await expectAccessible(jonas);
  await payInSandbox(jonas, new RegExp(`^Pay \\$${after}\\.00$`), 'Approve');

  await expect(jonas.getByRole('heading', { name: 'Fee paid' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await jonas.goto('/bill/payments');
  await expect(main.getByRole('listitem').filter({ hasText: `$${after}.00` })).toContainText('Paid');
  await expect(main.getByText(`$${before}.00`)).toHaveCount(0);
});
