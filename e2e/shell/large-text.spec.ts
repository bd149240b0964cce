import type { Page } from '@playwright/test';
import { enterAsFinished, putUser } from '../profiles/enter-member.ts';
import { expectNoSidewaysScroll } from '../support/expect-accessible.ts';
import { expect, test } from '../support/journey.ts';
import { insertMemberFor } from '../support/member.ts';

/** German words are long. */
const locale = 'de-DE';

/** Text at 200 %, as a browser does that enlarges text alone. */
async function enlargeText(page: Page): Promise<void> {
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
}

test('text at 200 % leaves every control of the header in the window', async ({ journey }) => {
  const page = await journey.open({ locale });
  await enterAsFinished(page, { gender: 1 });
  await page.goto('/setting');
  await expect(page.getByTestId('account-button')).toBeVisible();
  await enlargeText(page);
  for (const width of [768, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
    const button = await page.getByTestId('account-button').boundingBox();
    expect((button?.x ?? 0) + (button?.width ?? 0), `right edge at ${width} px`).toBeLessThanOrEqual(width);
  }
});

test('text at 200 % fits a phone in French, facts of a profile and the translation of a chat as well', async ({
  journey,
}) => {
  const page = await journey.open({ locale: 'fr-FR', size: 'phone' });
  await enterAsFinished(page, { gender: 1, seeking: 'both' });
  const facts = { orientation: 701, marriage: 401, children: 501 };
  await putUser(page, { ...facts, languages: ['fr'] });
  const other = await insertMemberFor(page, { language: 'ko' });
  const headers = { authorization: `Bearer ${other.token}` };
  expect((await page.request.put('/v1/user', { headers, data: { ...facts, languages: ['ko'] } })).status()).toBe(200);
  for (const path of [`/profile/${other.id}`, `/chat/${other.id}`]) {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    if (path.startsWith('/chat/')) await expect(page.getByTestId('translation-engine')).toBeVisible();
    await enlargeText(page);
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await expectNoSidewaysScroll(page);
    }
  }
});

test('text at 200 % fits a phone', async ({ journey }) => {
  const page = await journey.open({ locale, size: 'phone' });
  await enterAsFinished(page, { gender: 1, seeking: 'both' });
  const other = await insertMemberFor(page, { name: 'Maximiliane-Wilhelmine von Hohenlohe' });
  for (const path of ['/setting', '/me', '/encounter', `/profile/${other.id}`]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await enlargeText(page);
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await expectNoSidewaysScroll(page);
    }
  }
});
