import { makeAccount, openAs } from '../accounts/make-account.ts';
import { landscapes } from '../media/pictures.ts';
import { expect, test } from '../support/journey.ts';

// covers: /setting/sayhi
// covers: GET /message_templates/:kind
test('a greeting is taken from the ideas, changed, seen and kept', async ({ journey }) => {
  const page = await journey.open({ size: 'phone' });
  const account = await makeAccount(page);
  await openAs(page, account, '/setting/sayhi');
  await expect(page.locator('[data-testid=greeting-templates] li')).toHaveCount(7);
  await page.locator('[data-testid=greeting-templates] button').first().click();
  const field = page.getByRole('textbox', { name: 'Your greeting' });
  await field.press('End');
  await field.pressSequentially(' Tell me!');
  await expect(page.getByTestId('greeting-preview')).toContainText('Tell me!');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(field).toHaveValue(/Tell me!$/);
  // A photo goes along: kept as soon as it is chosen, and let go of again.
  const photo = page.getByRole('img', { name: 'The photo of your greeting' });
  const [choosing] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Choose a photo' }).click(),
  ]);
  await choosing.setFiles(landscapes('coast'));
  await expect(photo).toBeVisible();
  await page.reload();
  await expect(photo).toBeVisible();
  await page.getByRole('button', { name: 'Remove photo' }).click();
  await expect(photo).toHaveCount(0);

  await field.fill('');
  await expect(page.getByText('We send the default greeting in the recipient’s language.')).toBeVisible();
});

// covers: /setting/introduction
test('an introduction is written and kept', async ({ journey }) => {
  const page = await journey.open({ size: 'phone' });
  const account = await makeAccount(page);
  await openAs(page, account, '/setting/introduction');
  await page.getByLabel('About me', { exact: true }).fill('I mend clocks and walk far.');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('About me', { exact: true })).toHaveValue('I mend clocks and walk far.');
});

// covers: /setting/translation
test('the way of translating is saved at once', async ({ journey }) => {
  const page = await journey.open();
  const account = await makeAccount(page);
  await openAs(page, account, '/setting/translation');
  await page.getByRole('radio', { name: /^Not at all/ }).check();
  await expect(page.getByText('All changes saved')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('radio', { name: /^Not at all/ })).toBeChecked();
});
