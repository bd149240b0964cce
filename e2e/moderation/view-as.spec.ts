import { enterAsFinished } from '../profiles/enter-member.ts';
import { grantRole } from '../support/control.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/journey.ts';
import { openStaffSession } from './open-staff-session.ts';

test('support sees the site as a member, and the member reads of it', async ({ journey }) => {
  const [member, staff] = [await journey.open(), await journey.open()];
  const name = await enterAsFinished(member, { gender: 1 });
  await grantRole({ name: await enterAsFinished(staff, { gender: 0 }), role: 'support' });
  await openStaffSession(staff);
  const banner = staff.getByRole('region', { name: 'View as member' });

  await test.step('a view is opened with a reason, by the keyboard', async () => {
    await staff.goto(`/staff/members?q=${name}`);
    await staff.getByRole('list', { name: 'Members found' }).getByRole('link', { name }).press('Enter');
    const form = staff.getByRole('form', { name: 'View as member' });
    await expect(form.getByRole('button', { name: 'Open the view' })).toBeDisabled();
    await form.getByLabel('Why, for the log').fill('Cannot find a friend.');
    await expectAccessible(staff);
    await form.getByLabel('Why, for the log').press('Enter');
    await expect(banner).toContainText(`You see the site as ${name} sees it`);
    await expect(staff.getByRole('timer')).toContainText('14:');
  });

  await test.step('it shows the own profile, the news and people', async () => {
    await expect(staff.getByRole('link', { name }).first()).toBeVisible();
    await expectAccessible(staff);
    await staff.getByRole('link', { name: 'News', exact: true }).press('Enter');
    await expect(staff).toHaveURL(/show=news/);
    await staff.getByRole('link', { name: 'People', exact: true }).press('Enter');
    await expect(staff.getByRole('radiogroup', { name: 'List' })).toBeVisible();
    await expectAccessible(staff);
  });

  await test.step('an unknown profile is not there for the member', async () => {
    await staff.getByRole('link', { name: 'Another profile' }).press('Enter');
    journey.tolerate({ status: 404, path: '/v1/user/*' });
    await staff.getByLabel('Number of a member').fill('999999999');
    await staff.keyboard.press('Enter');
    await expect(staff.getByText('For the member, this profile is not there')).toBeVisible();
    await staff.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(staff);
  });

  await test.step('the view ends, and cannot be opened by its address again', async () => {
    await banner.getByRole('button', { name: 'End the view' }).press('Enter');
    await expect(staff.getByText('The view has ended. The member is told.')).toBeVisible();
    journey.tolerate({ status: 400, path: '/v1/staff/views/*' });
    await staff.goBack();
    await expect(staff.getByRole('heading', { name: 'This view has ended' })).toBeVisible();
  });

  await test.step('the member reads when, why and what', async () => {
    await member.goto('/setting/staff-views');
    const card = member.getByRole('article').filter({ hasText: 'Because of your request to us' });
    await expect(card).toContainText('By: Support');
    await expect(card).toContainText('lists of members');
    await expectAccessible(member);
  });
});
