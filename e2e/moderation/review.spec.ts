import type { Page } from '@playwright/test';
import { addPhotos, enterAsOwner } from '../media/make-seller.ts';
import { enterAsFinished } from '../profiles/enter-member.ts';
import { grantRole, staffProgram, startStaffProgram } from '../support/control.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/journey.ts';
import { openStaffSession } from './open-staff-session.ts';

test.beforeAll(async () => {
  test.setTimeout(180_000);
  await startStaffProgram();
});

test('what is for sale waits, is looked at by the staff, and its owner reads why it was removed', async ({
  journey,
}) => {
  test.slow();
  const owner = await open(journey);
  await enterAsOwner(owner, 0);
  await owner.getByRole('link', { name: /^Secret/ }).click();
  await addPhotos(owner, 'bokeh');
  await expect(owner.getByText('In review')).toBeVisible();
  await addPhotos(owner, 'city');
  await expect(owner.getByText('In review')).toHaveCount(2);

  const staff = await open(journey);
  const name = await enterAsFinished(staff, { gender: 1 });
  await test.step('to everybody else the screen is not there', async () => {
    journey.tolerate({ status: 404, path: '/v1/staff/pass' });
    await staff.goto('/staff/review');
    await expect(staff.getByRole('heading', { level: 1 })).not.toHaveText('Review');
    await expect(staff.getByRole('button', { name: /^Approve/ })).toHaveCount(0);
  });

  await test.step('the staff decides by keys', async () => {
    await grantRole({ name, role: 'moderator' }, 'staff');
    await openStaffSession(staff);
    await staff.goto('/staff/review');
    await expect(staff.getByText('2 files wait for a decision.')).toBeVisible();
    await expect(staff.getByRole('list', { name: 'Signals' })).toContainText('For sale');
    await expectAccessible(staff);
    await staff.keyboard.press('r');
    await staff.keyboard.press('5');
    await expect(staff.getByRole('radio', { name: /^Text, contact or code/ })).toBeChecked();
    await staff.keyboard.press('Enter');
    await expect(staff.getByText('1 file waits for a decision.')).toBeVisible();
    await staff.keyboard.press('a');
    await expect(staff.getByText('Nothing is waiting')).toBeVisible();
  });

  await test.step('the owner is told at once, and reads the reason', async () => {
    await expect(owner.getByText('In review')).toHaveCount(0);
    await owner.getByRole('button', { name: /Removed$/ }).click();
    await expect(owner.getByRole('dialog')).toContainText('The photo contains text, contact details or a code.');
    await expectAccessible(owner);
  });
});

/** A window on the program of this journey. */
async function open(journey: { open(screen: { baseURL: string }): Promise<Page> }): Promise<Page> {
  return journey.open({ baseURL: staffProgram });
}
