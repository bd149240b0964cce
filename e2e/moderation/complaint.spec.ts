import type { Locator, Page } from '@playwright/test';
import { enterAsFinished, journeyPassword } from '../profiles/enter-member.ts';
import { grantRole } from '../support/control.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/journey.ts';
import { openStaffSession } from './open-staff-session.ts';

// covers: Complaints: both sides learn the outcome; one appeal, decided by another moderator
test('a member is reported and blocked, suspended by the staff, and comes back by an appeal to somebody else', async ({
  journey,
}) => {
  test.slow();
  // Anyone who is suspended is signed out and cannot log in.
  journey.tolerate({ status: 400, path: '/v1/staff/complaints/*/take' });
  journey.tolerate({ status: 401, path: '/v1/counters' });
  const open = () => journey.open();
  const decided = Promise.withResolvers<void>();
  const [anna, ben, ada, bea] = [await open(), await open(), await open(), await open()];
  await enterAsFinished(anna, { gender: 0 });
  const accused = await enterAsFinished(ben, { gender: 1 });
  await ben.goto('/setting');
  for (const staff of [ada, bea]) {
    await grantRole({ name: await enterAsFinished(staff, { gender: 0 }), role: 'moderator' });
    await openStaffSession(staff);
  }

  await test.step('three taps, and blocked in the same step', async () => {
    await anna.goto(`/profile/${await idOf(ben)}`);
    await anna.getByRole('button', { name: 'More: note, report, block' }).click();
    await anna.getByRole('menuitem', { name: 'Report this profile' }).click();
    const dialog = anna.getByRole('dialog', { name: 'Report this profile' });
    await dialog.getByRole('radio', { name: 'Insults, threatens or spreads hatred' }).check();
    await dialog.getByRole('checkbox', { name: /^Block this member as well/ }).check();
    await expectAccessible(anna);
    await dialog.getByRole('button', { name: 'Send report' }).click();
    await expect(anna.getByText('Thank you. Our team will review it, and the member is blocked.')).toBeVisible();
    // Decided before the page has its connection: the page catches up by itself.
    await anna.route('**/v1/pusher/authenticate', async (route) => {
      await decided.promise;
      await route.continue();
    });
    await anna.goto('/setting/complaints');
    await expect(anna.getByRole('article')).toContainText(`Profile of ${accused}`);
    await expect(anna.getByRole('article')).toContainText('In review');
  });

  await test.step('one of the staff takes the case and suspends', async () => {
    await ada.goto('/staff/complaints');
    const complaint = await openCase(ada, accused);
    await complaint.getByRole('button', { name: 'Take it' }).click();
    await complaint
      .getByLabel('Reason, which both sides read in their language')
      .selectOption({ label: 'Insults, threatens or spreads hatred' });
    await complaint.getByRole('radio', { name: 'Suspend temporarily' }).check();
    // Under the sticky bar a link counts as obscured.
    await ada.evaluate(() => scrollTo(0, 0));
    await expectAccessible(ada);
    await complaint.getByRole('button', { name: 'Uphold the complaint' }).click();
    await expect(complaint).toContainText('Upheld by');
    decided.resolve();
    await expect(anna.getByRole('article')).toContainText('Upheld');
    await expectAccessible(anna);
  });

  await test.step('the member is out at once, and appeals from the letter', async () => {
    await expect.poll(() => ben.evaluate(() => localStorage.getItem('app.token'))).toBeNull();
    await ben.goto(await letterLink(ben, accused));
    await ben.getByLabel('Why should we review it again?').fill('I was quoting a film.');
    await expectAccessible(ben);
    await ben.getByRole('button', { name: 'Send the appeal' }).click();
    await expect(
      ben.getByText('Thank you. Someone else will review it; if your appeal is granted, you can log in again.'),
    ).toBeVisible();
  });

  await test.step('the member still has their data: an archive, or the deletion of the account', async () => {
    await ben.getByRole('button', { name: 'Request my data' }).click();
    const [archive] = await Promise.all([
      ben.waitForEvent('download'),
      ben.getByRole('button', { name: 'Download', exact: true }).click(),
    ]);
    expect(archive.suggestedFilename()).toMatch(/\.zip$/);
    await ben.getByRole('button', { name: 'Delete my account' }).click();
    await ben.getByRole('dialog').getByRole('button', { name: 'Delete my account' }).click();
    await expect(ben.getByText('Your account will be deleted on')).toBeVisible();
    await expectAccessible(ben);
    await ben.getByRole('button', { name: 'Keep my account' }).click();
    await expect(ben.getByRole('button', { name: 'Delete my account' })).toBeVisible();
  });

  await test.step('not the same person, but another one decides about it', async () => {
    await ada.goto('/staff/appeals');
    const own = await openCase(ada, accused);
    await own.getByRole('button', { name: 'Take it' }).click();
    await expect(ada.getByText('An appeal must be decided by someone else.')).toBeVisible();
    await bea.goto('/staff/appeals');
    const complaint = await openCase(bea, accused);
    await expect(complaint).toContainText('I was quoting a film.');
    await complaint.getByRole('button', { name: 'Take it' }).click();
    await complaint.getByRole('button', { name: 'Grant the appeal' }).click();
    const asked = bea.getByRole('alertdialog', { name: 'Grant this appeal?' });
    await expectAccessible(bea);
    await asked.getByRole('button', { name: 'Grant for good' }).click();
    await expect(complaint).toContainText('Granted the appeal');
    await expect(anna.getByRole('article')).toContainText('Dismissed');
    const login = await ben.request.post('/v1/authenticate', { data: { name: accused, password: journeyPassword } });
    expect(login.status()).toBe(200);
  });
});

/** Opens the case about a member: other journeys fill the queue too. */
async function openCase(staff: Page, accused: string): Promise<Locator> {
  await staff.getByRole('list', { name: 'Queue' }).getByRole('button', { name: accused }).click();
  const complaint = staff.getByRole('region', { name: /^Complaint / });
  await expect(complaint).toContainText(accused);
  return complaint;
}

const idOf = (page: Page) =>
  page.evaluate(async () => {
    const token = JSON.parse(localStorage.getItem('app.token') ?? 'null') as string;
    const reply = await fetch('/v1/me', { headers: { authorization: `Bearer ${token}` } });
    return ((await reply.json()) as { id: number }).id;
  });

/** Where the letter about a suspension leads. */
async function letterLink(page: Page, name: string): Promise<string> {
  let link = '';
  await expect
    .poll(async () => {
      const text = await (await page.request.get('/debug/mail')).text();
      const mail = text
        .split('─'.repeat(60))
        .find((part) => part.includes(`to ${name}@example.com\n`) && part.includes('/appeal?token='));
      link = /\/appeal\?token=\S+/.exec(mail ?? '')?.[0] ?? '';
      return link !== '';
    })
    .toBe(true);
  return link;
}
