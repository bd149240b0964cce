import { readFile } from 'node:fs/promises';
import { enterAsFinished } from '../profiles/enter-member.ts';
import { grantRole } from '../support/control.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/journey.ts';
import { insertMemberFor } from '../support/member.ts';
import { openStaffSession } from './open-staff-session.ts';

test('an administrator filters the audit log and downloads it', async ({ journey }) => {
  const page = await journey.open();
  const admin = await enterAsFinished(page, { gender: 0 });
  await grantRole({ name: admin, role: 'admin' });
  const { name } = await insertMemberFor(page);
  await openStaffSession(page);
  await page.goto(`/staff/members?q=${name}`);
  await page.getByRole('list', { name: 'Members found' }).getByRole('link', { name }).press('Enter');
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const log = page.getByRole('table', { name: 'Audit log' });

  await test.step('the filters find the look at a member', async () => {
    await page.goto('/staff/audit');
    await page.getByLabel('Number of the member or case').fill(id);
    await page.getByLabel('Act begins with').fill('member.looked');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/act=member\.looked&subject_id=\d+$/);
    await expect(log.getByRole('row')).toHaveCount(2);
    await expect(log).toContainText(admin);
    await expectAccessible(page);
  });

  await test.step('the file holds the same entries', async () => {
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download as CSV' }).press('Enter');
    const file = await (await downloading).path();
    const lines = (await readFile(file, 'utf8')).trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(`member.looked,account,${id}`);
  });

  await test.step('it reads on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page);
  });
});
