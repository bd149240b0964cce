import { readFile } from 'node:fs/promises';
import { readCode } from '../accounts/read-code.ts';
import { pressButton, tabTo, typeInto } from '../moderation/desks/press-keys.ts';
import { openStaffSession } from '../moderation/open-staff-session.ts';
import { enterAsFinished } from '../profiles/enter-member.ts';
import { grantRole } from '../support/control.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, type Journey, test } from '../support/journey.ts';
import { insertMemberFor, sessionValues, storeForStart } from '../support/member.ts';
import { reportBounce } from './report-bounce.ts';

/** A member of the support. */
async function enterSupport(journey: Journey) {
  const page = await journey.open();
  const staff = await insertMemberFor(page);
  await storeForStart(page, sessionValues(staff));
  await grantRole({ name: staff.name, role: 'support' });
  await openStaffSession(page);
  return { page, staff };
}

// covers: Every mail has a template, a class and an id of its own; staff preview templates and see what became of mails
test('a bounce is shown to its member until support lifts it', async ({ journey }) => {
  const member = await journey.open({ size: 'phone' });
  const gina = await insertMemberFor(member);
  await storeForStart(member, sessionValues(gina));
  const { page } = await enterSupport(journey);
  const banner = member.getByText(`Our mail to ${gina.email} came back.`);

  await test.step('the member reads that their mail came back', async () => {
    await member.request.post('/v1/verify', {
      headers: { authorization: `Bearer ${gina.token}` },
      data: { email: gina.email, purpose: 'verify' },
    });
    await reportBounce(member, gina.id);
    await member.goto('/setting/verify');
    await expect(banner).toBeVisible();
    await expectAccessible(member);
  });

  await test.step('support finds the mail from the page of the member and filters the log', async () => {
    await page.goto(`/staff/members/${gina.id}`);
    await tabTo(page, page.getByRole('link', { name: 'Mails to this member' }));
    await page.keyboard.press('Enter');
    const log = page.getByRole('table', { name: 'Delivery log' });
    await expect(log.getByRole('row')).toHaveCount(2);
    await tabTo(page, page.getByLabel('State', { exact: true }));
    await page.keyboard.type('Came back');
    await pressButton(page, page, 'Filter');
    await expect(page).toHaveURL(/state=bounced/);
    await expect(log.getByRole('row', { name: /Came back/ })).toContainText('550 5.1.1 … is unknown');
    await expect(page.getByRole('button', { name: 'Filter' })).toBeFocused();
    await expectAccessible(page);
  });

  await test.step('support lifts the entry with a reason', async () => {
    await tabTo(page, page.getByRole('link', { name: 'Addresses without mail' }));
    await page.keyboard.press('Enter');
    const entry = page.getByRole('row').filter({ hasText: `Member ${gina.id}` });
    await pressButton(page, entry, 'Lift');
    await expect(entry.getByLabel('Reason')).toBeFocused();
    await pressButton(page, entry, 'Cancel');
    await expect(entry.getByRole('button', { name: 'Lift' })).toBeFocused();
    await page.keyboard.press('Enter');
    await typeInto(page, entry.getByLabel('Reason'), 'The mailbox works again');
    await expectAccessible(page);
    await pressButton(page, entry, 'Send mail again');
    await expect(page.getByText('Mail goes to this address again')).toBeVisible();
    await expect(entry).toHaveCount(0);
  });

  await member.reload();
  await expect(member.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(banner).toHaveCount(0);
});

test('support finds a template, sees it in both themes and gets a test', async ({ journey }) => {
  const { page, staff } = await enterSupport(journey);
  const headers = { authorization: `Bearer ${staff.token}` };
  await page.request.post('/v1/verify', { headers, data: { email: staff.email, purpose: 'verify' } });
  const code = await readCode(page, staff.email);
  await page.request.put('/v1/verify', { headers, data: { email: staff.email, code } });

  await test.step('the list is searched by name and kind', async () => {
    await page.goto('/staff/mails?tab=templates');
    const templates = page.getByRole('list', { name: 'Mail templates' });
    await expect(templates.getByRole('link', { name: /^welcome/ })).toBeVisible();
    await typeInto(page, page.getByLabel('Find a template'), 'no such mail');
    await expect(page.getByText('No template found')).toBeVisible();
    await page.getByLabel('Find a template').fill('order');
    await expect(templates.getByRole('link', { name: /^(order|unlocked)/ })).toHaveCount(2);
    await expect(templates.getByRole('link')).toHaveCount(2);
    await expect(page).toHaveURL(/q=order/);
    await expectAccessible(page);
    await tabTo(page, templates.getByRole('link', { name: /^order/ }));
    await page.keyboard.press('Enter');
  });

  const mail = page.frameLocator('iframe[title="The mail as HTML"]');
  const background = () => mail.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);

  await test.step('the mail is shown in a language and in both themes', async () => {
    await page.getByLabel('Sample').selectOption('refused');
    await page.getByLabel('Language').selectOption('de');
    await expect(mail.getByText('Hallo Anna,')).toBeVisible();
    await expect.poll(background).toBe('rgb(248, 244, 248)');
    await page.getByText('Dark', { exact: true }).click();
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
    await expect(mail.getByText('Hallo Anna,')).toBeVisible();
    await expect.poll(background).toBe('rgb(21, 11, 20)');
    await expect(page).toHaveURL(/sample=refused&language=de&theme=dark/);
    await expectAccessible(page);
  });

  await test.step('a test arrives at the own address', async () => {
    await pressButton(page, page, 'Send me a test');
    await expect(page.getByText('Sent to your own address, marked as a test')).toBeVisible();
    const outbox = async () => (await page.request.get('/debug/mail')).text();
    await expect.poll(outbox).toMatch(new RegExp(`to ${staff.email}\\n\\[Test\\] `));
  });
});

test('support saves the file that comes with a mail', async ({ journey }) => {
  const { page } = await enterSupport(journey);
  await page.goto('/staff/mails/templates/statement?sample=week&language=ja');
  const downloading = page.waitForEvent('download');

  await tabTo(page, page.getByRole('link', { name: 'statement-2026-03-02.pdf' }));
  await expectAccessible(page);
  await page.keyboard.press('Enter');

  const file = await readFile(await (await downloading).path());
  expect(file.subarray(0, 5).toString()).toBe('%PDF-');
});

test('the templates read well on a phone', async ({ journey }) => {
  const page = await journey.open({ size: 'phone', colorScheme: 'dark', locale: 'de-DE' });
  const name = await enterAsFinished(page, { gender: 0 });
  await grantRole({ name, role: 'admin' });
  await openStaffSession(page);

  await page.goto('/staff/mails/templates/unread?sample=all');
  await expect(page.frameLocator('iframe').getByText('Hallo Anna,')).toBeVisible();

  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
