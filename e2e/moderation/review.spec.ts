import type { Page, Request } from '@playwright/test';
import { addPhotos, enterAsOwner } from '../media/make-seller.ts';
import { enterAsFinished } from '../profiles/enter-member.ts';
import { grantRole, staffProgram, startStaffProgram } from '../support/control.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/journey.ts';
import { seedCases, workOff } from './busy-day.ts';
import { openStaffSession } from './open-staff-session.ts';

// Both work off the queues of the second program.
test.describe.configure({ mode: 'serial' });

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

// covers: 200 cases of a day are worked off through the screens by bulk acts and shortcuts
test('a day in the life: 200 cases of all desks with a list are worked off', async ({ journey }) => {
  test.slow();
  const admin = await open(journey);
  await grantRole({ name: await enterAsFinished(admin, { gender: 0 }), role: 'admin' }, 'staff');
  await openStaffSession(admin);
  await seedCases(admin);
  const tile = (name: string) => admin.getByRole('main').getByRole('link', { name: new RegExp(`^${name}.*waiting`) });

  await test.step('the start page has them all', async () => {
    await admin.goto('/staff');
    await expect(tile('Photos')).toContainText('40 waiting');
    await expect(tile('Complaints')).toContainText('60 waiting');
    await expect(tile('Tickets')).toContainText('50 waiting');
    await expectAccessible(admin);
  });

  await test.step('photos: the first two by a key each, the others together', async () => {
    await admin.goto('/staff/review');
    await expect(admin.getByText('40 files wait for a decision.')).toBeVisible();
    await admin.keyboard.press('a');
    await expect(admin.getByText('39 files wait for a decision.')).toBeVisible();
    await admin.keyboard.down('a');
    await expect(admin.getByText('38 files wait for a decision.')).toBeVisible();
    expect(await repeatKey(admin, 'a'), 'files decided by a key that is held').toBe(0);
    await workOff(admin, { act: 'Approve', empty: 'Nothing is waiting' });
  });

  await test.step('complaints of members, with texts that signals queued', async () => {
    await admin.goto('/staff/complaints');
    await workOff(admin, { act: 'Dismiss', empty: 'Nothing is waiting', because: 'option' });
  });

  await test.step('tickets', async () => {
    await admin.goto('/staff/tickets');
    await workOff(admin, { act: 'Solve', empty: 'Nothing is waiting' });
  });

  await test.step('failed deliveries', async () => {
    await admin.goto('/staff/dead-letters');
    await workOff(admin, { act: 'Discard', empty: 'Everything was delivered', because: 'words' });
  });

  await test.step('the start page has none left', async () => {
    await admin.goto('/staff');
    for (const name of ['Photos', 'Complaints', 'Tickets']) await expect(tile(name)).toContainText('Nothing waiting');
  });
});

/** A window on the program of this journey. */
async function open(journey: { open(screen: { baseURL: string }): Promise<Page> }): Promise<Page> {
  return journey.open({ baseURL: staffProgram });
}

/** Keeps a key down that was pressed before, and lifts it. Returns how many calls that wrote followed. */
async function repeatKey(page: Page, key: string): Promise<number> {
  let calls = 0;
  const count = (request: Request) => {
    if (request.method() !== 'GET' && request.url().includes('/v1/staff/')) calls += 1;
  };
  page.on('request', count);
  await page.keyboard.down(key);
  await page.evaluate(() => new Promise((done) => setTimeout(done)));
  await page.keyboard.up(key);
  page.off('request', count);
  return calls;
}
