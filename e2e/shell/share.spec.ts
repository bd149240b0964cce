import type { Page } from '@playwright/test';
import { makeMember } from '../chat/make-member.ts';
import { composer } from '../feed/write-post.ts';
import { landscapes } from '../media/pictures.ts';
import { expect, test } from '../support/journey.ts';

test.use({ serviceWorkers: 'allow' });

test('what another app shares waits in the form for a post', async ({ journey }) => {
  const page = await journey.open({ size: 'phone' });
  await makeMember(page, 'Anna');
  await page.goto('/home');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);

  await share(page, { title: 'A garden', url: 'https://example.com/garden' });

  await expect(page).toHaveURL(/\/home$/);
  const form = composer(page);
  await expect(form.getByRole('textbox', { name: 'Text of your post' })).toHaveValue(
    'A garden\nhttps://example.com/garden',
  );
  const files = form.getByRole('list', { name: 'Selected files' }).getByRole('listitem');
  await expect(files).toHaveCount(1);
  await page.reload();
  await expect(form.getByRole('textbox', { name: 'Text of your post' })).toHaveValue(
    'A garden\nhttps://example.com/garden',
  );
});

test('without the worker a share opens the news', async ({ request }) => {
  const reply = await request.post('/share', { multipart: { title: 'A garden' }, maxRedirects: 0 });

  expect(reply.status()).toBe(303);
  expect(reply.headers()['location']).toBe('/home');
});

/** As the system does for a share target: a form that is sent to the address of the manifest. */
async function share(page: Page, texts: Readonly<Record<string, string>>): Promise<void> {
  await page.evaluate((values) => {
    const form = document.createElement('form');
    Object.assign(form, { method: 'post', enctype: 'multipart/form-data', action: '/share', id: 'shared' });
    for (const [name, value] of Object.entries({ ...values, files: null })) {
      const field = document.createElement('input');
      Object.assign(field, { name, type: value === null ? 'file' : 'text' }, value === null ? {} : { value });
      form.append(field);
    }
    document.body.append(form);
  }, texts);
  await page.locator('#shared input[type=file]').setInputFiles(landscapes('tea'));
  await page.evaluate(() => document.querySelector<HTMLFormElement>('#shared')?.submit());
}
