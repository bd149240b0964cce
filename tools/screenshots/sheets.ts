import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { openStaffSession } from '../../e2e/moderation/open-staff-session.ts';
import { walkedPages } from '../../e2e/walk/walked-pages.ts';
import { root } from '../root.ts';
import { drawSheet, type Tile } from './draw-sheet.ts';
import { visitors, withSampleProgram } from './sample-program.ts';
import { signIn } from './sign-in.ts';

/*
 * Draws a contact sheet for each width: every page of the route table in both themes, side by side. `npm run sheets --
 * [widths] [language]`, such as `npm run sheets -- 390,1440 de`. The pictures stand in docs/pictures/sheets, which is
 * not committed.
 */
const widths = (process.argv[2] ?? '320,390,768,1024,1440').split(',').map(Number);
const language = process.argv[3] ?? 'en';
const themes = ['light', 'dark'] as const;
const folder = join(root, 'docs/pictures/sheets');
/** Pages of a guest, of a member and of staff; those of an object that the sample members lack are left out. */
const pages = walkedPages
  .flatMap(({ route, visitor, address = route }) =>
    visitor === 'newcomer' ? [] : [{ visitor, address: address.replace(':member', '5') }],
  )
  .filter(({ address }) => !address.includes(':'));

mkdirSync(folder, { recursive: true });
await withSampleProgram(async ({ address, browser }) => {
  const windows = {
    guest: await openWindow(browser, address, 'guest'),
    member: await openWindow(browser, address, 'member'),
    staff: await openWindow(browser, address, 'staff'),
  };
  for (const width of widths) {
    const tiles: Tile[] = [];
    for (const theme of themes)
      for (const { visitor, address: path } of pages) {
        const picture = await capture(windows[visitor], path, { origin: address, width, theme });
        tiles.push({ label: `${visitor} ${theme} ${path}`, picture });
      }
    const file = join(folder, `${width}-${language}.webp`);
    const isPhone = width < 600;
    await drawSheet(file, { tiles, columns: isPhone ? 12 : 6, tilePx: isPhone ? 260 : 480 });
    console.log(`${file}: ${tiles.length} pictures`);
  }
});

/** One window a visitor for all widths and themes: the second step of staff is set up once. */
async function openWindow(browser: Browser, baseURL: string, visitor: 'guest' | 'member' | 'staff'): Promise<Page> {
  const context = await browser.newContext({ baseURL, locale: language, timezoneId: 'UTC', reducedMotion: 'reduce' });
  await context.addCookies([{ name: 'lang', value: language, url: baseURL }]);
  const page = await context.newPage();
  if (visitor !== 'guest') await signIn(page, visitors[visitor], baseURL);
  if (visitor === 'staff') await openStaffSession(page);
  return page;
}

interface Look {
  readonly origin: string;
  readonly width: number;
  readonly theme: (typeof themes)[number];
}

async function capture(page: Page, address: string, { origin, width, theme }: Look): Promise<Buffer> {
  // A page about another language chooses it for those after it.
  await page.context().addCookies([{ name: 'lang', value: language, url: origin }]);
  await page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
  await page.emulateMedia({ colorScheme: theme });
  await page.goto(address, { waitUntil: 'load' });
  // Live connections keep the network busy for ever; what is late shows as late.
  await page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => {});
  return page.screenshot({ animations: 'disabled', caret: 'hide' });
}
