import type { Locator } from '@playwright/test';
import { enterAsFinished } from '../profiles/enter-member.ts';
import { expect, test } from '../support/journey.ts';

/** The narrowest phone: words of another language are cut there first. */
const narrow = { width: 320, height: 700 };

async function box(part: Locator): Promise<{ left: number; right: number; middle: number }> {
  const { x, width } = (await part.boundingBox()) ?? { x: Number.NaN, width: 0 };
  return { left: x, right: x + width, middle: x + width / 2 };
}

for (const locale of ['it-IT', 'ko-KR', 'fr-FR', 'ja-JP'])
  test(`what a post is about is asked in one whole line, ${locale}`, async ({ journey }) => {
    const page = await journey.open({ locale });
    await page.setViewportSize(narrow);
    await enterAsFinished(page, { gender: 1 });
    await page.goto('/home');
    const field = page.getByRole('main').getByRole('textbox').first();
    await expect(field).toBeVisible();
    const room = await field.evaluate((input: HTMLTextAreaElement) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(input);
      const canvas = document.createElement('canvas').getContext('2d');
      if (canvas === null) throw new Error('no canvas');
      canvas.font = font;
      const needed = canvas.measureText(input.placeholder).width;
      return input.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - needed;
    });
    expect(room).toBeGreaterThanOrEqual(0);
  });

test('the search in French cuts no word of its title, and shows whole words in two selects beside each other', async ({
  journey,
}) => {
  const page = await journey.open({ locale: 'fr-FR' });
  await page.setViewportSize(narrow);
  await enterAsFinished(page, { gender: 1 });
  await page.goto('/user/search');
  await test.step('the title beside a button with words', async () => {
    const title = page.getByRole('heading', { level: 1, name: 'Recherche' });
    await expect(page.getByRole('button', { name: 'Tous les filtres' })).toBeVisible();
    const lines = await title.evaluate((heading) => {
      const range = document.createRange();
      range.selectNodeContents(heading);
      return range.getClientRects().length;
    });
    expect(lines).toBe(1);
  });

  await test.step('two selects', async () => {
    await page.getByRole('button', { name: 'Tous les filtres' }).click();
    const ages = page.getByRole('dialog').getByLabel(/^Âge/);
    await expect(ages).toHaveCount(2);
    for (const age of await ages.all()) {
      const room = await age.evaluate((select: HTMLSelectElement) => {
        const { font, paddingLeft, paddingRight } = getComputedStyle(select);
        const canvas = document.createElement('canvas').getContext('2d');
        if (canvas === null) throw new Error('no canvas');
        canvas.font = font;
        const needed = canvas.measureText(select.selectedOptions[0]?.text ?? '').width;
        return select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - needed;
      });
      expect(room).toBeGreaterThanOrEqual(0);
    }
  });
});

test('each column of notification switches stands below its heading', async ({ journey }) => {
  const page = await journey.open({ locale: 'fr-FR' });
  await page.setViewportSize(narrow);
  await enterAsFinished(page, { gender: 1 });
  await page.goto('/setting/notification');
  const table = page.getByTestId('notification-switches');
  await expect(table).toBeVisible();
  for (const column of [0, 1]) {
    const heading = await box(table.locator('b').nth(column));
    const control = await box(table.getByRole('switch').nth(column));
    expect(Math.abs(heading.middle - control.middle)).toBeLessThanOrEqual(1);
  }
});

test('dialogs of the own page stand straight', async ({ journey }) => {
  const page = await journey.open();
  await page.setViewportSize(narrow);
  await enterAsFinished(page, { gender: 1 });
  await page.goto('/me');

  await test.step('the choice between gold and VIP ends where what is below ends', async () => {
    await page.getByRole('button', { name: 'Add gold' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('radio', { name: /^50\b/ })).toBeVisible();
    const choice = await box(dialog.getByRole('radiogroup', { name: 'What to buy' }));
    const body = await box(dialog.getByRole('button', { name: /^Pay / }));
    expect(Math.abs(choice.right - body.right)).toBeLessThanOrEqual(1);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });

  await test.step('the prize wheel stands in the middle of a phone on its side', async () => {
    await page.setViewportSize({ width: 640, height: 360 });
    await page.getByRole('button', { name: 'Prize wheel' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await expect.poll(async () => Math.round((await box(dialog)).middle)).toBe(320);
  });
});
