import { languageFacts, languages } from '@peonia/i18n/languages.ts';
import sharp from 'sharp';
import { openStaffSession } from '../moderation/open-staff-session.ts';
import { enterAsFinished } from '../profiles/enter-member.ts';
import { grantRole } from '../support/control.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/expect-accessible.ts';
import { expect, test } from '../support/journey.ts';

test('staff write a template in eight languages, change it, and bring the first version back', async ({ journey }) => {
  test.slow();
  const page = await journey.open();
  await grantRole({ name: await enterAsFinished(page, { gender: 0 }), role: 'fulfilment' });
  await openStaffSession(page);
  const words = `Tell me about your street ${Date.now()}`;
  const english = () =>
    page.getByRole('group', { name: 'English', exact: true }).getByRole('textbox', { name: 'Text' });

  await test.step('a new one is offered once all languages are there', async () => {
    await page.goto('/staff/catalogue?kind=template');
    await page.getByRole('link', { name: 'Add one' }).press('Enter');
    await page.getByLabel('Used as').selectOption({ label: 'Answer' });
    await page.getByLabel('Offered to members').press('Space');
    await english().fill(words);
    await expect(page.getByText('Write the missing languages, or hide the item until they are there.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Publish' })).toBeDisabled();
    for (const { ownName } of Object.values(languageFacts))
      await page.getByRole('group', { name: ownName, exact: true }).getByRole('textbox').fill(words);
    await expect(page.getByText(`${languages.length} of ${languages.length} languages`)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Preview, dark' })).toContainText(words);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Publish' }).press('Enter');
    await expect(page.getByRole('button', { name: words })).toBeVisible();
  });

  await test.step('a change is a version with its note', async () => {
    await page.getByRole('button', { name: words }).press('Enter');
    const item = page.getByRole('region', { name: words });
    await expect(item.getByRole('list', { name: 'Versions' })).toContainText('1 · Created');
    await item.getByRole('link', { name: 'Edit' }).press('Enter');
    await english().fill(`${words}, please`);
    await page.getByLabel('Note').fill('More friendly');
    // Kept as a draft, which the publication takes away.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('app.draft'))).toContain('More friendly');
    await page.getByRole('button', { name: 'Publish' }).press('Enter');
    await page.getByRole('button', { name: `${words}, please` }).press('Enter');
    await expect(page.getByRole('list', { name: 'Versions' })).toContainText('2 · Changed: Texts');
    await expect(page.getByRole('list', { name: 'Versions' })).toContainText('More friendly');
  });

  await test.step('the first version comes back', async () => {
    await page.getByRole('button', { name: 'Restore 1' }).press('Enter');
    await page.getByRole('button', { name: 'Publish again' }).press('Enter');
    await expect(page.getByRole('list', { name: 'Versions' })).toContainText('3 · Restored: Texts');
    await expect(page.getByRole('heading', { name: words, exact: true })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
});

test('unsaved changes of an item are kept until they are given up', async ({ journey }) => {
  const page = await journey.open({ size: 'phone' });
  await grantRole({ name: await enterAsFinished(page, { gender: 0 }), role: 'fulfilment' });
  await openStaffSession(page);
  await page.goto('/staff/catalogue/question/new');
  await page.getByRole('button', { name: 'Add a choice' }).click();
  await expect(page.getByLabel('Choice 2')).toHaveCount(languages.length);
  await expectNoSidewaysScroll(page);

  await page.getByRole('link', { name: 'Cancel' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave without saving' }).click();

  await expect(page).toHaveURL(/kind=question/);
});

test('what is typed while a picture is sent stays', async ({ journey }) => {
  const page = await journey.open();
  await grantRole({ name: await enterAsFinished(page, { gender: 0 }), role: 'fulfilment' });
  await openStaffSession(page);
  const typed = Promise.withResolvers<void>();
  await page.route('**/v1/staff/catalogue_pictures', async (route) => {
    await typed.promise;
    await route.continue();
  });
  await page.goto('/staff/catalogue/gift/new');
  const buffer = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#8899aa' } })
    .png()
    .toBuffer();
  await page.locator('input[type=file]').setInputFiles({ name: 'gift.png', mimeType: 'image/png', buffer });
  await expect(page.getByRole('progressbar', { name: 'Sending the picture' })).toBeVisible();

  await page.getByLabel('Note').fill('For the spring');
  typed.resolve();

  await expect(page.getByRole('img', { name: 'Picture of the item' })).toBeVisible();
  await expect(page.getByLabel('Note')).toHaveValue('For the spring');
});
