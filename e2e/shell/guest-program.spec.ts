import type { Page } from '@playwright/test';
import { beforeProgram } from '../support/before-program.ts';
import { expect, test } from '../support/journey.ts';

/** Opens the news as a guest while no picture comes, and notes which scripts are asked for. */
async function openWithoutPictures(page: Page): Promise<{ readonly scripts: readonly string[] }> {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.route('**/media/**', () => {});
  await page.goto('/home', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('feed')).toBeVisible();
  return { scripts };
}

/** The time of a page stands still, so that only what is looked at can load its program. */
async function stopTime(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1_000);
}

test('pictures of the first screen come before the program of a guest', async ({ journey }) => {
  const page = await journey.open();
  await stopTime(page);
  const { scripts } = await openWithoutPictures(page);

  expect(scripts).toEqual([expect.stringMatching(/^\/assets\/boot-/)]);
});

test('a touch loads the program of a guest, and the press is repeated', async ({ journey }) => {
  const page = await journey.open();
  await stopTime(page);
  await openWithoutPictures(page);

  await page.getByRole('article').first().getByRole('button', { name: /^Like/ }).click();

  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a picture that never comes holds up no program', async ({ journey }) => {
  const page = await journey.open();
  await stopTime(page);
  const { scripts } = await openWithoutPictures(page);

  await page.clock.runFor(2_000);

  await expect.poll(() => scripts.some((path) => path.startsWith('/assets/app-'))).toBe(true);
});

test('a press before the program shows at once that it was taken', async ({ journey }) => {
  const page = await journey.open();
  const like = page.getByRole('article').first().getByRole('button', { name: /^Like/ });

  await beforeProgram(page, '/home', async () => {
    await like.click();
    await expect(page.locator('html')).toHaveAttribute('data-busy');
    await expect(like).toHaveCSS('opacity', '0.6');
  });

  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-busy');
  await expect(like).toHaveCSS('opacity', '1');
});

test('what a press opens comes beside the program, and both before the pictures', async ({ journey }) => {
  const page = await journey.open();
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  const pictures = Promise.withResolvers<void>();
  await page.route('**/media/**', async (route) => {
    await pictures.promise;
    // Those that gave way are gone.
    await route.continue().catch(() => {});
  });
  const picture = page.locator('article img').first();

  await beforeProgram(page, '/home', async () => {
    await expect(picture).toHaveAttribute('src');
    await page.getByRole('article').first().getByRole('button', { name: /^Like/ }).click();
    await expect(picture).not.toHaveAttribute('src');
    await expect.poll(() => scripts.some((path) => path.startsWith('/assets/login-dialog-'))).toBe(true);
    pictures.resolve();
  });

  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(picture).toHaveAttribute('src', /^http/);
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('a program that does not come is said, and the next press loads it and is repeated', async ({ journey }) => {
  journey.tolerate({ status: 503, path: '/assets/*' });
  const page = await journey.open();
  await page.route(/\/assets\/(?!boot).*\.js/, (route) => route.fulfill({ status: 503 }));
  await page.goto('/home');
  const like = page.getByRole('article').first().getByRole('button', { name: /^Like/ });
  await like.click();
  await expect(page.getByRole('alert')).toHaveText('Check your connection and try again.');

  await page.unrouteAll();
  await like.click();

  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByText('Check your connection and try again.')).toHaveCount(0);
});
