import { reasonHeader } from '@peonia/contract/protocol/reason-header.ts';
import { enterAsFinished } from '../profiles/enter-member.ts';
import { grantRole } from '../support/control.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/journey.ts';
import { ownId } from '../support/member.ts';
import { tokenOf } from '../support/token-of.ts';
import { appCode } from './open-staff-session.ts';

const reason = 'Answers tickets from today on';

test('an older code is asked for again, and what was typed is sent with the new one', async ({ journey }) => {
  test.slow();
  journey.tolerate({ status: 403, path: '/v1/staff/roles/requests' });
  const [ada, cleo] = [await journey.open(), await journey.open()];
  await grantRole({ name: await enterAsFinished(ada, { gender: 0 }), role: 'admin' });
  const name = await enterAsFinished(cleo, { gender: 1 });
  await cleo.goto('/me');
  const id = await ownId(cleo);
  const token = await tokenOf(ada);
  const headers = { authorization: `Bearer ${token}` };
  const { secret } = (await (await ada.request.post('/v1/staff/pass', { headers })).json()) as { secret: string };
  const opened = await ada.request.put('/v1/staff/pass', { headers, data: { code: appCode(secret) } });
  const { recovery_codes } = (await opened.json()) as { recovery_codes: string[] };
  // The clock of the server cannot be moved: the first call is answered as for an older code.
  let calls = 0;
  await ada.route('**/v1/staff/roles/requests', (route) => {
    calls += 1;
    if (calls > 1) return route.continue();
    const json = { code: 400604, message: 'This step needs a newer code.', request_id: 'journey' };
    return route.fulfill({ status: 403, json, headers: { [reasonHeader]: 'staff_step_up' } });
  });

  await ada.goto('/staff/roles');
  const form = ada.getByRole('form', { name: 'Give a role to a member' });
  await form.getByLabel('Number of the member').fill(`${id}`);
  await form.getByRole('checkbox', { name: 'Support' }).check();
  await form.getByLabel('Your reason').fill(reason);
  await form.getByRole('button', { name: 'Request the change' }).press('Enter');

  const dialog = ada.getByRole('dialog', { name: 'Enter your code again' });
  await expect(dialog).toBeVisible();
  await expectAccessible(ada);
  await dialog.getByRole('button', { name: 'Use a recovery code' }).press('Enter');
  await dialog.getByLabel('Recovery code').fill(recovery_codes[0] ?? '');
  await ada.keyboard.press('Enter');

  await expect(dialog).toBeHidden();
  await expect(ada.getByRole('article', { name })).toContainText(reason);
  expect(calls).toBe(2);
});
