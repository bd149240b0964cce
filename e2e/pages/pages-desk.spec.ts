import { languageFacts } from '@peonia/i18n/languages.ts';
import { openStaffSession } from '../moderation/open-staff-session.ts';
import { enterAsFinished } from '../profiles/enter-member.ts';
import { grantRole } from '../support/control.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/expect-accessible.ts';
import { expect, test } from '../support/journey.ts';

test('staff change a page in two languages, readers get it, and the first version comes back', async ({ journey }) => {
  test.slow();
  const page = await journey.open();
  await grantRole({ name: await enterAsFinished(page, { gender: 0 }), role: 'support' });
  await openStaffSession(page);
  const reader = await journey.open({ size: 'phone' });
  const title = (language: 'en' | 'ja') =>
    page.getByRole('group', { name: languageFacts[language].ownName, exact: true }).getByLabel('Title');
  const summary = page.getByRole('region', { name: 'Help' });

  await test.step('a draft is kept and previewed', async () => {
    await page.goto('/staff/pages?page=help');
    await summary.getByRole('link', { name: 'Edit' }).press('Enter');
    await title('en').fill('First aid');
    await page.getByRole('button', { name: '日本語' }).press('Enter');
    await title('ja').fill('こまったとき');
    await page.getByRole('button', { name: 'Show', exact: true }).press('Enter');
    await expect(page.getByRole('region', { name: 'Preview, dark' })).toContainText('First aid');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save the draft' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Discard the draft' })).toBeVisible();
    await reader.goto('/ja/help');
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText('ヘルプ');
  });

  await test.step('published, readers get it', async () => {
    await page.getByLabel('Note').fill('Clearer name');
    await page.getByRole('button', { name: 'Publish', exact: true }).press('Enter');
    await expect(summary.getByRole('list', { name: 'Versions' })).toContainText('2 · Published: English');
    await expect(summary.getByRole('list', { name: 'Versions' })).toContainText('Clearer name');
    await expectAccessible(page);
    await expect(async () => {
      await reader.goto('/ja/help');
      await expect(reader.getByRole('heading', { level: 1 })).toHaveText('こまったとき', { timeout: 500 });
    }).toPass();
  });

  await test.step('the first version is compared, taken as a draft and published again', async () => {
    await summary.getByRole('button', { name: 'Compare 1' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Version 1 beside version 2' });
    await expect(dialog.getByRole('listitem').filter({ hasText: 'First aid' })).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Take as draft' }).press('Enter');
    await expect(title('en')).toHaveValue('Help');
    await page.getByRole('button', { name: 'Publish', exact: true }).press('Enter');
    await expect(summary.getByRole('list', { name: 'Versions' })).toContainText('3 · Published');
    await expectNoSidewaysScroll(page);
  });

  await test.step('a planned version is withdrawn', async () => {
    await summary.getByRole('link', { name: 'Edit' }).press('Enter');
    await title('en').fill('Never to be seen');
    await page.getByLabel('Published from').fill(inAMonth());
    await page.getByRole('button', { name: 'Plan the version' }).press('Enter');
    await expect(summary.getByRole('list', { name: 'Versions' })).toContainText('4 · Planned');
    await summary.getByRole('button', { name: 'Withdraw 4' }).press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).press('Enter');
    await expect(summary.getByRole('list', { name: 'Versions' })).toContainText('4 · Withdrawn');
  });
});

test('a version that members must agree to needs a summary in every language', async ({ journey }) => {
  const page = await journey.open();
  await grantRole({ name: await enterAsFinished(page, { gender: 0 }), role: 'support' });
  await openStaffSession(page);
  await page.goto('/staff/pages/policy');

  await page.getByLabel('Title').first().fill('Your privacy');
  await page.getByLabel('What changed').first().fill('We keep less.');
  await page.getByRole('checkbox', { name: /^Members must agree again/ }).press('Space');

  await expect(page.getByRole('status').filter({ hasText: '1 of 8 are there' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeDisabled();
  await expectAccessible(page);
});

/** Value of a `datetime-local` input. */
function inAMonth(): string {
  return new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 16);
}
