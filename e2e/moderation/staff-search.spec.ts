import { enterAsFinished } from '../profiles/enter-member.ts';
import { grantRole } from '../support/control.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/journey.ts';
import { insertMemberFor } from '../support/member.ts';
import { openStaffSession } from './open-staff-session.ts';

test('staff find a member from any staff page with the keyboard alone', async ({ journey }) => {
  const page = await journey.open();
  await grantRole({ name: await enterAsFinished(page, { gender: 0 }), role: 'support' });
  const { name } = await insertMemberFor(page);
  await openStaffSession(page);
  await page.goto('/staff/tickets');
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeVisible();
  const dialog = page.getByRole('dialog', { name: 'Search' });

  await test.step('a slash opens the field', async () => {
    await page.keyboard.press('/');
    await expect(dialog.getByLabel('What are you looking for?')).toBeFocused();
  });

  await test.step('a text without results says so', async () => {
    await page.keyboard.type('nobody-is-called-so');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText(/^Nothing found/)).toBeVisible();
  });

  await test.step('the arrow keys reach the result and Enter opens it', async () => {
    await dialog.getByLabel('What are you looking for?').fill(name);
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('link', { name })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('ArrowDown');
    await expect(dialog.getByRole('link', { name })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
    await expect(dialog).toBeHidden();
  });

  await test.step('the shortcuts name it', async () => {
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toContainText('Search');
  });
});
