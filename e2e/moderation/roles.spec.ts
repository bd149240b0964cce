import { enterAsFinished } from '../profiles/enter-member.ts';
import { grantRole } from '../support/control.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/expect-accessible.ts';
import { expect, test } from '../support/journey.ts';
import { ownId } from '../support/member.ts';
import { pressButton, tabTo, typeInto } from './desks/press-keys.ts';
import { openStaffSession } from './open-staff-session.ts';

test('one administrator asks for a role by keys, another confirms it, and the colleague may work', async ({
  journey,
}) => {
  test.slow();
  const [ada, ben, cleo] = [await journey.open(), await journey.open(), await journey.open({ size: 'phone' })];
  for (const admin of [ada, ben]) {
    await grantRole({ name: await enterAsFinished(admin, { gender: 0 }), role: 'admin' });
    await openStaffSession(admin);
  }
  const name = await enterAsFinished(cleo, { gender: 1 });
  await cleo.goto('/me');
  await expect(cleo.getByRole('heading', { level: 1, name: 'Me' })).toBeVisible();
  const id = await ownId(cleo);

  await ada.goto('/staff/roles');
  const form = ada.getByRole('form', { name: 'Give a role to a member' });
  await typeInto(ada, form.getByLabel('Number of the member'), `${id}`);
  await tabTo(ada, form.getByRole('checkbox', { name: 'Support' }));
  await ada.keyboard.press('Space');
  await typeInto(ada, form.getByLabel('Your reason'), 'Joins the support team');
  await pressButton(ada, form, 'Request the change');
  const asked = ada.getByRole('article', { name });
  await expect(asked).toContainText('Joins the support team');
  await expect(asked.getByRole('button', { name: 'Confirm', exact: true })).toHaveCount(0);
  await expectAccessible(ada);
  await expectNoSidewaysScroll(ada);

  await ben.goto('/staff/roles');
  const request = ben.getByRole('article', { name });
  await typeInto(ben, request.getByLabel('Your reason'), 'Agreed with the team');
  await pressButton(ben, request, 'Confirm');
  await expect(request).toHaveCount(0);
  await expect(ben.getByText(name).first()).toBeVisible();

  await cleo.reload();
  await cleo.goto('/staff');
  await openStaffSession(cleo);
  await expect(cleo.getByRole('heading', { level: 1 })).toBeVisible();
});
