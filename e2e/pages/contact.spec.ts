import { makeAccount, openAs } from '../accounts/make-account.ts';
import { refusedByEndedSession } from '../support/ended-session.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/journey.ts';

test('a guest writes to the operator, with the captcha worked out for real', async ({ journey }) => {
  // The work is measured for one person's machine; on a busy one it takes its time.
  // covers: /contact
  test.setTimeout(240_000);
  const page = await journey.open();
  await page.goto('/contact');
  await expect(page.locator('[data-testid=contact-form] [type=submit]')).toBeVisible();
  await page.getByRole('button', { name: 'Send message' }).click();
  for (const message of [
    'Name is invalid',
    'Email address is invalid',
    'Please write what we can help you with.',
    'Please click on the validation area',
  ]) {
    await expect(page.getByText(message, { exact: true })).toBeVisible();
  }
  await expect(page.getByLabel('Your name')).toBeFocused();
  await expectAccessible(page);

  await page.getByLabel('Your name').fill('Anna Berg');
  await page.getByLabel('E-mail address for our answer').fill('anna@example.com');
  await page.getByLabel('Your message').fill('How do I change my e-mail address?');
  await page.getByRole('button', { name: 'I’m not a robot' }).click();
  await expect(page.getByRole('button', { name: 'Confirmed, thank you' })).toBeVisible({ timeout: 180_000 });
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(
    page.getByText(/we have received your message\. Its number is \d+\. We will reply to anna@example\.com\./),
  ).toBeVisible();
  await expectAccessible(page);
});

test('what was typed is still there after a reload', async ({ journey }) => {
  const page = await journey.open({ size: 'phone' });
  await page.goto('/contact');
  await page.getByLabel('Your message').fill('My gold is missing.');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('app.draft'))).toContain('My gold is missing.');
  await page.reload();
  await expect(page.getByLabel('Your message')).toHaveValue('My gold is missing.');
});

test('what a member has begun is asked about at a logout, and nobody after them reads it', async ({ journey }) => {
  journey.tolerate(...refusedByEndedSession('/v1/**'));
  const page = await journey.open();
  await openAs(page, await makeAccount(page), '/contact');
  const message = page.getByRole('textbox', { name: 'Your message' });
  await message.fill('My gold is missing.');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('app.draft'))).toContain('My gold is missing.');

  await page.goto('/me');
  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
  const question = page.getByRole('alertdialog', { name: 'Log out and delete what is not sent?' });
  await expect(question).toContainText('1 draft is on this device only.');
  await question.getByRole('button', { name: 'Log out and delete' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/en/contact');

  await expect(message).toHaveValue('');
  expect(await page.evaluate(() => localStorage.getItem('app.draft'))).not.toContain('My gold is missing.');
});
