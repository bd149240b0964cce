import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/journey.ts';
import { enterAsFinished } from './enter-member.ts';

test('a profile is edited, saved and found again after a reload', async ({ journey }) => {
  const page = await journey.open();
  await enterAsFinished(page, { gender: 1 });
  await page.goto('/setting/edit#biography');
  await expect(page.getByLabel('About me')).toBeFocused();
  const save = page.getByRole('button', { name: 'Save changes' });
  await expect(save).toBeDisabled();
  await page.getByLabel('About me').fill('I build bridges and bake bread.');
  await page.getByLabel('Serious relationship').check();
  await page.getByLabel('Income').selectOption({ label: '$150,000 to $250,000' });
  await page.getByLabel('Height').selectOption({ label: '181 to 190 cm' });
  await save.click();
  await expect(page.getByText('Saved')).toBeVisible();
  await expect(save).toBeDisabled();
  await page.reload();
  await expect(page.getByLabel('About me')).toHaveValue('I build bridges and bake bread.');
  await expect(page.getByLabel('Serious relationship')).toBeChecked();
  await expect(page.getByLabel('Income')).toHaveValue('607');

  await test.step('a wrong birthday is told beside the field, and keeps everything else', async () => {
    await page.getByLabel('About me').fill('Still here.');
    await page.getByLabel('Month').selectOption('02');
    await page.getByLabel('Day').selectOption('31');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('This date does not exist. Please check your birthday.')).toBeVisible();
    await expect(page.getByLabel('About me')).toHaveValue('Still here.');
  });
});

test('unsaved changes are never lost in silence', async ({ journey }) => {
  const page = await journey.open({ locale: 'de-DE', size: 'phone' });
  await enterAsFinished(page, { gender: 0 });
  await page.goto('/setting/edit');
  await page.getByLabel('Über mich').fill('Ich backe gern.');
  await page.getByRole('link', { name: /^Ich/ }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Änderungen speichern?' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Über mich')).toHaveValue('Ich backe gern.');
  await page.getByRole('link', { name: /^Ich/ }).click();
  await dialog.getByRole('button', { name: 'Speichern und verlassen' }).click();
  await expect(page).toHaveURL(/\/me$/);
  await page.goto('/setting/edit');
  await expect(page.getByLabel('Über mich')).toHaveValue('Ich backe gern.');
});

test('a file that is no picture is named, and the settings are open to guests as far as they go', async ({
  journey,
}) => {
  const page = await journey.open();
  await enterAsFinished(page, { gender: 1 });
  await page.goto('/setting/avatar');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
  await expect(
    page.getByText('notes.pdf cannot be used here. Please choose a jpg, png, webp or gif picture.'),
  ).toBeVisible();
  await expectAccessible(page);

  const guest = await journey.open({ size: 'phone' });
  await guest.goto('/setting');
  await expect(guest.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await expect(guest.getByRole('link', { name: 'Edit profile' })).toHaveCount(0);
});
