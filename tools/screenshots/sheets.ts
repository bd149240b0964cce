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
  .filter(({ visitor }) => visitor !== 'newcomer')
  .map(({ route, visitor, address = route }) => ({ visitor, address: address.replace(':member', '5') }))
  .filter(({ address }) => !address.includes(':'));

mkdirSync(folder, { recursive: true });
await withSampleProgram(async ({ address, browser }) => {
  for (const width of widths) {
    const tiles: Tile[] = [];
    for (const theme of themes)
      for (const visitor of ['guest', 'member', 'staff'] as const)
        tiles.push(...(await captureAll(browser, address, { width, theme, visitor })));
    const file = join(folder, `${width}-${language}.webp`);
    await drawSheet(file, { tiles, columns: themes.length * (width < 600 ? 6 : 3) });
    console.log(`${file}: ${tiles.length} pictures`);
  }
});

interface Look {
  readonly width: number;
  readonly theme: (typeof themes)[number];
  readonly visitor: 'guest' | 'member' | 'staff';
}

async function captureAll(browser: Browser, baseURL: string, { width, theme, visitor }: Look): Promise<Tile[]> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width, height: width < 600 ? 844 : 900 },
    colorScheme: theme,
    locale: language,
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
  });
  await context.addCookies([{ name: 'lang', value: language, url: baseURL }]);
  const page = await context.newPage();
  if (visitor !== 'guest') await signIn(page, visitors[visitor], baseURL);
  if (visitor === 'staff') await openStaffSession(page);
  const tiles: Tile[] = [];
  for (const { address } of pages.filter((one) => one.visitor === visitor))
    tiles.push({ label: `${visitor} ${theme} ${address}`, picture: await capture(page, address) });
  await context.close();
  return tiles;
}

async function capture(page: Page, address: string): Promise<Buffer> {
  await page.goto(address, { waitUntil: 'load' });
  // Live connections keep the network busy for ever; what is late shows as late.
  await page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => {});
  return page.screenshot({ animations: 'disabled', caret: 'hide' });
}
