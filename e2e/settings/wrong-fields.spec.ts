import { makeMember } from '../chat/make-member.ts';
import { expect, test } from '../support/journey.ts';

test('the focus goes to a field that the server calls wrong, and stays with the form that was saved', async ({
  journey,
}) => {
  journey.tolerate({ status: 400, path: '/v1/contact' });
  const page = await journey.open();
  await makeMember(page, 'Mia');
  await page.goto('/setting/information');
  await page.getByLabel('Phone number').fill('+49 171 1234567');
  await page.getByLabel('E-mail address').fill('mia at example');
  await page.getByRole('button', { name: 'Save changes' }).click();

  await expect(page.getByLabel('E-mail address')).toBeFocused();
  await expect(page.getByLabel('E-mail address')).toHaveValue('mia at example');

  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('mia@example.com');
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Save changes' }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  await expect(page.locator('main form')).toBeFocused();
});

test('the focus goes there also where the form was sent before the rest of the page came', async ({ journey }) => {
  journey.tolerate({ status: 400, path: '/v1/contact' });
  const page = await journey.open();
  await makeMember(page, 'Mia');
  const rest = Promise.withResolvers<void>();
  await page.route(/\/assets\/page-offers-/, async (route) => {
    await rest.promise;
    await route.continue();
  });
  await page.goto('/setting/information');
  await page.getByLabel('E-mail address').fill('mia at example');
  const refused = page.waitForResponse((reply) => reply.url().endsWith('/v1/contact') && reply.status() === 400);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await refused;
  await expect(page.getByLabel('E-mail address')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('E-mail address')).not.toBeFocused();

  rest.resolve();

  await expect(page.getByLabel('E-mail address')).toBeFocused();
});

test('an amount that is no whole number is refused beside its field, as it was typed', async ({ journey }) => {
  const page = await journey.open();
  await makeMember(page, 'Mia');
  await page.goto('/bill');
  const field = page.getByRole('textbox', { name: 'Daily limit in gold' });
  await field.fill('10.50');

  await page.getByRole('button', { name: 'Save limit' }).click();

  await expect(page.getByText('Please enter a whole number from 1 to 100,000.')).toBeVisible();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('10.50');
});
