import { readFile } from 'node:fs/promises';
import { type Page } from '@playwright/test';
import { makeMember } from '../chat/make-member.ts';
import { openStaffSession } from '../moderation/open-staff-session.ts';
import { payInSandbox } from '../payments/pay-in-sandbox.ts';
import { grantRole } from '../support/control.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, isChinaDomain, test, type Journey } from '../support/journey.ts';

/** A traveller, the member to meet, and somebody of the travel desk. */
async function cast(journey: Journey) {
  const [jonas, mei, desk] = [await journey.open(), await journey.open({ size: 'phone' }), await journey.open()];
  const [j, m, d] = [await makeMember(jonas, 'Jonas'), await makeMember(mei, 'Mei'), await makeMember(desk, 'Desk')];
  await grantRole({ name: d.name, role: 'fulfilment' });
  return { jonas, mei, desk, j, m };
}

/** Fills the form and pays its fee; returns the id of the request. `judge` is called at the form and at the payment. */
async function request(page: Page, companion: string, judge = async (_page: Page) => {}): Promise<number> {
  await page.goto('/travel');
  await page.getByRole('button', { name: 'Pay $50.00' }).click();
  await expect(page.getByText('Please choose whom you want to meet.')).toBeVisible();
  await expect(page.getByLabel('Full name')).toBeFocused();
  await page.getByLabel('Full name').fill('Jonas Weber');
  await page.getByLabel('E-mail address').fill('jonas@example.com');
  await page.getByLabel('Destination').fill('Chengdu');
  await page.getByLabel('Whom to meet').fill(companion);
  await page.getByRole('button', { name: companion }).click();
  await page.getByLabel('I need a hotel').check();
  await page.getByLabel('Notes for the travel desk').fill('Eight days in May');
  await expect(page.getByText('Draft saved')).toBeVisible();
  await judge(page);

  await page.reload();
  await expect(page.getByLabel('Notes for the travel desk')).toHaveValue('Eight days in May');
  await expect(page.getByRole('group', { name: 'Whom to meet' })).toContainText(companion);
  await page.getByRole('button', { name: 'Pay $50.00' }).click();
  await judge(page);
  await payInSandbox(page, /^Pay \$50\.00$/, 'Approve');
  await expect(page.getByRole('heading', { name: 'Fee paid' })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  await expect(page).toHaveURL(/\/travel\/\d+$/);
  return Number(/\d+$/.exec(page.url())?.[0]);
}

// covers: /travel
test('a journey is paid, agreed to, planned and closed', async ({ journey }) => {
  test.skip(isChinaDomain, 'pays in dollars');
  test.slow();
  const { jonas, mei, desk, j, m } = await cast(journey);
  // The file of another kind.
  journey.tolerate({ status: 400, path: '/v1/desk_files' });
  const id = await request(jonas, m.name, expectAccessible);

  await test.step('the member to meet is asked, and says yes', async () => {
    await mei.goto('/notification');
    await mei.getByRole('link', { name: /would like to travel and meet you/ }).click();
    await expect(mei.getByRole('heading', { name: `${j.name} would like to meet you in Chengdu` })).toBeVisible();
    await expect(mei.getByText('Eight days in May')).toHaveCount(0);
    await expectAccessible(mei);
    await mei.getByRole('button', { name: 'Yes, I would like to meet' }).click();
    await expect(mei.getByText('Said yes')).toBeVisible();
    await expect(jonas.getByText('Said yes')).toBeVisible();
    await expectAccessible(jonas);
  });

  await test.step('the desk plans', async () => {
    await desk.goto('/home');
    await openStaffSession(desk);
    await desk.goto(`/staff/travel?case=${id}`);
    const row = desk.getByRole('region', { name: `Request ${id}` });
    await row.getByRole('button', { name: 'Begin planning' }).press('Enter');
    await row.getByRole('button', { name: 'Add a day' }).press('Enter');
    await row.getByLabel('Day', { exact: true }).fill('2030-05-14');
    await row.getByLabel('What happens').fill('Arrive and rest');
    // Kept as a draft, which saving takes away.
    await expect.poll(() => desk.evaluate(() => localStorage.getItem('app.draft'))).toContain('Arrive and rest');
    await row.getByRole('button', { name: 'Save the plan' }).press('Enter');
    await expect(desk.getByText('Plan saved')).toBeVisible();
    await expect(row.getByText('What you typed before and did not save is back.')).toHaveCount(0);
    await row.getByLabel('Message to the traveller').fill('The plan is ready.');
    await row.locator('input[type=file]').setInputFiles([
      { name: 'hotel.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\nYour hotel\n%%EOF\n') },
      { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Not a PDF') },
    ]);
    await expect(row.getByText('This kind of file cannot be sent here.', { exact: false })).toBeVisible();
    await expect(row.getByRole('button', { name: 'Send message' })).toBeDisabled();
    await row.getByRole('button', { name: 'Remove notes.txt' }).press('Enter');
    await row.getByRole('button', { name: 'Send message' }).press('Enter');
    await expect(row.getByRole('log')).toContainText('The plan is ready.');
    await row.getByRole('button', { name: 'Mark the plan as ready' }).press('Enter');
    await expect(row.getByRole('button', { name: 'Close the request' })).toBeVisible();
    await expectAccessible(desk);
  });

  await test.step('both sides see the plan, and the traveller keeps it', async () => {
    await expect(jonas.getByText('Arrive and rest')).toBeVisible();
    await expect(jonas.getByRole('log')).toContainText('The plan is ready.');
    const [ticket] = await Promise.all([
      jonas.waitForEvent('download'),
      jonas.getByRole('button', { name: 'Download hotel.pdf, 1 KB' }).click(),
    ]);
    expect(ticket.suggestedFilename()).toBe('hotel.pdf');
    expect(await readFile(await ticket.path(), 'utf8')).toContain('Your hotel');
    const [file] = await Promise.all([
      jonas.waitForEvent('download'),
      jonas.getByRole('button', { name: 'Save to calendar' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe(`travel-${id}.ics`);
    await jonas.getByLabel('Message to the travel desk').fill('Thank you!');
    await jonas.getByRole('button', { name: 'Send message' }).click();
    await expect(jonas.getByRole('log')).toContainText('Thank you!');
    await mei.reload();
    await expect(mei.getByText('Arrive and rest')).toBeVisible();
  });

  await desk.getByRole('button', { name: 'Close the request' }).press('Enter');
  await expect(jonas.getByText('Closed').first()).toBeVisible();
});

test('a yes that is taken back ends the request, and the fee goes back', async ({ journey }) => {
  test.skip(isChinaDomain, 'pays in dollars');
  test.slow();
  const { jonas, mei, m } = await cast(journey);
  const id = await request(jonas, m.name);
  await mei.goto(`/travel/${id}`);
  await mei.getByRole('button', { name: 'Yes, I would like to meet' }).click();

  await mei.getByRole('button', { name: 'Take my yes back' }).click();
  await expectAccessible(mei);
  await mei.getByRole('alertdialog').getByRole('button', { name: 'Take my yes back' }).click();

  await expect(mei.getByText('This request has ended. Nothing is left to do.')).toBeVisible();
  await expect(jonas.getByText(/This request has ended\./)).toBeVisible();
  await expect(async () => {
    await jonas.reload();
    await expect(jonas.getByText('The whole fee was returned to you the way you paid.')).toBeVisible();
  }).toPass();
  await jonas.goto('/travel');
  await expect(jonas.getByLabel('Full name')).toBeVisible();
});
