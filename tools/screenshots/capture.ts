import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { openStaffSession } from '../../e2e/moderation/open-staff-session.ts';
import { visitors, withSampleProgram } from './sample-program.ts';
import { type Screen, screens } from './screens.ts';
import { signIn } from './sign-in.ts';

/*
 * Captures every story of the design system in both themes and a set of screens, at two widths, of a program with the
 * sample members: `npm run screenshots -- <folder>`. `npm run screenshots:compare -- <before> <after>` compares two.
 */
const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } } as const;

const folder = resolve(process.argv[2] ?? 'test-results/screenshots');

mkdirSync(folder, { recursive: true });
await withSampleProgram(async ({ address, browser }) => {
  for (const size of ['phone', 'desktop'] as const) {
    for (const theme of ['light', 'dark'] as const) await captureStories(browser, address, size, theme);
  }
  for (const visitor of ['guest', 'member', 'staff'] as const) await captureScreens(browser, address, visitor);
});

async function openPage(
  browser: Browser,
  baseURL: string,
  size: keyof typeof sizes,
  colorScheme: 'light' | 'dark',
): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    viewport: sizes[size],
    colorScheme,
    locale: 'en-US',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(new Date());
  return page;
}

async function captureStories(
  browser: Browser,
  address: string,
  size: keyof typeof sizes,
  theme: 'light' | 'dark',
): Promise<void> {
  const page = await openPage(browser, address, size, theme);
  await page.goto('/debug/ui', { waitUntil: 'networkidle' });
  for (const story of await page.locator('main section:has(> h2)').all()) {
    const title = (await story.getByRole('heading', { level: 2 }).first().innerText()).toLowerCase();
    await shoot(story, `story-${title.replaceAll(/\W+/g, '-')}-${theme}-${size}`);
  }
  await page.context().close();
}

async function captureScreens(browser: Browser, address: string, visitor: Screen['visitor']): Promise<void> {
  const page = await openPage(browser, address, 'phone', 'light');
  if (visitor !== 'guest') await signIn(page, visitors[visitor], address);
  if (visitor === 'staff') await openStaffSession(page);
  for (const size of ['phone', 'desktop'] as const) {
    await page.setViewportSize(sizes[size]);
    for (const screen of screens.filter((one) => one.visitor === visitor)) {
      await openScreen(page, screen);
      await shoot(page, `screen-${screen.name}-${size}`);
    }
  }
  await page.context().close();
}

async function openScreen(page: Page, { name, path, press = [] }: Screen): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  for (const label of press) {
    const control = page.getByRole('button', { name: label }).or(page.getByRole('link', { name: label }));
    await control
      .first()
      .click({ timeout: 5_000 })
      .catch(() => console.error(`${name}: nothing to press`));
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(400);
  }
}

/** Times and dates are covered: they differ between two runs. */
async function shoot(target: Pick<Page, 'screenshot' | 'locator'>, name: string): Promise<void> {
  await target.screenshot({
    path: join(folder, `${name}.png`),
    animations: 'disabled',
    caret: 'hide',
    mask: [target.locator('time')],
  });
}
